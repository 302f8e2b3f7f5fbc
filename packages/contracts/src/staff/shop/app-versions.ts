import { compareVersions, readVersion } from '@matiz/domain/shop/app-version.ts';
import { z } from 'zod';
import { appPlatforms } from '../../shop.ts';
import { resourceCalls } from '../resource.ts';

const version = z
  .string()
  .trim()
  .regex(/^\d{1,5}(\.\d{1,5}){0,2}$/, 'Escribe una versión con números y puntos, como 1.4.0.');
const storeLink = z
  .string()
  .trim()
  .max(290)
  .regex(
    /^https:\/\/(apps\.apple\.com|play\.google\.com)\/[^\s"<>\\]+$/,
    'Pega la dirección de la app en la App Store o en Google Play.',
  );

/** Which versions of the app are served (§7, D-1): one row for each shell, none made or removed. */
export const {
  list: listAppVersions,
  read: readAppVersion,
  change: changeAppVersion,
  history: listAppVersionHistory,
} = resourceCalls({
  path: '/staff/app-versions',
  onePath: '/staff/app-versions/one',
  historyPath: '/staff/app-versions/history',
  scope: { read: 'settings:read', write: 'settings:write' },
  names: ['una versión', 'versiones'],
  row: {
    platform: z.enum(appPlatforms),
    minimum: z.string(),
    latest: z.string(),
    storeLink: z.string().nullable(),
  },
  form: { minimum: version, latest: version, storeLink: storeLink.nullable() },
  filters: {},
  orders: ['platform'],
});

/** What a save says of versions that would leave nobody a way on. */
export const appVersionSentences = {
  minimumNewer: 'La mínima no puede ser más nueva que la última: nadie podría entrar.',
  noStore: 'Pega primero la dirección de la tienda: sin ella nadie sabría dónde actualizar.',
} as const;

/** Whether the least version that is served is newer than the latest one. */
export function isMinimumNewer(minimum: string, latest: string): boolean {
  const [least, newest] = [readVersion(minimum), readVersion(latest)];
  return least !== null && newest !== null && compareVersions(least, newest) > 0;
}
