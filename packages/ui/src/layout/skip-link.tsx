import { words } from '../words.ts';

/** First stop of the keyboard: jumps over the header to the element with the id `target`. */
export function SkipLink({
  target,
  label = words.skipToContent,
}: {
  target: string;
  label?: string;
}) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-50 rounded-md bg-plum px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {label}
    </a>
  );
}
