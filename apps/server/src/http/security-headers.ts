import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Scripts and styles come from our own files, or carry the nonce of this reply
 * (`reply.cspNonce.script`, `reply.cspNonce.style`). Style attributes are allowed, because a
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
  app.decorate('callHeaders', isSecure ? { ...callHeaders, ...overTls } : callHeaders);
  await app.register(fastifyHelmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: isDevelopment
      ? false
      : {
          useDefaults: false,
          directives: {
            ...pageDirectives(hasGa4),
            ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
          },
        },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/**
 * What a call answers is data: nothing in it may be run, shown as a page or framed. The rest is
 * what every other reply carries, written out: building it anew took a fifteenth of each call.
 */
const callHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
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
