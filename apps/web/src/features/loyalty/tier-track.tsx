import { loyaltyTiers, type Tier } from '@matiz/domain/loyalty/tier.ts';
import { clsx } from 'clsx';
import { loyaltyCopy as copy } from '#copy/loyalty.ts';

/** The four tiers in a row, up to the one that has been reached; each by its name, not only its colour. */
export function TierTrack({ current }: { current: Tier }) {
  const reached = loyaltyTiers.indexOf(current);
  return (
    <ol aria-label={copy.tiers} className="grid grid-cols-4 gap-1.5">
      {loyaltyTiers.map((tier, index) => (
        <li key={tier} aria-current={index === reached ? 'step' : undefined}>
          <span
            aria-hidden="true"
            className={clsx('block h-2 rounded-full', index <= reached ? 'bg-accent' : 'bg-sunken')}
          />
          <span
            className={clsx(
              'mt-1.5 block text-xs',
              index === reached ? 'font-bold text-ink' : 'text-ink-soft',
            )}
          >
            {tier}
          </span>
        </li>
      ))}
    </ol>
  );
}
