import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { Link, useMatches } from 'react-router';
import { commonCopy } from '#copy/everywhere.ts';
import { soonCopy as copy } from '#copy/soon.ts';
import { metaOf } from '#lib/page/page-meta.ts';

/** A route whose screen is not built yet. */
export function Component() {
  const { title } = metaOf(useMatches());
  return (
    <div className="page py-10">
      <h1 className="sr-only">{title ?? copy.title}</h1>
      <EmptyState
        title={copy.title}
        action={
          <Link to="/home/" className={buttonClass()}>
            {commonCopy.goHome}
          </Link>
        }
      >
        {copy.text}
      </EmptyState>
    </div>
  );
}
