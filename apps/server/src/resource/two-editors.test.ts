import { changeBrand, createBrand, readBrand } from '@matiz/contracts/staff/catalogue/brands.ts';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextNumber } from '#testing/numbers.ts';
import { type Ask, askAs } from '#testing/orders.ts';
import { buildSabotaged } from '#testing/races/sabotage.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** How many interleavings are tried: `INTERLEAVINGS=1000` for the long run. */
const runs = Number(process.env.INTERLEAVINGS ?? 60);
vi.setConfig({ testTimeout: 900_000 });

type Field = 'name' | 'story';
/** What one of two does next: look at the row again, or save these fields over what was seen. */
interface Step {
  readonly who: 0 | 1;
  readonly fields: readonly Field[];
  /** Does not wait for an answer before the next step begins. */
  readonly isHasty: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  fields: fc.subarray<Field>(['name', 'story']),
  isHasty: fc.boolean(),
});

let test: TestApp;
afterEach(() => test.close());

/** Throws at the first change that is lost without its author being told. */
async function editTogether(): Promise<void> {
  const editors = [
    askAs(test, await signIn(test, 'Staff')),
    askAs(test, await signIn(test, 'Staff')),
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      const [creator] = editors as [Ask, Ask];
      const { result } = (
        await creator(createBrand, { set: { name: `Marca ${nextNumber()}`, story: 'Al comienzo' } })
      ).value;
      const { id } = result;
      const seen = [result, result];
      const accepted: { seen: number; version: number; set: Partial<Record<Field, string>> }[] = [];
      const refused: { version: number; told: readonly string[] }[] = [];

      async function take({ who, fields }: Step): Promise<void> {
        const ask = editors[who] as Ask;
        const version = seen[who]?.version ?? 1;
        if (fields.length === 0) {
          seen[who] = (await ask(readBrand, undefined, { query: `?id=${id}` })).value.result;
          return;
        }
        const set = Object.fromEntries(
          fields.map((field) => [field, `${field} ${who} ${nextNumber()}`]),
        );
        const answer = await ask(changeBrand, { id, version, set });
        if (answer.status === 200) {
          seen[who] = answer.value.result;
          accepted.push({ seen: version, version: answer.value.result.version, set });
        } else {
          expect(answer.refusal?.code).toBe('ROW_CHANGED');
          const told = answer.refusal?.conflict?.changes.map(({ path }) => path) ?? [];
          refused.push({ version, told });
        }
      }

      const underWay: Promise<void>[] = [];
      for (const one of steps) {
        const done = take(one);
        underWay.push(done);
        if (!one.isHasty) await done;
      }
      await Promise.all(underWay);

      const row = (await creator(readBrand, undefined, { query: `?id=${id}` })).value.result;
      accepted.sort((one, other) => one.version - other.version);
      // Each stands on the one before: nobody wrote over what they had not seen.
      expect(accepted.map(({ version }) => version)).toEqual(accepted.map((_, place) => place + 2));
      expect(accepted.map(({ seen }) => seen + 1)).toEqual(accepted.map(({ version }) => version));
      const { name, story } = Object.assign(
        { name: result.name, story: result.story },
        ...accepted.map(({ set }) => set),
      );
      expect(row).toMatchObject({ name, story, version: accepted.length + 1 });
      // Who was refused was told of everything that had changed by then at least.
      for (const { version, told } of refused) {
        const next = accepted.find((one) => one.version === version + 1);
        expect(told).toEqual(expect.arrayContaining(Object.keys(next?.set ?? { none: '' })));
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
}

describe(`PUT /staff/brands by two people, ${runs} random interleavings`, () => {
  it('loses no change of which its author is not told', async () => {
    test = await createTestApp();
    await editTogether();
  });

  it('shows that it would find one', async () => {
    const build = buildSabotaged('row version');
    test = await (await build.load()).createTestApp();
    build.remove();
    await expect(editTogether()).rejects.toThrow();
  });
});
