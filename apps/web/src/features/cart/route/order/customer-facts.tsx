import { routeCopy as copy } from '#copy/cart/route.ts';
import type { RouteCustomer } from '../keep/route-parts.ts';

/** What a visit needs to know: whom to ask for, where, and what they may owe. */
export function CustomerFacts({ customer }: { customer: RouteCustomer }) {
  const { name, phone, city, addresses, credit, businessName } = customer;
  return (
    <div className="mt-1 text-sm text-ink-soft">
      <p>
        {city} · {name}
        {phone ? (
          <>
            {' · '}
            <a
              href={`tel:${phone}`}
              aria-label={copy.call(businessName, phone)}
              className="font-semibold text-accent"
            >
              {phone}
            </a>
          </>
        ) : null}
      </p>
      {addresses.map(({ title, address, city: place }) => (
        <p key={`${title} ${address}`}>
          {title ? `${title}: ` : ''}
          {address}, {place}
        </p>
      ))}
      {credit ? (
        <p className="tabular-nums">
          {copy.credit(credit.left)}
          {credit.overdue > 0 ? (
            <strong className="font-semibold text-danger"> · {copy.overdue(credit.overdue)}</strong>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
