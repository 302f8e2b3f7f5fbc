import { appLinkExceptions, appLinkPrefixes } from '@matiz/domain/shop/app-links.ts';
import type { FastifyInstance } from 'fastify';

/** The installed apps that open this shop's links. */
export interface InstalledApps {
  /** Its id, and the SHA-256 fingerprints of those who sign it. */
  readonly android: { readonly id: string; readonly certificates: readonly string[] } | null;
  /** Team and bundle: `ABCDE12345.co.matiz.app`. */
  readonly ios: string | null;
}

/** Google and Apple ask once in some days, and keep what they were told. */
const anHour = 'public, max-age=3600';

/**
 * Where the systems of Android and of iPhones ask which app may open this shop's links. Without an
 * app there is nothing to say: 404. Never a redirect, and `application/json` though Apple's file
 * has no ending.
 */
export function appLinkRoutes(app: FastifyInstance, { android, ios }: InstalledApps): void {
  const tell = (path: string, document: object) =>
    app.get(path, (_, reply) =>
      reply.header('cache-control', anHour).type('application/json').send(JSON.stringify(document)),
    );
  if (android) tell('/.well-known/assetlinks.json', describeAndroid(android));
  if (ios) tell('/.well-known/apple-app-site-association', describeIos(ios));
}

function describeAndroid({ id, certificates }: NonNullable<InstalledApps['android']>) {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: id,
        sha256_cert_fingerprints: certificates,
      },
    },
  ];
}

/** The first that fits counts: what stays in the browser stands before what the app opens. */
function describeIos(id: string) {
  const closed = appLinkExceptions.map((begin) => ({ '/': `${begin}*`, exclude: true }));
  const open = appLinkPrefixes.flatMap((begin) =>
    begin.endsWith('/') ? [{ '/': `${begin}*` }] : [{ '/': begin }, { '/': `${begin}/*` }],
  );
  return {
    applinks: { details: [{ appIDs: [id], components: [...closed, ...open] }] },
    webcredentials: { apps: [id] },
  };
}
