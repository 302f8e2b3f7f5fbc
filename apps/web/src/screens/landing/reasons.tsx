import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { landingCopy as copy } from '#copy/landing.ts';
import type { ToneShow } from '#features/catalogue/index.ts';
import { PriceSteps, SellerCustomers, SplitOrder, WholeCard } from './reason-drawings.tsx';

/** What Matiz does that a chat with a wholesaler does not. */
export function Reasons({ show }: { show: ToneShow | null }) {
  const { card, presale, price, sellers } = copy.reasons;
  return (
    <section aria-labelledby="razones" className="page pb-14 lg:pb-24">
      <h2 id="razones" className="max-w-[18ch] text-3xl">
        {copy.reasonsTitle}
      </h2>
      <div className="mt-8 grid gap-4 md:grid-cols-2 lg:mt-10 lg:grid-cols-3 lg:gap-5">
        <Reason {...card} className="on-dark bg-plum md:col-span-2" textClass="text-white/80">
          <WholeCard show={show} />
        </Reason>
        <Reason {...presale} className="bg-presale-soft">
          <SplitOrder />
        </Reason>
        <Reason {...price} className="bg-accent-soft">
          <PriceSteps />
        </Reason>
        <Reason {...sellers} className="bg-now-soft md:col-span-2 lg:flex-row lg:gap-12">
          <SellerCustomers />
        </Reason>
      </div>
    </section>
  );
}

function Reason({
  title,
  text,
  className,
  textClass = 'text-ink-soft',
  children,
}: {
  title: string;
  text: string;
  className: string;
  textClass?: string;
  children: ReactNode;
}) {
  return (
    <article
      className={clsx(
        'flex flex-col justify-between gap-8 overflow-hidden rounded-2xl p-6 lg:min-h-84 lg:p-8',
        className,
      )}
    >
      <div className="max-w-[28rem] flex-1">
        <h3 className="text-2xl">{title}</h3>
        <p className={clsx('mt-2 text-pretty', textClass)}>{text}</p>
      </div>
      <div aria-hidden="true" className="min-w-0 select-none lg:self-stretch">
        {children}
      </div>
    </article>
  );
}
