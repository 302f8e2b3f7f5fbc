import { commonCopy } from '#copy/everywhere.ts';

/** Where scripts do not run, what is pressed does nothing: says so, and what can be done. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p
        role="status"
        className="bg-presale-soft px-4 py-2 text-center text-sm font-medium text-presale"
      >
        {commonCopy.noScript}
      </p>
    </noscript>
  );
}
