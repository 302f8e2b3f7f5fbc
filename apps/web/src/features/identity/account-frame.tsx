import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export type Point = readonly [title: string, text: string];

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the form on a desktop: why it is worth the trouble. */
  readonly points: readonly Point[];
  readonly pointsTitle?: string;
  /** Steps have numbers, reasons a tick. */
  readonly isInOrder?: boolean;
  /** Also under the form of a phone; steps always are. */
  readonly isToldOnPhones?: boolean;
  /** Over the title: where one stands among several steps. */
  readonly above?: ReactNode;
  /** for moving the focus to the title, when another step takes the page's place. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The page of one small form: to log in, to prove a phone, to change a password. */
export function AccountFrame({
  title,
  lead,
  above,
  titleRef,
  children,
  isToldOnPhones = false,
  ...aside
}: AccountFrameProps) {
  return (
    <>
      <HairBand className="h-2.5 lg:hidden" />
      <div className="page grid items-center gap-12 py-8 sm:py-14 lg:grid-cols-2 lg:py-16">
        <div className="mx-auto w-full max-w-field min-w-0">
          {above ? <div className="mb-8">{above}</div> : null}
          <h1 ref={titleRef} tabIndex={-1} className="text-3xl text-balance outline-none">
            {title}
          </h1>
          {lead ? <p className="mt-2 text-pretty text-ink-soft">{lead}</p> : null}
          <div className="mt-6">{children}</div>
          {aside.isInOrder || isToldOnPhones ? <ShortPoints {...aside} /> : null}
        </div>
        <Reasons {...aside} isSteady={Boolean(above)} />
      </div>
    </>
  );
}

function Reasons({
  points,
  pointsTitle,
  isInOrder = false,
  isSteady,
}: Pick<AccountFrameProps, 'points' | 'pointsTitle' | 'isInOrder'> & {
  /** Beside a long form it stays at the top. */
  isSteady: boolean;
}) {
  const List = isInOrder ? 'ol' : 'ul';
  return (
    <aside
      className={clsx(
        'on-dark hidden overflow-hidden rounded-2xl bg-plum lg:block',
        isSteady && 'lg:sticky lg:top-28 lg:self-start',
      )}
    >
      <HairBand className="h-20" />
      <div className="p-12">
        {pointsTitle ? <h2 className="mb-8 text-2xl">{pointsTitle}</h2> : null}
        <List className="flex flex-col gap-8">
          {points.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-plum-raised font-semibold text-presale-bright tabular-nums"
              >
                {isInOrder ? index + 1 : <Check size={18} strokeWidth={3} />}
              </span>
              <div>
                <p className="font-display text-xl font-semibold">{title}</p>
                <p className="mt-1 text-white/75">{text}</p>
              </div>
            </li>
          ))}
        </List>
      </div>
    </aside>
  );
}

/** The same under the form, where there is no room beside it. */
function ShortPoints({
  points,
  pointsTitle,
  isInOrder = false,
}: Pick<AccountFrameProps, 'points' | 'pointsTitle' | 'isInOrder'>) {
  const List = isInOrder ? 'ol' : 'ul';
  return (
    <section className="mt-8 rounded-lg bg-surface p-5 shadow-card lg:hidden">
      {pointsTitle ? <h2 className="mb-4 text-lg">{pointsTitle}</h2> : null}
      <List className="flex flex-col gap-4">
        {points.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-6.5 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent tabular-nums"
            >
              {isInOrder ? index + 1 : <Check size={16} strokeWidth={3} />}
            </span>
            <p>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </List>
    </section>
  );
}

/** From black to platinum by way of copper: the tones that Matiz is about. */
const tones = '1d1514 2f1f1a 4a2c20 6b3320 8a4524 a8602c b9733a c58f55 d6b27c e8d5b0'.split(' ');

/** A band of dyed hair, the signature of Matiz. */
export function HairBand({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={`flex overflow-hidden ${className}`}>
      {tones.map((hex) => (
        <span key={hex} style={{ backgroundColor: `#${hex}` }} className="hair-sheen flex-1" />
      ))}
    </div>
  );
}
