import { chipClass } from '@matiz/ui/inputs/chip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { searchCopy as copy } from '#copy/catalogue/search.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { ownTermsQuery, topTermsQuery } from './search-terms.query.ts';

/** Where a search may begin: one's own last ones, and what most people look for; not the one that stands. */
export function TermRows({ besides = null }: { besides?: string | null }) {
  const request = useRequest();
  const userId = useMe()?.user._id ?? '';
  const own = (useQuery(ownTermsQuery(request, userId)).data ?? []).filter(
    (term) => term !== besides,
  );
  const top = useQuery(topTermsQuery(request)).data ?? [];
  return (
    <div className="page mb-8 flex flex-col gap-6 empty:hidden sm:mb-12">
      <TermRow title={copy.ownTerms} terms={own} />
      <TermRow title={copy.topTerms} terms={top.filter((term) => !own.includes(term))} />
    </div>
  );
}

function TermRow({ title, terms }: { title: string; terms: readonly string[] }) {
  const id = useId();
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-2xl">
      <h2 id={id} className="mb-2 text-base">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term} className="max-w-full">
            <AppLink to={links.results(term)} className={chipClass(false, 'max-w-full')}>
              <span className="truncate">{term}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
