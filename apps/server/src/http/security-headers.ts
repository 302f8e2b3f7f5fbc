import { createHash } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Scripts and styles come from our own files. A script that stands in a page of the web is known by
 * its hash, so that the page may be kept (ADR 47); one of the few other pages carries the nonce of
 * its reply (`reply.cspNonce.script`, `reply.cspNonce.style`). Style attributes are allowed, because a
 * swatch's colour arrives as one in the server's HTML; they cannot run anything.
 */
const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** What a page may load and tell where Google Analytics is asked for, and only there. */
const ga4Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

function pageDirectives(hasGa4: boolean): Record<string, string[]> {
  const added: Record<string, readonly string[]> = hasGa4 ? ga4Sources : {};
  return Object.fromEntries(
    Object.entries(directives).map(([name, sources]) => [
      name,
      [...sources, ...(added[name] ?? [])],
    ]),
  );
}

/** The headers that every reply carries, and `callHeaders` for calls. The tools of development inject scripts: no policy there. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  {
    isSecure,
    isDevelopment,
    hasGa4,
  }: { isSecure: boolean; isDevelopment: boolean; hasGa4: boolean },
): Promise<void> {
  const common = isSecure ? { ...commonHeaders, ...overTls } : commonHeaders;
  app.decorate('callHeaders', {
    ...common,
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
  const added = isSecure ? { 'upgrade-insecure-requests': [] } : {};
  app.decorate('pageHeaders', (scripts: readonly string[]) =>
    isDevelopment
      ? common
      : {
          ...common,
          'content-security-policy': writePolicy({ ...pageDirectives(hasGa4), ...added }, scripts),
        },
  );
  await app.register(fastifyHelmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: isDevelopment
      ? false
      : {
          useDefaults: false,
          directives: { ...pageDirectives(hasGa4), ...added },
        },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

function writePolicy(
  policy: Readonly<Record<string, readonly string[]>>,
  scripts: readonly string[],
): string {
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return Object.entries(policy)
    .map(([name, sources]) =>
      [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '),
    )
    .join(';');
}

/**
 * What every reply carries, written out: building it again took a fifteenth of each call. What a
 * call answers is data: nothing in it may be run, shown as a page or framed.
 */
const commonHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const overTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
