import { ArrowRight } from 'lucide-react';
import { landingCopy as copy } from '#copy/landing.ts';
import type { ShownTone, ToneShow } from '#features/catalogue/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** A real colour card as it hangs on a salon's wall: locks under their numbers, series by series. */
export function ToneRail({ show }: { show: ToneShow }) {
  const { product, series, toneCount } = show;
  return (
    <div className="@container mt-10 lg:mt-14">
      <section
        aria-label={copy.cardOf(product.name, product.brand.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
        tabIndex={0}
        className="no-scrollbar overflow-x-auto overscroll-x-contain rounded-sm pb-1"
      >
        <ol className="flex w-max gap-6 px-4 md:px-[max(2rem,calc((100cqw-var(--container-page))/2+2rem))] lg:gap-9">
          {series.map(({ title, tones }) => (
            <li key={title}>
              <h2 className="eyebrow mb-2.5 font-text !tracking-[0.08em]">{title}</h2>
              <ul className="flex gap-1 border-t-2 border-plum lg:gap-1.5">
                {tones.map((tone, index) => (
                  <Lock key={tone.number} tone={tone} place={index} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <p className="page mt-5">
        <AppLink
          to={links.product(product)}
          className="hit inline-flex items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {copy.seeCard(toneCount)}
          <ArrowRight size={17} aria-hidden="true" />
        </AppLink>
      </p>
    </div>
  );
}

/** Each lock shows another part of the same strands. */
function Lock({ tone: { number, name, hex }, place }: { tone: ShownTone; place: number }) {
  return (
    <li className="group w-10 lg:w-12" title={name}>
      <span className="block rounded-b-xs bg-surface pt-1.5 pb-1 text-center text-2xs font-semibold tabular-nums shadow-hairline lg:text-xs">
        {number}
      </span>
      <span
        aria-hidden="true"
        style={{ backgroundColor: hex, backgroundPositionX: `${(place * 38) % 100}%` }}
        className="hair-sheen swatch-ring [background-size:320%_100%]! relative mx-auto block h-36 w-[86%] origin-top rounded-t-xs rounded-b-[1.1rem] transition-transform duration-300 group-hover:scale-y-108 lg:h-48"
      />
    </li>
  );
}
