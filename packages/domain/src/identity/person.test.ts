import { describe, expect, test } from 'vitest';
import { greetingFor, initialsOf, shortName } from './person.ts';

describe('§3 initials are the first letters of name and last name', () => {
  test.each([
    ['Laura', 'Gómez', 'LG'],
    ['ángela', 'ñáñez', 'ÁÑ'],
    ['  ana maría ', ' de la cruz', 'AD'],
    ['Laura', '', 'L'],
    ['', '', ''],
    ['A\u0301ngela', 'Ruiz', 'ÁR'],
    ['💇 Salón', 'Bella', '💇B'],
  ])('%j %j gives %j', (name, last_name, initials) => {
    expect(initialsOf({ name, last_name })).toBe(initials);
  });
});

describe('§9 the profile name is truncated to 8 characters', () => {
  test.each([
    ['Ana', 'Ana'],
    ['Fernanda', 'Fernanda'],
    ['Alejandra', 'Alejandr'],
    ['María José', 'María Jo'],
    ['Ana Lía Vélez', 'Ana Lía'],
    ['Yu\u0301lia\u0301n Ríos', 'Yúlián R'],
    ['💇💇💇💇💇💇💇💇💇', '💇💇💇💇💇💇💇💇'],
    ['', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });
});

test('a mail greets by name where there is one', () => {
  expect(greetingFor('Ana')).toBe('Hola, Ana:');
  expect(greetingFor('')).toBe('¡Hola!');
});
