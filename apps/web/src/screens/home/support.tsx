import { ChevronDown } from 'lucide-react';
import { supportCopy as copy } from '#copy/support/support.ts';
import { coverageQuery } from '#features/delivery/index.ts';
import { ordersQuery } from '#features/orders/index.ts';
import { Conversations, channelsQuery, threadsQuery } from '#features/support/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { isGuest, meQuery, useMe } from '#session/me.query.ts';
import { CityCard } from './support/city-card.tsx';
import { ContactCard } from './support/contact-card.tsx';
import { StatisticsChoice } from './support/statistics-choice.tsx';
import { WriteCard } from './support/write-card.tsx';

export async function loadScreenData({ queryClient, request }: ScreenArgs): Promise<PageMeta> {
  const visitor = await queryClient.ensureQueryData(meQuery(request));
  const own = isGuest(visitor)
    ? []
    : [
        loadQuery(queryClient, threadsQuery(request)),
        queryClient.prefetchInfiniteQuery(ordersQuery(request)),
      ];
  // Without any of it the answers still help.
  await Promise.allSettled([
    loadQuery(queryClient, coverageQuery(request, visitor.delivery)),
    loadQuery(queryClient, channelsQuery(request)),
    ...own,
  ]);
  return { description: copy.description };
}

/** §2 /home/support: short answers, and how to reach us for the rest. Works without scripts. */
export function Component() {
  return (
    <div className="page grid gap-x-16 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <header className="lg:col-span-2">
        <h1 className="text-3xl">{copy.title}</h1>
        <p className="mt-2 text-lg text-ink-soft">{copy.lead}</p>
      </header>
      {/* The ways to reach someone stand first where there is one column. */}
      <aside className="grid content-start gap-4 lg:sticky lg:top-36 lg:col-start-2 lg:row-start-2 lg:self-start">
        <ContactCard />
        <CityCard />
      </aside>
      <div className="grid content-start gap-10 lg:col-start-1 lg:row-start-2">
        {isGuest(useMe()) ? null : <Conversations />}
        {copy.groups.map(({ title, entries }) => (
          <section key={title}>
            <h2 className="text-xl">{title}</h2>
            <div className="mt-3 border-b border-line">
              {entries.map(({ question, answer }) => (
                <Answer key={question} question={question} answer={answer} />
              ))}
            </div>
          </section>
        ))}
        <WriteCard />
        <StatisticsChoice />
      </div>
    </div>
  );
}

function Answer({ question, answer }: { question: string; answer: readonly string[] }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose pb-5">
        {answer.map((paragraph) => (
          <p key={paragraph} className="mb-2 text-pretty text-ink-soft last:mb-0">
            {paragraph}
          </p>
        ))}
      </div>
    </details>
  );
}
