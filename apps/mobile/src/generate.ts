import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeShellPage } from '../../web/build/shell-page.ts';
import { applyToAndroid } from './android/app-files.ts';
import type { AppSettings, MobilePlatform } from './app-settings.ts';
import { writeCapacitorConfig } from './capacitor-config.ts';
import { applyToIos } from './ios/app-files.ts';

export interface Generation {
  readonly platform: MobilePlatform;
  readonly settings: AppSettings;
  /** Where the native projects stand; below a folder from which Capacitor's packages are found. */
  readonly folder: string;
  /** The shop's build (`apps/web/dist/client`). */
  readonly web: string;
}

const pushPlugin = '@capacitor-firebase/messaging';
/** Of the web build, what only a server sends. */
const serversOwn = /\.(br|gz)$|[/\\](manifest\.json|shell\.html|sw\.js)$/;

/** Generates the native project, or brings one that is there up to date; then makes it ours. */
export async function generate({ platform, settings, folder, web }: Generation): Promise<void> {
  await writeRoot(folder, settings);
  await copyWeb(platform, settings, web, path.join(folder, 'www'));
  const project = path.join(folder, platform);
  await cap([(await isThere(project)) ? 'sync' : 'add', platform], folder);
  if (platform === 'android') await applyToAndroid(project, settings);
  else await applyToIos(project, settings);
}

/** What Capacitor reads: its settings, and the parts that this app has. Without keys there is no push. */
async function writeRoot(folder: string, settings: AppSettings): Promise<void> {
  const own = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(own) as { dependencies: Record<string, string> };
  const parts = Object.entries(dependencies).filter(
    ([name]) => name !== pushPlugin || settings.firebaseFile !== null,
  );
  await mkdir(folder, { recursive: true });
  const root = { name: 'matiz-app', private: true, dependencies: Object.fromEntries(parts) };
  const write = (name: string, value: object) =>
    writeFile(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  await write('package.json', root);
  await write('capacitor.config.json', writeCapacitorConfig(settings));
}

async function copyWeb(
  platform: MobilePlatform,
  { version, origin }: AppSettings,
  web: string,
  target: string,
): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(web, target, { recursive: true, filter: (file) => !serversOwn.test(file) });
  const template = await readFile(path.join(web, 'index.html'), 'utf8');
  const page = writeShellPage(template, { name: platform, version, apiOrigin: origin });
  await writeFile(path.join(target, 'index.html'), page);
}

/** Capacitor's own program, silent unless it fails. */
function cap(words: readonly string[], folder: string): Promise<void> {
  const program = createRequire(import.meta.url).resolve('@capacitor/cli/bin/capacitor');
  const child = spawn(process.execPath, [program, ...words], {
    cwd: folder,
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (piece) => (said += piece));
  child.stderr.on('data', (piece) => (said += piece));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`cap ${words.join(' ')}:\n${said}`)),
    );
  });
}

function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
