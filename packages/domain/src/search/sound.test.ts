import { expect, test } from 'vitest';
import { soundOf } from './sound.ts';

test.each([
  ['keratina', 'queratina'],
  ['shampoo', 'champu'],
  ['vaño', 'baño'],
  ['sepillo', 'cepillo'],
  ['oxijenada', 'oxigenada'],
  ['osidante', 'oxidante'],
  ['anpolla', 'ampoya'],
  ['hena', 'henna'],
  ['gitarra', 'jitarra'],
  ['guerra', 'guera'],
])('D-14 %s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['cana', 'caña'],
  ['gel', 'guel'],
  ['cera', 'cara'],
  ['champu', 'campu'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
