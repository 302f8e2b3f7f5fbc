import type { CartNewsItem } from '@matiz/contracts/cart.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { clsx } from 'clsx';
import {
  ArrowRight,
  Ban,
  CalendarClock,
  type LucideIcon,
  PackageCheck,
  PackageMinus,
  PackageX,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { cartNewsCopy as copy } from '#copy/cart/cart-news.ts';
import { ProductName, ProductPicture } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { LineChanges, ToldChange } from './describe-news.ts';
import type { ToldKind } from './kind-of-news.ts';

const looks: Readonly<Record<ToldKind, readonly [drawing: LucideIcon, look: string]>> = {
  PRICE_UP: [TrendingUp, 'bg-warning-soft text-warning'],
  PRICE_DOWN: [TrendingDown, 'bg-success-soft text-success'],
  LESS_STOCK: [PackageMinus, 'bg-warning-soft text-warning'],
  SOLD_OUT: [PackageX, 'bg-sunken text-ink-soft'],
  NOW_PRESALE: [CalendarClock, 'bg-presale-soft text-presale'],
  BACK_IN_STOCK: [PackageCheck, 'bg-now-soft text-now'],
  NEW_DATE: [CalendarClock, 'bg-presale-soft text-presale'],
  WITHDRAWN: [Ban, 'bg-sunken text-ink-soft'],
};

/** What changed of one line, each change with its acceptance, and the way out of the cart. */
export function LineNewsItem({
  told: { name, line, changes },
  accepting,
  onAccept,
  onRemove,
}: {
  told: LineChanges;
  accepting: readonly CartNewsItem[];
  onAccept: (news: CartNewsItem) => void;
  onRemove: () => void;
}) {
  const isGone = changes.some(({ kind }) => kind === 'WITHDRAWN');
  return (
    <article aria-label={name} className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-center gap-3.5 sm:gap-4">
        {line ? (
          <span className={clsx(isGone && 'opacity-60 grayscale')}>
            <ProductPicture image={line.image} tone={line.color} />
          </span>
        ) : null}
        <div className="min-w-0 flex-1">
          {line ? (
            <ProductName line={isGone ? { ...line, productId: null } : line} />
          ) : (
            <p className="font-semibold">{name}</p>
          )}
          {line?.versionName ? <p className="text-sm leading-5">{line.versionName}</p> : null}
        </div>
        {isGone ? null : (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3 self-start !text-ink-soft"
            aria-label={copy.removeOf(name)}
            onClick={onRemove}
          >
            {copy.removeLine}
          </Button>
        )}
      </div>
      <ul className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
        {changes.map((change) => (
          <Change
            key={change.kind}
            change={change}
            name={name}
            isBusy={accepting.includes(change.news)}
            onAccept={() => onAccept(change.news)}
          />
        ))}
      </ul>
    </article>
  );
}

function Change({
  change: { kind, before, after, meaning },
  name,
  isBusy,
  onAccept,
}: {
  change: ToldChange;
  name: string;
  isBusy: boolean;
  onAccept: () => void;
}) {
  const [Drawing, look] = looks[kind];
  return (
    <li className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-5">
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <span
          aria-hidden="true"
          className={clsx('grid size-10 shrink-0 place-items-center rounded-full', look)}
        >
          <Drawing size={20} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{copy.kinds[kind]}</p>
          {after === null ? null : <Difference before={before} after={after} />}
          <p className="text-sm text-ink-soft">{meaning}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 pl-13 sm:pl-0">
        {kind === 'WITHDRAWN' || kind === 'SOLD_OUT' ? (
          <AppLink
            to={links.results(name.split(',')[0] ?? name)}
            aria-label={`${copy.similar}: ${name}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {copy.similar}
          </AppLink>
        ) : null}
        <Button
          variant="soft"
          size="sm"
          loading={isBusy}
          aria-label={`${copy.accept[kind]}: ${name}`}
          onClick={onAccept}
        >
          {copy.accept[kind]}
        </Button>
      </div>
    </li>
  );
}

/** `$ 28.900 → $ 31.200 c/u`, heard as before and now. */
function Difference({ before, after }: { before: string | null; after: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-base tabular-nums">
      {before === null ? null : (
        <>
          <span className="sr-only">{copy.before}</span>
          <s className="text-ink-faint">{before}</s>
          <ArrowRight size={16} aria-hidden="true" className="text-ink-faint" />
        </>
      )}
      <span className="sr-only">{copy.now}</span>
      <span className="font-bold">{after}</span>
    </p>
  );
}
