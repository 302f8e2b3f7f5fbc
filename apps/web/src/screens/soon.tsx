import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/empty-state.tsx';
import { Link } from 'react-router';
import { commonCopy } from '../copy/common.ts';

/** A route whose screen is not built yet. */
export function Component() {
  return (
    <div className="page py-10">
      <EmptyState
        title={commonCopy.soonTitle}
        action={
          <Link to="/home/" className={buttonClass()}>
            {commonCopy.goHome}
          </Link>
        }
      >
        {commonCopy.soonText}
      </EmptyState>
    </div>
  );
}
