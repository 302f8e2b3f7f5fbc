/** Names that no push service on the internet has. */
const inner =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|example)\.?$/;

/**
 * The address at which a browser's push service takes notes, as it may be called: https, at its
 * usual port, of a named host on the internet. Null for all else. A browser says it, and anybody can
 * say anything in its place: the one who calls it refuses names that lead to an inner address as well.
 */
export function readPushEndpoint(value: string): string | null {
  if (/[\\\s\p{Cc}]/u.test(value) || !URL.canParse(value)) return null;
  const { protocol, username, password, port, hostname, hash, href } = new URL(value);
  if (protocol !== 'https:' || port !== '' || hash !== '') return null;
  if (username !== '' || password !== '') return null;
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  if (isAddress || !hostname.includes('.') || inner.test(hostname)) return null;
  return href;
}
