import { existsSync } from 'node:fs';
import path from 'node:path';

export const platforms = ['android', 'ios'] as const;
export type MobilePlatform = (typeof platforms)[number];

/** What an installed app is told when it is generated. */
export interface AppSettings {
  /** `co.matiz.app`: the application's id on Android, its bundle on an iPhone. */
  readonly id: string;
  readonly name: string;
  /** The shop that it calls and whose links it opens, without a slash at its end. */
  readonly origin: string;
  /** `1.4.2`, of three numbers. */
  readonly version: string;
  /** The project's file with Firebase; null: this app is told nothing by push. */
  readonly firebaseFile: string | null;
}

const keyFiles = { android: 'google-services.json', ios: 'GoogleService-Info.plist' } as const;
const idShape = /^[a-z][a-z\d]*(\.[a-z][a-z\d]*){1,5}$/;
const versionShape = /^\d{1,3}\.\d{1,3}\.\d{1,3}$/;

/** Reads what stands in the environment and in the folder of keys; throws one Spanish sentence. */
export function readAppSettings(
  platform: MobilePlatform,
  version: string,
  env: Readonly<Record<string, string | undefined>>,
  keys: string,
): AppSettings {
  const origin = (env.PUBLIC_URL ?? 'https://matiz.co').replace(/\/+$/, '');
  if (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith('https:')) {
    throw new Error(
      `PUBLIC_URL (vale "${origin}") debe ser la dirección de la tienda, como https://matiz.co: la app solo habla por https.`,
    );
  }
  const id = env.MOBILE_APP_ID || 'co.matiz.app';
  if (!idShape.test(id)) {
    throw new Error(`MOBILE_APP_ID (vale "${id}") debe ser un identificador como co.matiz.app.`);
  }
  if (!versionShape.test(version)) {
    throw new Error(`La versión "${version}" de apps/mobile/package.json debe ser como 1.4.2.`);
  }
  const file = path.join(keys, keyFiles[platform]);
  return { id, name: 'Matiz', origin, version, firebaseFile: existsSync(file) ? file : null };
}

/** A store's number of a version: grows with it, and never repeats (`1.4.2` is 1004002). */
export function buildNumber(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return (major * 1000 + minor) * 1000 + patch;
}
