import type { FirstDayStep } from '@matiz/contracts/staff/shop/first-day.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Link } from 'react-router';
import { firstStepsCopy as copy } from '#copy/today.ts';

/** What a shop lacks that cannot sell yet, and the way to where it is done. */
export function FirstSteps({ missing }: { missing: readonly FirstDayStep[] }) {
  return (
    <section
      aria-labelledby="primer-dia"
      className="mt-6 max-w-5xl rounded-md bg-info-soft px-4 py-4"
    >
      <h2 id="primer-dia" className="text-base">
        {copy.title}
      </h2>
      <p className="mt-1">{copy.missing}</p>
      <ul className="mt-2 flex list-disc flex-wrap gap-x-8 pl-5">
        {missing.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
      <Link to="/empezar" className={buttonClass({ size: 'sm', className: 'mt-4' })}>
        {copy.go}
      </Link>
    </section>
  );
}
