/** What could not be put in a cart, each with its reason. */
export function NotTaken({
  title,
  lines,
}: {
  title: string | null;
  lines: readonly { readonly name: string; readonly reason: string }[];
}) {
  if (lines.length === 0) return null;
  return (
    <div className="rounded-md bg-warning-soft p-3 text-sm">
      {title === null ? null : <p className="mb-1.5 font-semibold text-warning">{title}</p>}
      <ul className="flex flex-col gap-2">
        {lines.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may be called the same
          <li key={`${index} ${name}`}>
            <span className="block font-semibold">{name}</span>
            <span className="block text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
