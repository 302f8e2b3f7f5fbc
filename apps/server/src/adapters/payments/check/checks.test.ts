import { afterAll, beforeAll, expect, it } from 'vitest';
import { boldKeys, type LocalBoldTest, startLocalBold } from '../bold/local/testing.ts';
import { GatewayDown } from '../gateway.ts';
import { keys, type LocalWompiTest, startLocalWompi } from '../local/testing.ts';
import { checkBold } from './check-bold.ts';
import { checkWompi } from './check-wompi.ts';

let wompi: LocalWompiTest;
let bold: LocalBoldTest;
beforeAll(async () => {
  [wompi, bold] = await Promise.all([startLocalWompi(), startLocalBold()]);
});
afterAll(() => Promise.all([wompi.close(), bold.close()]));

const ofWompi = (some: Partial<typeof keys> = {}, apiUrl = wompi.apiUrl) =>
  checkWompi({ keys: { ...keys, ...some }, apiUrl, isPractice: true });
const ofBold = (some: Partial<typeof boldKeys> = {}) =>
  checkBold({
    keys: { ...boldKeys, ...some },
    apiUrl: `${bold.origin}/dev/bold/v1`,
    isPractice: true,
  });

it('Wompi says whose account it is, and proves the two keys that go in requests', async () => {
  expect(await ofWompi().ask?.()).toEqual({
    account: 'Comercio de práctica',
    keys: {
      WOMPI_PUBLIC_KEY: 'proved',
      WOMPI_PRIVATE_KEY: 'proved',
      WOMPI_INTEGRITY_SECRET: 'unproven',
      WOMPI_EVENTS_SECRET: 'unproven',
    },
  });
});

it.each([
  ['public', 'WOMPI_PUBLIC_KEY', { public: 'pub_test_de_otra_cuenta' }],
  ['private', 'WOMPI_PRIVATE_KEY', { private: 'prv_test_de_otra_cuenta' }],
])('Wompi refuses a %s key that is none of its, and that one alone', async (_, variable, wrong) => {
  const { keys: outcomes = {} } = (await ofWompi(wrong).ask?.()) ?? {};
  const refused = Object.entries(outcomes).filter(([, outcome]) => outcome === 'refused');
  expect(refused).toEqual([[variable, 'refused']]);
});

it('Bold proves its identity key, and refuses another', async () => {
  expect(await ofBold().ask?.()).toEqual({
    account: null,
    keys: { BOLD_IDENTITY_KEY: 'proved', BOLD_SECRET_KEY: 'unproven' },
  });
  const wrong = await ofBold({ identity: 'practica_identidad_otra' }).ask?.();
  expect(wrong?.keys).toMatchObject({ BOLD_IDENTITY_KEY: 'refused' });
});

it('a gateway that does not answer is down, and its keys are not to blame', async () => {
  await expect(ofWompi({}, 'http://127.0.0.1:9/v1').ask?.()).rejects.toThrow(GatewayDown);
});

it.each([
  ['pub_prod_abcdefgh', 'production', false],
  ['pub_test_abcdefgh', 'test', false],
  ['pub_test_abcdefgh', 'practice', true],
] as const)('%s is of %s', (key, environment, isPractice) => {
  const check = checkWompi({
    keys: { ...keys, public: key },
    apiUrl: 'https://wompi.test/v1',
    isPractice,
  });
  expect(check.environment).toBe(environment);
  expect(check.keys[0]).toEqual({ variable: 'WOMPI_PUBLIC_KEY', lastFour: 'efgh' });
  expect(JSON.stringify(check)).not.toContain(keys.private);
});
