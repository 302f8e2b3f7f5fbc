import { useEffect, useState } from 'react';

/**
 * Takes over the radio that somebody chose in the server's page before the scripts were there: React
 * would put back the one that the page came with, and the press on "continue" would go on with it.
 * `choose` gets its value, once, when it is another than `current`.
 */
export function useEarlyChoice(
  name: string,
  current: string | null,
  choose: (value: string) => void,
): void {
  // Read while React still goes through the page that is there; after it, the choice is gone.
  const [early] = useState(() => readChecked(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen early is told once
  useEffect(() => {
    if (early !== null && early !== current) choose(early);
  }, []);
}

function readChecked(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const checked = document.querySelector<HTMLInputElement>(
    `input[type="radio"][name="${CSS.escape(name)}"]:checked`,
  );
  return checked?.value ?? null;
}
