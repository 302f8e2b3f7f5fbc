import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { searchCopy as copy } from '#copy/catalogue/search.ts';
import { BestInstead, TopCategories } from '#features/catalogue/index.ts';
import { TermRows } from '#features/search/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** Nothing was found: how else to look for it, and what leads on. */
export function NothingFound({ text }: { text: string }) {
  return (
    <div className="-mt-6">
      <EmptyState
        title={copy.nothingTitle(text)}
        action={
          <span className="flex flex-wrap justify-center gap-2.5">
            <AppLink to={links.categories} className={buttonClass({ variant: 'secondary' })}>
              {copy.browse}
            </AppLink>
            <AppLink to={links.support} className={buttonClass({ variant: 'quiet' })}>
              {copy.askForIt}
            </AppLink>
          </span>
        }
      >
        {copy.nothingText}
      </EmptyState>
      {/* What follows brings the page's own margins along. */}
      <div className="-mx-4 mt-2 flex flex-col md:-mx-8">
        <TermRows besides={text} />
        <div className="flex flex-col gap-10">
          <BestInstead />
          <TopCategories />
        </div>
      </div>
    </div>
  );
}
