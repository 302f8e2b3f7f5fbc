import type { StoredRow } from './change-row.ts';

type Renamed = (value: unknown) => StoredRow;

const as =
  (name: string): Renamed =>
  (value) => ({ [name]: value });
const isSet =
  (name: string): Renamed =>
  (value) => ({ [name]: value !== null });
/** What nobody wrote: an address or a date that follows from the rest. */
const leftOut: Renamed = () => ({});

/** By the kind of an object, columns that are called otherwise in its contract. */
const renamed: Readonly<Record<string, Readonly<Record<string, Renamed>>>> = {
  announcement: { words: leftOut },
  banner: {
    app_link: as('link'),
    place: (value) => (typeof value === 'string' ? { shownIn: value } : { place: value }),
    position: as('place'),
  },
  brand: { slug: leftOut, code: leftOut },
  category: { slug: leftOut, position: as('place') },
  credit: { credit_limit: as('limit') },
  customer: { blocked_at: leftOut },
  deal: { kind: leftOut },
  'home-row': { custom_list_id: as('selectionId'), position: as('place') },
  'payment-method': {
    type_movement: (value) => ({ movement: value ?? 'none' }),
    discount_type: as('movementKind'),
    discount_amount: as('movementAmount'),
  },
  product: {
    slug: leftOut,
    listed_at: leftOut,
    has_versions: leftOut,
    kind: leftOut,
    withdrawn_at: isSet('isWithdrawn'),
  },
  'programmed-price': { during: (value) => readRange(String(value)) },
  promotion: { app_link: as('link'), end_date: as('endsAt') },
  staff: { suspended_at: isSet('isSuspended') },
  'trade-type': { code: leftOut },
  zone: { code: leftOut },
};

const column = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** `price_BOG`, `swatch_ALM001-7.1`: what follows is a code, and stays as it is. */
const coded = /^(price|swatch|option)_/;

/**
 * What an entry of the audit says, by the names of its contract: until the audit kept those, it had
 * the columns of the table. What the audit holds stays as it was written.
 */
export function inContractNames(kind: string, said: StoredRow | null): StoredRow | null {
  if (said === null) return null;
  const own = renamed[kind] ?? {};
  const parts = Object.entries(said).map(([name, value]) => {
    const rename = Object.hasOwn(own, name) ? own[name] : undefined;
    if (rename) return rename(value);
    return { [coded.test(name) || !column.test(name) ? name : camelCase(name)]: value };
  });
  return Object.assign({}, ...parts);
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `["2026-12-01 05:00:00+00",)`, as PostgreSQL writes a window of time. */
function readRange(text: string): StoredRow {
  const [, from, to] = /^[[(]"?([^",]*)"?,"?([^",\])]*)"?[\])]$/.exec(text) ?? [];
  return { startsAt: momentOf(from), endsAt: momentOf(to) };
}

function momentOf(text = ''): string | null {
  const moment = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
