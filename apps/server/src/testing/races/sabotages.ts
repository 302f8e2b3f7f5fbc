/** A place in the server's source, and what stands there once its guard is taken out. */
export interface Removal {
  readonly file: string;
  readonly guard: string;
  readonly instead: string;
}

export type Sabotage = keyof typeof sabotages;

const orders = 'src/modules/orders';
const session = 'src/modules/identity/session/session.store.ts';
const phone = 'src/modules/identity/phone/phone-code.store.ts';
const cart = 'src/modules/cart/lines/cart-write.store.ts';

/** Source of a `meet()`: who calls it waits until so many have, however slow the machine is. */
const meeting = (count: number) => `const met = Promise.withResolvers<void>();
let come = 0;
async function meet(): Promise<void> {
  come += 1;
  if (come === ${count}) met.resolve();
  await met.promise;
}
`;

/** By what is lost with them: the guards of the product that a test has taken out (ADR 7). */
export const sabotages = {
  /** Every guard of the orders. */
  orders: [
    // Two orders may take the same last unit.
    {
      file: `${orders}/place/take-stock.store.ts`,
      guard: '      AND stock.available >= held.units`;',
      instead: '`;',
    },
    // Two orders may wait for each other in a circle.
    {
      file: `${orders}/place/take-stock.store.ts`,
      guard: '      ORDER BY stock.version_id\n',
      instead: '      ORDER BY random()\n',
    },
    // An arrival may be promised beyond what comes.
    {
      file: `${orders}/place/take-stock.store.ts`,
      guard: '\n      AND arrival.promised + held.units <= arrival.cap`;',
      instead: '`;',
    },
    // Two requests may order one cart at once.
    {
      file: `${orders}/place/place-order.store.ts`,
      guard: "AND cart.state = 'open'\n    FOR UPDATE OF cart FOR NO KEY UPDATE OF customer`",
      instead: '`',
    },
    // The buyer may be charged what they never saw.
    {
      file: `${orders}/place/place-order.ts`,
      guard: 'checkPlacement(plan, confirmedOf(body))',
      instead: 'checkPlacement(plan, { total: plan.totals.total })',
    },
    // An arrival may come twice.
    {
      file: `${orders}/arrivals/receive-arrival.ts`,
      guard: 'if (arrival.received !== null) return ok(await showReceived(sql, arrival));',
      instead: '',
    },
    {
      file: `${orders}/arrivals/arrivals.store.ts`,
      guard: ' AND arrived_at IS NULL RETURNING id',
      instead: ' RETURNING id',
    },
    // A coupon may be used more often than it may be, by anybody and by one customer.
    {
      file: `${orders}/coupons/redeem.store.ts`,
      guard: ' AND (uses_limit IS NULL OR uses < uses_limit)`',
      instead: '`',
    },
    {
      file: `${orders}/coupons/redeem.store.ts`,
      guard: 'AND used.returned_at IS NULL)',
      instead: 'AND false)',
    },
    // More may be ordered on credit than there is.
    {
      file: 'src/modules/payments/credit/credit.store.ts',
      guard: ` AND used + \${amount} <= credit_limit`,
      instead: '',
    },
    // More orders may come in a window than fit into it.
    {
      file: 'src/modules/delivery/windows/windows.store.ts',
      guard: '\n        WHERE delivery_window_day.taken < (SELECT capacity FROM offered)',
      instead: '',
    },
    // An abandoned payment may keep its own buyer from ordering.
    {
      file: `${orders}/place/place-order.ts`,
      guard: 'if (reservations.length > 0) throw new ReservedByOwner(reservations);',
      instead: '',
    },
    // What was cancelled may be given back twice, by two requests at once.
    { file: `${orders}/rows/lock-rows.store.ts`, guard: ' FOR UPDATE`', instead: '`' },
  ],

  /** Several answers to one link may count. */
  'hand-over': [
    {
      file: `${orders}/hand-over/hand-over.store.ts`,
      guard: ` AND answer IS NULL AND revoked_at IS NULL AND expires_at > \${at}\n    RETURNING id`,
      instead: '\n    RETURNING id',
    },
    {
      file: `${orders}/hand-over/hand-over.ts`,
      guard: 'if (cart?.revision !== body.revision) throw new DraftMoved();',
      instead: '',
    },
    {
      file: `${orders}/place/place-order.store.ts`,
      guard: "AND cart.state = 'open'\n    FOR UPDATE OF cart FOR NO KEY UPDATE OF customer`",
      instead: '`',
    },
  ],

  /** Two refreshes may exchange one token, each for its own. */
  'session token': [
    {
      file: session,
      guard: 'export async function lockToken(',
      instead: `${meeting(2)}export async function lockToken(`,
    },
    { file: session, guard: '\n    FOR UPDATE of token`;', instead: '`;\n  await meet();' },
  ],

  /** A guess of a code is first looked at, then counted. */
  'phone code': [
    {
      file: phone,
      guard: 'export async function countGuess(',
      instead: `${meeting(6)}export async function countGuess(`,
    },
    {
      file: phone,
      guard: 'UPDATE phone_code SET guesses = guesses + 1\n    WHERE id = (\n',
      instead: 'SELECT id, hash FROM phone_code WHERE id = (\n',
    },
    {
      file: phone,
      guard: '\n    RETURNING id, hash`;',
      instead:
        '`;\n  if (row) await meet();\n' +
        `  if (row) await sql\`UPDATE phone_code SET guesses = guesses + 1 WHERE id = \${row.id}\`;`,
    },
  ],

  /** Who writes a cart second overwrites who came first; both had time to read it. */
  'cart revision': [
    {
      file: cart,
      guard: `AND revision = \${cart.revision}\n`,
      instead: 'AND pg_sleep(0.02) IS NOT NULL\n',
    },
  ],

  /** Who saves a row of the staff second overwrites who came first. */
  'row version': [
    {
      file: 'src/resource/change-row.ts',
      guard: ` AND \${tx(table)}.version = \${version}\n`,
      instead: '\n',
    },
  ],

  /** A step of a cart that is sent again happens again. */
  'cart mutation': [
    { file: cart, guard: 'mutation === null ? sql`` : remembered(mutation)', instead: 'sql``' },
  ],

  /** Anyone is given the page that was kept of anybody else. */
  'kept pages': [
    {
      file: 'src/http/pages/kept/page-key.ts',
      guard: '[cityCode, warehouseId, zoneId, url]',
      instead: '[url]',
    },
    {
      file: 'src/http/pages/pages.ts',
      guard: 'isGuest ? readAddress(url) : null',
      instead: 'isGuest || session ? readAddress(url) : null',
    },
  ],

  /** Of several lines of a cart one is written. */
  'cart line': [
    {
      file: cart,
      guard: 'rowsByColumn(change.written)',
      instead: 'rowsByColumn(change.written.slice(0, 1))',
    },
  ],
} satisfies Record<string, readonly Removal[]>;
