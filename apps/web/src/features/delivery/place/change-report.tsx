import type { LocationChange } from '@matiz/contracts/delivery.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { clsx } from 'clsx';
import {
  ArrowDown,
  CalendarClock,
  CircleCheck,
  PackageMinus,
  PackagePlus,
  PackageX,
  Tag,
  Truck,
  Warehouse,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import { pictureOf } from '#lib/pictures.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { NoCoverage } from '../no-coverage.tsx';

type ChangedLine = LocationChange['cart']['lines'][number];

/** What a change of address would do: the way there, the days, and the cart before and after. */
export function ChangeReport({ address, change }: { address: Address; change: LocationChange }) {
  const { delivery, cart } = change;
  return (
    <div className="flex flex-col gap-4">
      <FromTo address={address} />
      {delivery.hasCoverage ? (
        <Terms change={change} />
      ) : (
        <NoCoverage place={delivery}>{copy.uncoveredChange}</NoCoverage>
      )}
      {cart.lines.length > 0 || cart.joining ? (
        <CartChanges cart={cart} />
      ) : cart.amountBefore > 0 && delivery.hasCoverage ? (
        <CartKept />
      ) : null}
    </div>
  );
}

function FromTo({ address }: { address: Address }) {
  const delivery = useMe()?.delivery;
  const to = addressLines(address);
  return (
    <div className="rounded-lg bg-ground p-4">
      {delivery ? (
        <p className="text-sm text-ink-soft">
          {copy.from}{' '}
          <span className="font-medium text-ink">
            {delivery.city}, {delivery.state}
          </span>
        </p>
      ) : null}
      <ArrowDown size={18} aria-hidden="true" className="my-1.5 text-ink-faint" />
      <p className="text-sm text-ink-soft">{copy.to}</p>
      <p className="mt-0.5 font-display text-lg leading-6 font-semibold">{to.title}</p>
      <p className="text-sm text-ink-soft">{to.detail}</p>
    </div>
  );
}

function Terms({ change: { deliveryDays, isSameWarehouse } }: { change: LocationChange }) {
  const { before, after } = deliveryDays;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {after === null ? null : (
        <Term icon={<Truck size={19} />}>
          {copy.arrives(after)}
          {before !== null && before !== after ? (
            <span className="text-ink-soft"> ({copy.arrivesBefore(before)})</span>
          ) : null}
        </Term>
      )}
      {isSameWarehouse ? null : <Term icon={<Warehouse size={19} />}>{copy.warehouse}</Term>}
    </ul>
  );
}

function CartKept() {
  const visitor = useMe();
  const customer = isSeller(visitor) ? visitor?.customer : null;
  return (
    <p className="flex gap-3 text-sm">
      <CircleCheck size={19} aria-hidden="true" className="shrink-0 text-now" />
      {customer ? copy.cartKeptFor(customer.businessName) : copy.cartKept}
    </p>
  );
}

function Term({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="shrink-0 text-now">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}

const kinds = {
  price: { icon: Tag, look: 'text-accent' },
  less_stock: { icon: PackageMinus, look: 'text-warning' },
  presale: { icon: CalendarClock, look: 'text-presale' },
  gone: { icon: PackageX, look: 'text-danger' },
} as const;

function CartChanges({ cart }: { cart: LocationChange['cart'] }) {
  return (
    <section aria-labelledby="cambios-del-carrito">
      <h3 id="cambios-del-carrito" className="text-base">
        {cart.lines.length > 0 ? copy.cartChanges(cart.lines.length) : copy.cart}
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
        {cart.lines.map((line) => (
          <Line key={`${line.code} ${line.versionCode} ${line.kind}`} line={line} />
        ))}
        {cart.joining ? (
          <li className="flex gap-3 p-3 text-sm">
            <PackagePlus size={19} aria-hidden="true" className="shrink-0 text-now" />
            {cart.joining.message}
          </li>
        ) : null}
      </ul>
      <dl className="mt-3 flex items-baseline justify-between gap-4">
        <dt className="font-semibold">{copy.cartTotal}</dt>
        <dd className="flex items-baseline gap-2.5 tabular-nums">
          {cart.amountBefore === cart.amountAfter ? null : (
            <>
              <span className="sr-only">{copy.totalBefore}</span>
              <s className="text-sm text-ink-faint">{formatPesos(cart.amountBefore)}</s>
              <span className="sr-only">{copy.totalAfter}</span>
            </>
          )}
          <span className="text-lg font-bold">{formatPesos(cart.amountAfter)}</span>
        </dd>
      </dl>
    </section>
  );
}

function Line({ line }: { line: ChangedLine }) {
  const { icon: Drawing, look } = kinds[line.kind];
  return (
    <li className="flex items-center gap-3 p-3">
      {line.image === null ? null : (
        <Picture
          picture={pictureOf(line.image, '', { kind: 'product' })}
          sizes="48px"
          fit="contain"
          className="size-12 shrink-0 rounded-md bg-white"
        />
      )}
      <span className="min-w-0 flex-1 text-sm">
        {line.message.includes(line.name) ? null : (
          <span className="block font-semibold">{line.name}</span>
        )}
        {line.message}
      </span>
      <Drawing size={18} aria-hidden="true" className={clsx('shrink-0', look)} />
    </li>
  );
}
