import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { countsSince, loyaltyTiers, type Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';
import { setAllTiers } from '../ledger.store.ts';
import { lockTiers, selectTierProducts } from '../loyalty.store.ts';

export interface TierForm {
  readonly threshold: number;
  readonly color: string;
  readonly shippingOff: number;
  readonly freeFrom: number | null;
}

/** The tiers as staff keep them: what is saved holds for every customer at once. */
export const tierResource = (clock: Clock): Resource<TierForm> => ({
  table: 'loyalty_tier',
  kind: 'loyalty-tier',
  key: 'name',
  fields: ['threshold', 'color', 'shippingOff', 'freeFrom'],
  source: {
    columns: (sql) => sql`loyalty_tier.name AS id, loyalty_tier.version, loyalty_tier.name,
      loyalty_tier.color, loyalty_tier.threshold, loyalty_tier.shipping_off AS "shippingOff",
      loyalty_tier.free_from AS "freeFrom",
      (SELECT count(*)::int FROM (${selectTierProducts(sql, clock())}) given) AS products,
      (SELECT count(*)::int FROM customer
        WHERE customer.loyalty_tier = loyalty_tier.name) AS customers`,
    from: (sql) => sql`loyalty_tier`,
    id: { key: (sql) => sql`loyalty_tier.name`, type: 'text' },
    filters: {},
    orders: {
      threshold: { key: (sql) => sql`loyalty_tier.threshold`, type: 'bigint' },
      '-threshold': {
        key: (sql) => sql`loyalty_tier.threshold`,
        type: 'bigint',
        isDescending: true,
      },
    },
  },
  columnsOf: ({ threshold, color, shippingOff, freeFrom }) => ({
    ...(threshold === undefined ? {} : { threshold }),
    ...(color === undefined ? {} : { color }),
    ...(shippingOff === undefined ? {} : { shipping_off: shippingOff }),
    ...(freeFrom === undefined ? {} : { free_from: freeFrom }),
  }),
  check: async (tx, id, set) => (id === null ? null : refuse(tx, id, set)),
  saved: async (tx) => {
    await setAllTiers(tx, countsSince(clock()));
  },
});

/** The lowest tier is everybody's, and each further one asks for more than the one before it. */
async function refuse(
  tx: Tx,
  id: string,
  { threshold }: Partial<TierForm>,
): Promise<Failure | null> {
  if (threshold === undefined) return null;
  const tiers = await lockTiers(tx);
  const index = loyaltyTiers.indexOf(id as Tier);
  const of = (place: number) => tiers.find(({ name }) => name === loyaltyTiers[place]);
  const [below, above] = [of(index - 1), of(index + 1)];
  if (index === 0 && threshold !== 0) {
    return failureAt('set.threshold', 'INVALID_REQUEST', say('lowestTier', { name: id }));
  }
  if ((below && threshold <= below.threshold) || (above && threshold >= above.threshold)) {
    return failureAt('set.threshold', 'INVALID_REQUEST', say('tierOrder'));
  }
  return null;
}
