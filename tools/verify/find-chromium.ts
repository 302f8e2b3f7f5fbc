import { existsSync } from 'node:fs';
import { runCommand } from '../lib/run-command.ts';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How a person gets a browser where we cannot install one. */
export const chromiumAdvice =
  'Falta Chromium: en Debian o Ubuntu, sudo apt-get install chromium; en otro sistema instala Chromium o Chrome y di dónde está con CHROMIUM_PATH.';

export function findChromium(): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place));
}

/** Finds Chromium, or installs Debian's where we may. Answers its path, or undefined. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (found !== undefined || !canInstall) return found;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 10 * 60_000 };
  await runCommand('apt-get', ['update'], options);
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return findChromium();
}
