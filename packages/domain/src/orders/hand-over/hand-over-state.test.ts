import { expect, it } from 'vitest';
import { type HandOverFacts, handOverExpiry, handOverState } from './hand-over-state.ts';

const now = new Date('2026-11-20T15:00:00Z');
const sent: HandOverFacts = {
  answer: null,
  isRevoked: false,
  isOpened: false,
  expiresAt: handOverExpiry(now),
  isDraftOpen: true,
};
const late = { expiresAt: now };

it.each<[string, Partial<HandOverFacts>, string]>([
  ['nobody looked yet', {}, 'sent'],
  ['someone opened it', { isOpened: true }, 'opened'],
  ['its time is over to the second', late, 'expired'],
  ['opened, and late', { ...late, isOpened: true }, 'expired'],
  ['taken back', { isRevoked: true }, 'revoked'],
  ['taken back, and late', { ...late, isRevoked: true }, 'revoked'],
  ['the draft is gone', { isDraftOpen: false }, 'revoked'],
  ['approved: its draft is an order', { answer: 'approved', isDraftOpen: false }, 'approved'],
  ['approved long ago', { ...late, answer: 'approved', isDraftOpen: false }, 'approved'],
  ['declined, the draft stays', { answer: 'declined' }, 'declined'],
  ['declined, and another was sent', { answer: 'declined', isRevoked: true }, 'declined'],
])('%s', (_, facts, state) => {
  expect(handOverState({ ...sent, ...facts }, now)).toBe(state);
});

it('can be answered for 72 hours', () => {
  expect(handOverExpiry(now).toISOString()).toBe('2026-11-23T15:00:00.000Z');
});
