import { foldText } from '@matiz/domain/kernel/text.ts';
import { readQuestion } from '@matiz/domain/search/read-question.ts';
import { singularOf } from '@matiz/domain/search/singular.ts';
import { soundOf } from '@matiz/domain/search/sound.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { judgedQueries } from './judged/query-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const words = Object.values(judgedQueries)
  .flat()
  .flatMap(([typed]) => readQuestion(typed).text.match(/[a-zñ]+/g) ?? []);

test('the server and the index agree on singulars and sounds', async () => {
  const rows = await database.sql<{ word: string; singular: string; sound: string }[]>`
    select word, singular_word(word) as singular, sound_word(word) as sound
    from unnest(${words}::text[]) as word`;
  expect(rows.length).toBeGreaterThan(300);
  for (const { word, singular, sound } of rows) {
    expect([word, singularOf(word), soundOf(word)]).toEqual([word, singular, sound]);
  }
});

test('the server and the index fold the same texts alike', async () => {
  const texts = [
    'Champú de Ñame',
    'CIGÜEÑA ÁÉÍÓÚÜ',
    'façade À LA CRÈME',
    'São Paulo Ã Õ',
    'ÂÊÎÔÛ ÄËÏÖ ìòù',
  ];
  const rows = await database.sql<{ text: string; folded: string }[]>`
    select text, fold_text(text) as folded from unnest(${[...texts, ...words]}::text[]) as text`;
  for (const { text, folded } of rows) expect([text, foldText(text)]).toEqual([text, folded]);
});

test('the server and the index leave the same words out', async () => {
  const rows = await database.sql<{ word: string; isEmpty: boolean }[]>`
    select word, is_empty_word(word) as "isEmpty" from unnest(${words}::text[]) as word`;
  for (const { word, isEmpty } of rows) {
    const [kept] = readQuestion(`${word} kolora`).parts;
    if (isEmpty) expect(kept?.typed).toBe('kolora');
  }
});

test('roots gather what belongs together', async () => {
  const [row] = await database.sql<Record<string, boolean>[]>`SELECT
    stem_word('coloracion') = stem_word('coloraciones') AS plural,
    stem_word('hidratante') = stem_word('hidratacion') AS kin,
    stem_word('decoloracion') = stem_word('decolorante') AS bleach`;
  expect(row).toEqual({ plural: true, kin: true, bleach: true });
});
