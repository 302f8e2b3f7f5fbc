/** A tier by its name and colour; the colour is an SVG fill, so that a strict style policy keeps it. */
export function TierMark({ name, color }: { name: string; color: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sunken py-1 pr-2.5 pl-2 text-xs font-semibold">
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
        <path d="M6 .5 11.5 6 6 11.5.5 6z" fill={color} />
      </svg>
      {name}
    </span>
  );
}
