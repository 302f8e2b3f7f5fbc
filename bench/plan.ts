/**
 * `node bench/plan.ts`: what so many buyers at once ask of machines, out of what was measured
 * (`plan-inputs.ts`). It prints the table of docs/scale.md. It knows only processor time and bytes:
 * no network, no waiting for locks, no slow hour of a provider.
 */
import { costs, crowds, sizes } from './plan-inputs.ts';
import { printTable } from './report.ts';

/** A processor is planned for half of its time: the rest is for peaks within the second. */
const planned = 0.5;

/** Processors that a crowd asks for: the server's, the database's for reads, and for writes. */
function planFor(buyers: number) {
  const load = { server: 0, reads: 0, writes: 0 };
  let perSecond = 0;
  for (const { everySeconds, server, database, writes } of costs) {
    const rate = buyers / everySeconds;
    perSecond += rate;
    load.server += (rate * server) / 1000;
    load[writes ? 'writes' : 'reads'] += (rate * database) / 1000;
  }
  return {
    perSecond,
    server: Math.ceil(load.server / planned),
    reads: Math.ceil(load.reads / planned),
    writes: Math.ceil(load.writes / planned),
  };
}

/** Gigabytes of so many things. */
function storageFor(count: number, bytesEach: number): number {
  return (count * bytesEach) / 1e9;
}

printTable(
  `processors, each planned for ${planned * 100} % of its time`,
  ['buyers at once', 'requests a second', 'server', 'database: reads', 'database: writes'],
  crowds.map((buyers) => {
    const { perSecond, server, reads, writes } = planFor(buyers);
    return [
      buyers.toLocaleString('en'),
      String(Math.round(perSecond)),
      String(server),
      String(reads),
      String(writes),
    ];
  }),
);
printTable(
  'storage, indexes included',
  ['what', 'rows', 'GB'],
  sizes.map(({ what, count, bytesEach }) => [
    what,
    count.toLocaleString('en'),
    storageFor(count, bytesEach).toFixed(0),
  ]),
);
