/** A tier by its name and colour; a fill, since the page's policy drops inline styles. */
export function TierColour({ name, color }: { readonly name: string; readonly color: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 12 12">
        <path d="M6 .5 11.5 6 6 11.5.5 6z" fill={/^#[0-9a-f]{6}$/i.test(color) ? color : 'none'} />
      </svg>
      {name}
    </span>
  );
}
