import type { Me } from '@matiz/contracts/identity.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { profileCopy as copy } from '#copy/identity/profile.ts';

/** §2 'Mis créditos' (#creditos): what is left of the customer's own credit. */
export function CreditCard({ credit }: { credit: Me['ziro_credit'] }) {
  return (
    <section
      id="creditos"
      className="scroll-mt-24 rounded-lg bg-surface p-4 shadow-card target:shadow-[inset_0_0_0_2px_var(--color-accent)] sm:p-5"
    >
      <h2 className="text-lg">{copy.credits}</h2>
      {credit === null ? (
        <p className="mt-1 text-ink-soft">{copy.noCredit}</p>
      ) : (
        <>
          <p className="mt-3 text-sm text-ink-soft">{copy.creditAvailable}</p>
          <p className="text-2xl font-bold tracking-tight tabular-nums">
            {formatPesos(Math.max(0, credit.limit - credit.used))}
          </p>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            className="mt-3 h-2 w-full overflow-hidden rounded-full"
          >
            <rect width="100" height="4" className="fill-sunken" />
            <rect width={usedShare(credit)} height="4" className="fill-accent" />
          </svg>
          <p className="mt-2 text-sm text-ink-soft tabular-nums">
            {copy.creditUsed(formatPesos(credit.used), formatPesos(credit.limit))}
          </p>
        </>
      )}
    </section>
  );
}

function usedShare({ limit, used }: { limit: number; used: number }): number {
  return limit <= 0 ? 100 : Math.min(100, Math.round((used / limit) * 100));
}
