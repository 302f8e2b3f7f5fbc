import type { Category } from '@matiz/contracts/catalogue.ts';
import { landingCopy as copy } from '#copy/landing.ts';
import type { ToneShow } from '#features/catalogue/index.ts';
import { ChosenTonesDrawing, DatedDeliveries, WholeOrder } from './step-drawings.tsx';

/** How an order is made, in three steps, each with a small drawing of the screen it takes place on. */
export function Steps({
  show,
  categories,
}: {
  show: ToneShow | null;
  categories: readonly Category[];
}) {
  const drawings = [
    <ChosenTonesDrawing key="tones" show={show} />,
    <WholeOrder key="order" categories={categories} />,
    <DatedDeliveries key="dates" />,
  ];
  return (
    <section aria-labelledby="pasos" className="page py-14 lg:py-24">
      <h2 id="pasos" className="text-3xl">
        {copy.stepsTitle}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-10 lg:mt-10 lg:grid-cols-3">
        {copy.steps.map(({ title, text }, position) => (
          <li
            key={title}
            className="md:grid md:grid-cols-[20rem_1fr] md:items-center md:gap-x-8 lg:block"
          >
            <div
              aria-hidden="true"
              className="grid h-56 content-center rounded-xl bg-sunken px-5 select-none lg:px-7"
            >
              {drawings[position]}
            </div>
            <div>
              <h3 className="mt-5 flex items-baseline gap-2.5 text-xl">
                <span className="text-accent tabular-nums">{position + 1}</span>
                {title}
              </h3>
              <p className="mt-1.5 text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
