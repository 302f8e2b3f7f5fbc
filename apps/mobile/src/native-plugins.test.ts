import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  androidOnly,
  iosOnly,
  nativeEvents,
  nativePlugins,
} from '../../web/src/platform/native/plugins.ts';

/** Which package brings each part. */
const packages: Record<string, string> = {
  SecureStorage: '@aparajita/capacitor-secure-storage',
  App: '@capacitor/app',
  Badge: '@capawesome/capacitor-badge',
  Browser: '@capacitor/browser',
  CapacitorBarcodeScanner: '@capacitor/barcode-scanner',
  FirebaseMessaging: '@capacitor-firebase/messaging',
  Device: '@capacitor/device',
  Filesystem: '@capacitor/filesystem',
  Haptics: '@capacitor/haptics',
  Keyboard: '@capacitor/keyboard',
  Network: '@capacitor/network',
  Share: '@capacitor/share',
  SplashScreen: '@capacitor/splash-screen',
};
const resolve = createRequire(import.meta.url).resolve;

async function sourcesOf(name: string, system: 'android' | 'ios'): Promise<string> {
  const folder = path.join(path.dirname(resolve(`${packages[name]}/package.json`)), system);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const code = entries.filter((entry) => /\.(java|kt|swift|m|h)$/.test(entry.name));
  const files = code.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8'));
  return (await Promise.all(files)).join('\n');
}

const asked = Object.entries(nativePlugins).flatMap(([name, methods]) =>
  methods.map((method) => `${name}.${method}`),
);
const heard = Object.entries(nativeEvents).flatMap(([name, events]) =>
  events.map((event) => `${name}.${event}`),
);

describe('what the shop asks of the phone is in the installed plugins', () => {
  it.each(Object.keys(nativePlugins))('%s', async (name) => {
    expect(await sourcesOf(name, 'android')).toMatch(
      new RegExp(`@CapacitorPlugin\\(\\s*name = "${name}"`),
    );
    expect(await sourcesOf(name, 'ios')).toMatch(
      new RegExp(`jsName = "${name}"|CAP_PLUGIN\\(\\w+, "${name}"`),
    );
  });

  it.each(asked.filter((each) => !iosOnly.includes(each)))('%s on Android', async (each) => {
    const [name = '', method = ''] = each.split('.');
    expect(await sourcesOf(name, 'android')).toMatch(
      new RegExp(`@PluginMethod[^{]*(void|fun) ${method}\\(`),
    );
  });

  it.each(asked.filter((each) => !androidOnly.includes(each)))('%s on an iPhone', async (each) => {
    const [name = '', method = ''] = each.split('.');
    expect(await sourcesOf(name, 'ios')).toMatch(
      new RegExp(
        `CAPPluginMethod\\((name: "${method}"|#selector\\(\\w*\\.?${method}\\b)|CAP_PLUGIN_METHOD\\(${method},|@objc func ${method}\\(`,
      ),
    );
  });

  it.each(heard)('it tells %s', async (each) => {
    const [name = '', event = ''] = each.split('.');
    const told = new RegExp(`"${event}"`);
    expect(await sourcesOf(name, 'android')).toMatch(told);
    if (!androidOnly.includes(each)) expect(await sourcesOf(name, 'ios')).toMatch(told);
  });
});
