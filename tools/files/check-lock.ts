import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

/**
 * The optional dependencies that a lock file names but does not hold. npm leaves one out when the
 * registry lacks it, and from then on `npm ci` refuses the lock everywhere.
 */
export function findLockGaps(text: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isHeld(packages, place, name))
      .map((name) => `${place} → ${name}`),
  );
}

/** Looks for a package where Node would: beside the one that asks, then outwards. */
function isHeld(packages: Readonly<Record<string, unknown>>, place: string, name: string): boolean {
  for (let from = place; ; from = from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true;
    if (!from.includes('node_modules/')) return `node_modules/${name}` in packages;
  }
}
