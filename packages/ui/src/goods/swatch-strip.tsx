import { Swatch, type SwatchTone } from './swatch.tsx';

/**
 * The tone strip of a product: its first locks and "+38".
 * `label` says it in words, e.g. "43 tonos".
 */
export function SwatchStrip({
  tones,
  total,
  shown = 5,
  label,
}: {
  tones: readonly SwatchTone[];
  /** How many tones there are; defaults to the length of `tones`. */
  total?: number;
  shown?: number;
  label: string;
}) {
  const rest = (total ?? tones.length) - Math.min(shown, tones.length);
  return (
    <span role="img" aria-label={label} className="inline-flex h-5 items-center gap-0.5">
      {tones.slice(0, shown).map((tone) => (
        <Swatch key={tone.label} tone={tone} size="xs" decorative />
      ))}
      {rest > 0 ? (
        <span aria-hidden="true" className="ml-1 text-xs font-medium text-ink-soft tabular-nums">
          +{rest}
        </span>
      ) : null}
    </span>
  );
}
