import type { LoyaltyTier } from '@matiz/contracts/loyalty.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { loyaltyCopy as copy } from '#copy/loyalty.ts';
import { cartQuery } from '#features/buying/index.ts';
import {
  hasTier,
  LoyaltyCard,
  type LoyaltySubject,
  loyaltyQuery,
  TierCards,
  tiersQuery,
} from '#features/loyalty/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { Part } from '#lib/parts/part.tsx';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { isGuest, meQuery, useMe } from '#session/me.query.ts';

export async function loadScreenData({ queryClient, request }: ScreenArgs): Promise<PageMeta> {
  await Promise.all([
    loadQuery(queryClient, tiersQuery(request)),
    queryClient.ensureQueryData(meQuery(request)),
  ]);
  return { description: copy.description };
}

/** §2 /plan-negocios-estrellas: what each tier asks for and gives, and how far one is. */
export function Component() {
  const visitor = useMe();
  const { data: tiers = [] } = useQuery(tiersQuery(useRequest()));
  return (
    <div className="page py-8 sm:py-12">
      <header className="max-w-2xl">
        <h1 className="text-3xl lg:text-4xl">{copy.title}</h1>
        <p className="mt-2 text-lg text-pretty text-ink-soft">{copy.lead}</p>
      </header>
      {hasTier(visitor) ? (
        <OwnTiers subject={visitor} tiers={tiers} />
      ) : (
        <TierCards tiers={tiers} current={null} />
      )}
      <section className="mt-10 max-w-2xl">
        <h2 className="text-xl">{copy.questionsTitle}</h2>
        <dl className="mt-3 grid gap-4">
          {copy.questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-0.5 text-pretty text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="mt-8 flex flex-wrap gap-3">
        {isGuest(visitor) ? (
          <>
            <AppLink to={links.register} className={buttonClass()}>
              {copy.start}
            </AppLink>
            <AppLink to={links.login} className={buttonClass({ variant: 'secondary' })}>
              {copy.enter}
            </AppLink>
          </>
        ) : (
          <AppLink to={links.marketplace} className={buttonClass()}>
            {copy.shop}
          </AppLink>
        )}
      </p>
    </div>
  );
}

interface OwnTiersProps {
  readonly subject: LoyaltySubject;
  readonly tiers: readonly LoyaltyTier[];
}

function OwnTiers({ subject, tiers }: OwnTiersProps) {
  const request = useRequest();
  const { data: cart } = useQuery(cartQuery(request));
  const { data: status } = useQuery(loyaltyQuery(request, subject));
  return (
    <>
      <div className="mt-6 max-w-2xl">
        <Part>
          <LoyaltyCard subject={subject} cartAmount={cart?.cart?.amount ?? 0} hasLink={false} />
        </Part>
      </div>
      <TierCards tiers={tiers} current={status?.currentLoyaltyStatus.name ?? null} />
    </>
  );
}
