import { useEffect, useState } from 'react';
import { consentCopy } from '#copy/consent.ts';
import { ga4ConsentKey } from '#lib/analytics/ga4-consent-key.ts';
import { useServices } from '#lib/services.ts';

/** An answer about statistics may be taken back: it is asked for again. */
export function StatisticsChoice() {
  const { platform } = useServices();
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => setAnswered(platform.device.read(ga4ConsentKey) !== null), [platform]);
  if (!isAnswered) return null;
  const askAgain = () => {
    platform.device.write(ga4ConsentKey, null);
    window.location.reload();
  };
  return (
    <button
      type="button"
      onClick={askAgain}
      className="hit justify-self-start text-sm font-semibold text-accent underline-offset-4 hover:underline"
    >
      {consentCopy.change}
    </button>
  );
}
