import { existsSync } from 'node:fs';
import { findChromium } from '../lib/find-chromium.ts';
import { runCommand } from '../lib/run-command.ts';

/** How a person gets a browser where we cannot install one. */
export const chromiumAdvice =
  'Falta Chromium: en Debian o Ubuntu, sudo apt-get install chromium; en otro sistema instala Chromium o Chrome y di dónde está con CHROMIUM_PATH.';

/** Debian's packages, the smaller first. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Finds Chromium, or installs Debian's where we may. Answers its path, or undefined. */
export async function ensureChromium(): Promise<string | undefined> {
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (findChromium() !== undefined || !canInstall) return findChromium();
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 10 * 60_000 };
  await runCommand('apt-get', ['update'], options);
  for (const name of packages) {
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], options);
    if (findChromium() !== undefined) break;
  }
  return findChromium();
}
