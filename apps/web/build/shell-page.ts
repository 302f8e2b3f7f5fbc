import { commonCopy } from '../src/copy/everywhere.ts';

export interface Shell {
  readonly name: 'ios' | 'android' | 'other';
  readonly version: string;
  /** The server's origin, without a slash at its end: https://matiz.co */
  readonly apiOrigin: string;
}

/**
 * The build's index.html as an installed shell opens it: without a page from the server, told where
 * the API is (D-2), and with a policy of its own, since no server sends one along.
 */
export function writeShellPage(template: string, { name, version, apiOrigin }: Shell): string {
  if (new URL(apiOrigin).origin !== apiOrigin) {
    throw new TypeError(`${apiOrigin} is not an origin`);
  }
  if (!/^[\w.-]+$/.test(version)) throw new TypeError(`${version} is not a version`);
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${apiOrigin}`,
    `connect-src 'self' ${apiOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
  const head = [
    `<title>${commonCopy.brand}</title>`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    `<meta name="matiz:shell" content="${name} ${version}" />`,
    `<meta name="matiz:api" content="${apiOrigin}" />`,
  ].join('\n    ');
  return template
    .replace('<!--matiz:head-->', () => head)
    .replace('<!--matiz:hints-->', '')
    .replace('<!--matiz:app-->', '')
    .replace('<!--matiz:data-->', '');
}
