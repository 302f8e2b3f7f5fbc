import type { Purchase } from '@matiz/contracts/orders.ts';

/** Mixes that lack units: how many, so that someone may still add them (ADR 114). */
export function NearMixes({ mixes }: { mixes: Purchase['nearMixes'] }) {
  if (mixes.length === 0) return null;
  return (
    <ul className="px-4 pt-3 text-sm sm:px-5">
      {mixes.map(({ title, reason }) => (
        <li key={title}>
          <span className="font-semibold">{title}.</span> {reason}
        </li>
      ))}
    </ul>
  );
}
