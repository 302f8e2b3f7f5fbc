import { ruleCopy as copy } from '#copy/pricing/price-rules.ts';

const looks = {
  running: 'bg-success-soft text-success',
  coming: 'bg-info-soft text-info',
  over: 'bg-sunken text-ink-soft',
} as const;

/** Whether a rule holds now. */
export function RuleStateMark({ state }: { readonly state: keyof typeof looks }) {
  return (
    <span className={`rounded-full px-2 py-0.5 text-xs whitespace-nowrap ${looks[state]}`}>
      {copy.states[state]}
    </span>
  );
}
