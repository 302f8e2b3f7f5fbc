const base = 'https://matiz.invalid';

/**
 * An address of our own as it may be gone to: a path, whatever stands behind it. Null for all else:
 * another site (`//x`, `/\x`, which browsers read as one), a script, and whatever has spaces or
 * control characters, which browsers take out before they read it.
 *
 * Every link that was stored or typed goes through here, where it is written and where it is read.
 */
export function readOwnPath(value: string | null): string | null {
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\s\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  // `/.//x` climbs to `//x`.
  if (origin !== base || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}
