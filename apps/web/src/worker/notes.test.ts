import { describe, expect, it } from 'vitest';
import { addressOfNote, readNote, takesNotes } from './notes.ts';

const id = '0197a1f0-0000-7000-8000-000000000001';
const note = { id, title: 'Va', text: 'Mira', path: '/home/profile/orders/history' };
const kept = '/home/profile/notifications';

describe('a note that arrives', () => {
  it('is shown as it was sent', () => {
    expect(readNote(note)).toEqual(note);
    expect(addressOfNote(readNote(note))).toBe(`${note.path}#aviso=${id}`);
  });

  it.each([
    'https://malo.example/home',
    '//malo.example',
    '/\\malo.example',
    'javascript:alert(1)',
    '/desk',
    '/api/auth/logout',
    '/home/purchase/order/payment-methods/add-credit-card',
    42,
    undefined,
  ])('with a foreign link %j leads to what was told', (path) => {
    expect(readNote({ ...note, path }).path).toBe(kept);
  });

  it.each([null, 'hola', 7, [], {}, { title: 3, id: '../x' }])(
    '%j is shown all the same',
    (sent) => {
      expect(readNote(sent)).toEqual({
        title: 'Tienes una notificación',
        text: '',
        path: kept,
        id: null,
      });
      expect(addressOfNote(readNote(sent))).toBe(kept);
    },
  );
});

it.each([
  ['https://matiz.co/home/cart', true],
  ['https://matiz.co/product/tinte/1/details', true],
  ['https://matiz.co/desk/orders', false],
  ['https://matiz.co/', false],
  ['https://matiz.co/home/purchase/order/payment-methods/add-credit-card', false],
])('a window on %s opens notes: %s', (address, takes) => {
  expect(takesNotes(address)).toBe(takes);
});
