import type { FirstDayStep } from '@matiz/contracts/staff/shop/first-day.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { firstDayCopy as copy } from '#copy/settings.ts';
import { useFirstDay } from '#session/first-day.ts';

/** Where each step is done; null: not at the desk. */
const places: Readonly<Record<FirstDayStep['key'], string | null>> = {
  business: '/ajustes/negocio',
  legal: '/ajustes/textos-legales',
  warehouse: '/ajustes/bodegas',
  coverage: '/ajustes/cobertura',
  'trade-types': '/ajustes/tipos-de-negocio',
  categories: '/categorias',
  payment: '/ajustes/pagos',
  products: '/importar',
  mail: null,
  'test-order': '/pedidos',
};

/** Where a first one is made by hand instead. */
const byHand: Partial<Record<FirstDayStep['key'], string>> = { products: '/productos/nueva' };

interface FirstDayProps {
  /** What else can be done at a step, of other parts of the desk. */
  readonly extras?: Partial<Record<FirstDayStep['key'], ReactNode>>;
}

/** What a new shop still needs, read from what it has: left and taken up again at any step. */
export function FirstDay({ extras = {} }: FirstDayProps) {
  const day = useFirstDay();
  if (!day) return <p className="p-6">{copy.loading}</p>;
  const done = day.steps.filter(({ isDone }) => isDone).length;
  return (
    <section className="max-w-3xl p-4 lg:p-6">
      <header className="flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{copy.title}</h1>
        <p className="text-ink-soft tabular-nums">{copy.progress(done, day.steps.length)}</p>
      </header>
      <p
        role="status"
        className={clsx(
          'mb-4 rounded-sm px-3 py-2',
          day.canSell ? 'bg-success-soft text-success' : 'bg-info-soft text-info',
        )}
      >
        {day.canSell ? copy.canSell : copy.cannotSell}
      </p>
      <ol className="rounded-md border border-line bg-surface">
        {day.steps.map((step) => (
          <Step key={step.key} step={step} extra={extras[step.key]} />
        ))}
      </ol>
    </section>
  );
}

function Step({
  step: { key, title, text, isDone },
  extra,
}: {
  readonly step: FirstDayStep;
  readonly extra: ReactNode;
}) {
  const place = places[key];
  const action = isDone ? copy.go.done : copy.go.missing;
  return (
    <li className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t">
      {isDone ? (
        <Check size={18} aria-hidden className="shrink-0 text-success" />
      ) : (
        <Circle size={18} aria-hidden className="shrink-0 text-ink-faint" />
      )}
      <div className="mr-auto min-w-0">
        <h2 className="font-text text-sm font-semibold">
          {title} <span className="sr-only">({isDone ? copy.done : copy.missing})</span>
        </h2>
        <p className="text-ink-soft">{text}</p>
        {extra}
      </div>
      {!isDone && byHand[key] ? (
        <Link to={byHand[key]} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
          {copy.byHand}
        </Link>
      ) : null}
      {place === null ? null : (
        <Link
          to={place}
          aria-label={copy.goTo(action, title)}
          className={buttonClass({ size: 'sm', variant: isDone ? 'quiet' : 'secondary' })}
        >
          {action}
        </Link>
      )}
    </li>
  );
}
