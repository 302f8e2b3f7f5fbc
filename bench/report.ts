import type { Timing } from './timings.ts';

export interface Row {
  readonly name: string;
  readonly product: Timing;
  readonly statements: number;
  readonly bare: Timing;
  readonly driver: Timing;
}

/** Prints the loads as a table, under a line that says what was measured. */
export function report(title: string, rows: readonly Row[]): void {
  const head = [
    'request',
    'statements',
    '/s',
    'p50 ms',
    'p99 ms',
    'failed',
    'driver /s',
    'ratio',
    'bare Fastify /s',
  ];
  const lines = rows.map(({ name, statements, product, driver, bare }) => [
    name,
    String(statements),
    product.perSecond.toFixed(0),
    product.p50.toFixed(1),
    product.p99.toFixed(1),
    String(product.failures),
    `${driver.perSecond.toFixed(0)}${driver.failures > 0 ? ` (${driver.failures} failed)` : ''}`,
    `${((100 * product.perSecond) / driver.perSecond).toFixed(0)} %`,
    bare.perSecond.toFixed(0),
  ]);
  printTable(title, head, lines);
}

export function printTable(
  title: string,
  head: readonly string[],
  lines: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  process.stdout.write(`${title}
`);
  for (const line of [head, ...lines]) {
    process.stdout.write(
      `${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`,
    );
  }
}
