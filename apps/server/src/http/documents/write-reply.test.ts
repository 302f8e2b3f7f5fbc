import { expect, test } from 'vitest';
import { writeReplyBy } from './write-reply.ts';

const text = { type: 'string' };
const reply = { name: 'Tinte', cost: '9.000', note: 'interna' };

test('what a schema does not name is left out', () => {
  const write = writeReplyBy({ schema: { type: 'object', properties: { name: text } } });
  expect(write(reply)).toBe('{"name":"Tinte"}');
});

test('a schema is compiled at its first reply, and once for all routes that share it', () => {
  const properties: Record<string, object> = { name: text };
  const schema = { type: 'object', properties };
  const write = writeReplyBy({ schema });
  properties.cost = text;
  expect(write(reply)).toBe('{"name":"Tinte","cost":"9.000"}');
  properties.note = text;
  expect(writeReplyBy({ schema })(reply)).toBe('{"name":"Tinte","cost":"9.000"}');
});
