import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../lib/repository.ts';
import { runCommand } from '../lib/run-command.ts';
import { chromiumAdvice, ensureChromium } from './ensure-chromium.ts';
import { nameSlowest, type Outcome } from './step.ts';

/** Runs the journeys in a real browser. Its last line counts them. */
export async function runJourneys(): Promise<Outcome> {
  const files = readdirSync(path.join(repository, 'e2e'), { recursive: true, encoding: 'utf8' });
  if (!files.some((file) => file.endsWith('.spec.ts'))) {
    return { passed: 0, failed: 0, output: 'Todavía no hay recorridos en e2e/.' };
  }
  const chromium = await ensureChromium();
  if (chromium === undefined) return { passed: 0, failed: 1, output: chromiumAdvice };
  const { code, output } = await runCommand(process.execPath, ['e2e/run.ts'], {
    timeout: 40 * 60_000,
    env: { CHROMIUM_PATH: chromium, NO_COLOR: '1' },
  });
  return countJourneys(code, output);
}

const secondsOf: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60 };

/** Reads `N passed, M failed`; a run that breaks off before it is one failure. */
export function countJourneys(code: number, output: string): Outcome {
  const counts = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const passed = Number(counts?.[1] ?? 0);
  const failed = Number(counts?.[2] ?? 0);
  // A journey that did not pass, as the list of the browser's runner marks it.
  const failures = [...output.matchAll(/^\s*[✘x]\s+\d+ (\[.+?) \([\d.]+m?s?\)$/gm)].map(
    ([, name]) => name ?? '',
  );
  const slowest = nameSlowest(
    [...output.matchAll(/^\s*[✓✘x]\s+\d+ (\[.+?) \(([\d.]+)(ms|s|m)\)$/gm)].map(
      ([, name = '', amount, unit = 's']) => [name, Number(amount) * (secondsOf[unit] ?? 1)],
    ),
  );
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output, failures, slowest };
}
