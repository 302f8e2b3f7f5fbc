import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./theme/tokens.css', import.meta.url), 'utf8');

/** The tokens as they stand in the style sheet: name → `#rrggbb`. */
const colors = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
);

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const a = colors.get(first);
  const b = colors.get(second);
  if (!a || !b) throw new Error(`unknown token in ${first} on ${second}`);
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['ground', 'surface', 'sunken'];
const texts = [
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-strong',
  'now',
  'presale',
  'danger',
  'success',
  'info',
  'warning',
];
const pairs: [text: string, ground: string][] = [
  ['white', 'accent'],
  ['white', 'accent-strong'],
  ['white', 'plum'],
  ['white', 'plum-raised'],
  ['white', 'now'],
  ['white', 'danger'],
  ['white', 'danger-strong'],
  ['presale-bright', 'plum'],
  ['presale-bright', 'danger-strong'],
  ['plum', 'presale-bright'],
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['accent-strong', 'accent-tint'],
  ['now', 'now-soft'],
  ['presale', 'presale-soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['info', 'info-soft'],
  ['warning', 'warning-soft'],
  ['ink', 'info-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'danger-soft'],
];

describe('tokens: contrast AA', () => {
  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s is readable on %s (4.5:1)',
    (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(pairs)('%s is readable on %s (4.5:1)', (text, ground) =>
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(grounds)('the edge of a field can be seen on %s (3:1)', (ground) =>
    expect(contrast('line-strong', ground)).toBeGreaterThanOrEqual(3),
  );

  test.each(grounds)('the focus ring can be seen on %s (3:1)', (ground) =>
    expect(contrast('accent', ground)).toBeGreaterThanOrEqual(3),
  );
});
