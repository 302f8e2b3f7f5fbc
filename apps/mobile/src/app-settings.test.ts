import { describe, expect, it } from 'vitest';
import { buildNumber, readAppSettings } from './app-settings.ts';

const read = (env: Record<string, string>, version = '1.0.0') =>
  readAppSettings('android', version, env, '/nowhere');

describe('what an app is generated with', () => {
  it('is Matiz’s own unless said otherwise', () => {
    expect(read({})).toEqual({
      id: 'co.matiz.app',
      name: 'Matiz',
      origin: 'https://matiz.co',
      version: '1.0.0',
      firebaseFile: null,
    });
    expect(
      read({ PUBLIC_URL: 'https://tienda.co/', MOBILE_APP_ID: 'co.tienda.app' }),
    ).toMatchObject({ origin: 'https://tienda.co', id: 'co.tienda.app' });
  });

  it.each([
    [{ PUBLIC_URL: 'http://tienda.co' }, '1.0.0', /PUBLIC_URL/],
    [{ PUBLIC_URL: 'https://tienda.co/mayorista' }, '1.0.0', /PUBLIC_URL/],
    [{ PUBLIC_URL: 'tienda' }, '1.0.0', /PUBLIC_URL/],
    [{ MOBILE_APP_ID: 'matiz' }, '1.0.0', /MOBILE_APP_ID/],
    [{ MOBILE_APP_ID: 'co.matiz"; }' }, '1.0.0', /MOBILE_APP_ID/],
    [{}, '1.x', /versión/],
    [{}, '1.1000.0', /versión/],
  ])('refuses %j with version %s', (env, version, sentence) => {
    expect(() => read(env as Record<string, string>, version)).toThrow(sentence);
  });

  it.each([
    ['1.4.2', 1_004_002],
    ['1.4.10', 1_004_010],
    ['2.0.0', 2_000_000],
  ])('numbers %s for the stores: %i', (version, number) => {
    expect(buildNumber(version)).toBe(number);
  });
});
