import { Swatch } from '@matiz/ui/swatch.tsx';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { landingCopy as copy } from '../../copy/landing.ts';
import type { ToneShow } from '../../features/catalogue/tone-show.query.ts';
import { pickTones } from './pick-tones.ts';

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
          <Arrival />
        </Reason>
        <Reason {...price} className="bg-accent-soft">
          <PriceSteps />
        </Reason>
        <Reason {...sellers} className="bg-now-soft md:col-span-2">
          <SellerStrip />
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
        'flex flex-col justify-between gap-8 overflow-hidden rounded-2xl p-6 lg:min-h-80 lg:p-8',
        className,
      )}
    >
      <div className="max-w-[30rem]">
        <h3 className="text-2xl">{title}</h3>
        <p className={clsx('mt-2', textClass)}>{text}</p>
      </div>
      <div aria-hidden="true" className="select-none">
        {children}
      </div>
    </article>
  );
}

function WholeCard({ show }: { show: ToneShow | null }) {
  return (
    <div>
      <p className="flex h-11 w-44 items-center gap-2.5 rounded-full bg-white/12 px-4 font-semibold tabular-nums">
        <Search size={17} className="text-white/70" />
        {copy.searchSample}
      </p>
      <div className="mt-5 -mr-6 grid grid-cols-8 gap-1.5 sm:grid-cols-12 lg:-mr-8">
        {pickTones(show, 24).map((tone) => (
          <Swatch
            key={tone.number}
            tone={{ label: tone.name, hex: tone.hex }}
            size="fill"
            decorative
            className="!rounded-md"
          />
        ))}
      </div>
    </div>
  );
}

function Arrival() {
  return (
    <ol className="grid gap-3 text-sm">
      <li className="flex items-center gap-3">
        <span className="size-3 rounded-full bg-now" />
        <span className="font-semibold">{copy.deliveryNowDay}</span>
      </li>
      <li className="flex items-center gap-3">
        <span className="size-3 rounded-full bg-presale shadow-[0_0_0_4px_rgb(138_82_0/0.18)]" />
        <span className="font-semibold">{copy.deliveryLaterDay}</span>
      </li>
    </ol>
  );
}

function PriceSteps() {
  return (
    <dl className="grid gap-2 text-sm">
      {copy.priceSteps.map((step) => (
        <div
          key={step}
          className="flex items-center justify-between border-b border-accent-tint pb-2"
        >
          <dt className="text-ink-soft">{step}</dt>
          <dd className="price-veil" />
        </div>
      ))}
      <div className="flex items-center justify-between font-semibold">
        <dt>{copy.yourPrice}</dt>
        <dd className="price-veil text-lg text-accent" />
      </div>
    </dl>
  );
}

function SellerStrip() {
  return (
    <p className="on-dark flex max-w-lg items-center justify-between gap-4 rounded-lg bg-plum px-4 py-3.5 text-sm">
      <span className="truncate">
        {copy.orderingFor} <strong>{copy.sampleCustomer}</strong>
      </span>
      <span className="shrink-0 font-semibold text-presale-bright">{copy.change}</span>
    </p>
  );
}
