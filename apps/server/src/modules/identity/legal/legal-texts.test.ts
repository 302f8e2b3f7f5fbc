import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { readLegalTexts, readLegalVersions } from '@matiz/contracts/identity/legal-texts.ts';
import { acceptTerms } from '@matiz/contracts/identity/own-terms.ts';
import * as calls from '@matiz/contracts/staff/legal-texts.ts';
import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs, buildShopper, fillCart } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const today = '2026-11-22';
const clock = createClock(`${today}T15:00:00Z`);
const shop = useShop({ clock });
const { legalTextSentences: sentences } = calls;
let goods: BuiltProduct;
let staff: Ask;
let guest: Ask;
beforeAll(async () => {
  goods = await buildProduct(shop.sql);
  staff = askAs(shop, await signIn(shop, 'Staff'));
  guest = askAs(shop, await signIn(shop, 'Guest'));
});
beforeEach(async () => {
  await shop.sql`DELETE FROM legal_text`;
  await shop.sql`UPDATE business SET name = 'Belleza Andina', nit = '900123456-8', phone = ''`;
});

/** How far away a moment is, in milliseconds. */
const at = (moment: string) => new Date(moment).getTime() - clock().getTime();

type Form = BodyInput<typeof calls.createLegalText>['set'];
const own: Form = { kind: 'terms', inForceOn: today, body: '# Quiénes somos\nSomos {negocio}.' };
const publish = (more: Partial<Form> = {}) =>
  staff(calls.createLegalText, { set: { ...own, ...more } });
const inForce = async () => (await guest(readLegalTexts)).value.result;

describe('GET /legal-texts', () => {
  it('answers what comes with Matiz, with the name and NIT of the business, until it has its own', async () => {
    const { terms, data_treatment: policy } = await inForce();
    expect([terms.version, policy.version]).toEqual([baseTextVersion, baseTextVersion]);
    const said = terms.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
    expect(said).toContain('Quien te vende es Belleza Andina, NIT 900.123.456-8.');
    expect(said).not.toMatch(/[{}]|Llámanos/u);
  });

  it('answers each kind as of its own last day that has come', async () => {
    await publish();
    await publish({ inForceOn: '2026-12-01', body: '# Diciembre\nOtro.' });
    expect((await inForce()).terms).toEqual({
      version: today,
      sections: [
        { id: 'quienes-somos', title: 'Quiénes somos', paragraphs: ['Somos Belleza Andina.'] },
      ],
    });
  });

  it('tells the text of tomorrow at midnight in Bogotá, and not before', async () => {
    await publish({ inForceOn: '2026-11-23', body: '# Mañana\nOtro.' });
    clock.advance(at('2026-11-23T04:59:59Z'));
    expect((await inForce()).terms.version).toBe(baseTextVersion);
    clock.advance(1_000);
    expect((await inForce()).terms.version).toBe('2026-11-23');
    clock.advance(at(`${today}T15:00:00Z`));
  });
});

describe('POST /staff/legal-texts', () => {
  it.each([
    ['a day that has passed', { inForceOn: '2026-11-21' }, 'inForceOn', sentences.past],
    ['no title', { body: 'Solo texto.' }, 'body', sentences.noTitle],
    ['an empty part', { body: '# Uno\n# Dos\nx' }, 'body', sentences.emptySection('Uno')],
    ['a word of nobody', { body: '# Uno\n{dueña}' }, 'body', sentences.unknownWord('dueña')],
    ['what is not said', { body: '# A\n{telefono}' }, 'body', sentences.missingWord('telefono')],
  ])('refuses %s', async (_name, more, field, sentence) => {
    const { status, refusal } = await publish(more);
    expect(status).toBe(400);
    expect(refusal?.fields).toEqual([{ path: `set.${field}`, message: sentence }]);
  });

  it('refuses a second text of a kind for the same day', async () => {
    await publish();
    expect((await publish()).refusal?.code).toBe('VALUE_TAKEN');
    expect((await publish({ kind: 'data_treatment' })).status).toBe(200);
  });

  it('makes every business agree before its next order', async () => {
    const buyer = await buildShopper(shop);
    const ask = askAs(shop, buyer);
    await publish();
    const cartId = await fillCart(buyer, goods);
    expect((await buyer.calls.order({ cartId })).refusal?.code).toBe('TERMS_NOT_ACCEPTED');
    expect((await ask(acceptTerms, { version: baseTextVersion })).refusal?.code).toBe(
      'OLD_CONSENT',
    );
    await ask(acceptTerms, { version: today });
    expect((await buyer.calls.order({ cartId })).status).toBe(200);
  });
});

test('GET /legal-texts/versions answers the day of each, without its text', async () => {
  await publish();
  const { value } = await guest(readLegalVersions);
  expect(value.result).toEqual({ terms: today, data_treatment: baseTextVersion });
});

const change = { body: '# Uno\nOtro.' };

test('PUT /staff/legal-texts changes one that is to come, and none that counts', async () => {
  const counts = (await publish()).value.result;
  const later = (await publish({ inForceOn: '2026-12-01' })).value.result;
  expect([counts.state, later.state]).toEqual(['now', 'planned']);
  const { refusal } = await staff(calls.changeLegalText, {
    id: counts.id,
    version: 1,
    set: change,
  });
  expect(refusal?.fields?.[0]?.message).toBe(sentences.closed);
  const { value } = await staff(calls.changeLegalText, { id: later.id, version: 1, set: change });
  expect(value.result).toMatchObject({ version: 2, ...change });
});

test('DELETE /staff/legal-texts takes away one that is to come, and none that counts', async () => {
  const counts = (await publish()).value.result;
  const later = (await publish({ inForceOn: '2026-12-01' })).value.result;
  const { refusal } = await staff(calls.removeLegalText, { id: counts.id, version: 1 });
  expect(refusal?.fields?.[0]?.message).toBe(sentences.closed);
  expect((await staff(calls.removeLegalText, { id: later.id, version: 1 })).status).toBe(200);
});

test('GET /staff/legal-texts/one tells it as it stands', async () => {
  const { id } = (await publish({ inForceOn: '2026-12-01' })).value.result;
  await staff(calls.changeLegalText, { id, version: 1, set: change });
  const one = await staff(calls.readStaffLegalText, undefined, { query: `?id=${id}` });
  expect(one.value.result).toMatchObject({ id, version: 2, kind: 'terms', ...change });
});

test('GET /staff/legal-texts/history tells what was done to it', async () => {
  const { id } = (await publish({ inForceOn: '2026-12-01' })).value.result;
  await staff(calls.changeLegalText, { id, version: 1, set: change });
  const history = await staff(calls.listLegalTextHistory, undefined, { query: `?f.id=${id}` });
  expect(history.value.rows).toHaveLength(2);
});

test('GET /staff/legal-texts tells which counts, is to come and no longer does', async () => {
  await publish();
  await publish({ inForceOn: '2026-11-23' });
  await publish({ inForceOn: '2027-01-01' });
  clock.advance(at('2026-11-23T05:00:00Z'));
  // A session of staff does not last the night.
  const tomorrow = askAs(shop, await signIn(shop, 'Staff'));
  const { value } = await tomorrow(calls.listStaffLegalTexts);
  expect(value.rows.map(({ state }) => state)).toEqual(['planned', 'now', 'past']);
  clock.advance(at(`${today}T15:00:00Z`));
});
