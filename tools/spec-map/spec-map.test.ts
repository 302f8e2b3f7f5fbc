import type { Call } from '@matiz/contracts/define-call.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { titlesCall, visitsRoute } from './find-tests.ts';
import { mapCalls } from './map-calls.ts';
import { mapRoutes } from './map-routes.ts';
import { mapRules, mapSentences } from './map-rules.ts';
import { ruleRows } from './rule-rows.ts';
import { callRows, routeRows } from './spec-rows.ts';

const aCall = (changes: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: '/cart/additem',
  spec: '§7 Cart',
  summary: '',
  access: 'buyer',
  replies: { 200: z.object({}) },
  errors: [],
  ...changes,
});

describe('titlesCall', () => {
  test.each([
    ["describe('POST /cart/additem', () => {", true],
    ["test('POST /cart/additem refuses zero', async () => {", true],
    ["test.each(rows)('POST /cart/additem %s', () => {", true],
    ["fetch('POST /cart/additem')", false],
    ["describe('POST /cart/additems', () => {", false],
  ])('%s: %s', (text, expected) => {
    expect(titlesCall([text], 'POST /cart/additem')).toBe(expected);
  });
});

describe('visitsRoute', () => {
  test.each([
    ["page.goto('/product/tinte/12/details')", '/product/:name/:productId/details', true],
    ["goto('/home/categories?x=1')", '/home/categories/', true],
    ["goto('/login/change/password')", '/login/change/password/:recoveryToken?', true],
    ["goto('http://localhost:3000/login')", '/login', true],
    ["goto('/login/recovery/password')", '/login', false],
    ["goto('')", '/', false],
    ["goto('/')", '/', true],
  ])('%s visits %s: %s', (text, route, expected) => {
    expect(visitsRoute([text], route)).toBe(expected);
  });
});

describe('mapCalls', () => {
  const titled = ["describe('POST /cart/additem', () => {"];

  test('a call is done with a contract, a server and a test', () => {
    const call = aCall();
    const stateOf = (served: Call[], tests: string[]) =>
      mapCalls([call], new Set(served), tests).states.find(
        (each) => each.call === 'POST /cart/additem',
      );
    expect(stateOf([call], titled)?.isDone).toBe(true);
    expect(stateOf([], titled)?.lacks).toEqual(['server']);
    expect(stateOf([call], [])?.lacks).toEqual(['test']);
  });

  test('a row of §7 without a contract or a server is a fault', () => {
    const call = aCall();
    const unserved = (served: Call[]) =>
      mapCalls([call], new Set(served), titled).faults.filter((fault) =>
        fault.startsWith('POST /cart/additem '),
      );
    expect(unserved([])).toEqual(['POST /cart/additem of §7 is not served.']);
    expect(unserved([call])).toEqual([]);
  });

  /** Without those of the rows that are left out here. */
  const otherFaults = (...parts: Parameters<typeof mapCalls>) =>
    mapCalls(...parts).faults.filter((fault) => !fault.endsWith('of §7 is not served.'));

  test('a served call without a test is a fault', () => {
    const call = aCall();
    expect(otherFaults([call], new Set([call]), [])).toHaveLength(1);
    expect(otherFaults([call], new Set([call]), titled)).toEqual([]);
  });

  test('a call beyond §7 needs a decision or a screen', () => {
    const reasons = ['§7 Cart', 'because', '§2 SelectCustomer', 'D-4'];
    const faults = reasons.map(
      (spec) => otherFaults([aCall({ path: '/cart/more', spec })], new Set(), []).length,
    );
    expect(faults).toEqual([1, 1, 0, 0]);
  });
});

test('mapRoutes: every route of §2 must stand in the table with a test that goes there, and no other', () => {
  const all = routeRows.map(({ path }) => ({ path }));
  const untested = mapRoutes(all, []).faults;
  const more = (...routes: Parameters<typeof mapRoutes>[0]) =>
    mapRoutes([...all, ...routes], []).faults.filter((fault) => !untested.includes(fault));
  expect(untested).toContain('/login stands in the table, but no test goes there.');
  expect(mapRoutes(all.slice(1), []).faults).toContain(
    `${all[0]?.path} of §2 is missing in apps/web/src/routes.ts.`,
  );
  expect(more({ path: '/more' })).toEqual([
    '/more is no route of §2, and no decision asks for it.',
  ]);
  expect(more({ path: '/more', ours: 'D-16' }, { path: '/dev/ui' })).toEqual([]);
});

test('the rows are unique', () => {
  const calls = callRows.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
});

describe('mapRules', () => {
  const row = {
    section: '§9',
    rule: 'search waits 500 ms',
    code: { file: 'box.ts', has: 'waitMs = 500' },
    test: { file: 'box.test.ts', has: 'waits' },
  };
  const faultsOf = (files: Record<string, string>) =>
    mapRules((file) => files[file] ?? null, [row]).faults;

  test('a rule is done where its file and its test say it', () => {
    const box = 'const waitMs = 500;';
    expect(faultsOf({ 'box.ts': box, 'box.test.ts': "it('waits')" })).toEqual([]);
    expect(
      faultsOf({ 'box.ts': 'const waitMs = 400;', 'box.test.ts': "it('waits')" }),
    ).toHaveLength(1);
    expect(faultsOf({ 'box.ts': box, 'box.test.ts': "it('runs')" }).join()).toContain('no test');
    expect(faultsOf({}).join()).toContain('no code and no test');
  });

  test('the rows name each rule once, a file and what stands in it', () => {
    const names = ruleRows.map(({ section, rule }) => `${section} ${rule}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { code, test: shown } of ruleRows) {
      expect(`${code.file} ${shown.file}`).toMatch(/^\S+\.\w+ \S+\.(test|spec)\.tsx?$/);
      expect(Math.min(code.has.length, shown.has.length)).toBeGreaterThan(4);
    }
  });
});

test('mapSentences: a sentence is said by the product and quoted by a test', () => {
  const sentences = { short: 'Solo quedan {n} unidades' };
  const said = { file: 'apps/a.ts', text: "say('short', { n })" };
  const quoted = { file: 'apps/a.test.ts', text: "'Solo quedan 3 unidades': quedan, unidades" };
  const exact = { file: 'apps/a.test.ts', text: 'toContain("Solo quedan 3")' };
  expect(mapSentences([said, exact], sentences).faults).toEqual([]);
  expect(mapSentences([said], sentences).faults.join()).toContain('no test');
  const bare = { file: 'apps/a.ts', text: 'const short = 1;' };
  expect(mapSentences([bare, exact], sentences).faults.join()).toContain('no code');
  expect(mapSentences([quoted], sentences).faults.join()).toContain('no code');
});
