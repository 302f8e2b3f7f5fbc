import { describe, expect, it } from 'vitest';
import { type CreditFacts, creditStateOf, refuseCredit } from './credit-state.ts';

const today = '2026-11-20';
const facts: CreditFacts = { limit: 1_000_000, used: 0, termsDays: 30, dues: [], paid: 0 };
const due = (on: string, amount: number) => ({ on, amount });

describe('creditStateOf', () => {
  it.each<[string, Partial<CreditFacts>, object]>([
    ['nothing bought', {}, { left: 1_000_000, overdue: 0, nextDue: null }],
    [
      'owed and not due',
      { used: 300_000, dues: [due('2026-12-01', 300_000)] },
      { left: 700_000, overdue: 0, nextDue: due('2026-12-01', 300_000) },
    ],
    [
      'due today is in time',
      { used: 300_000, dues: [due(today, 300_000)] },
      { left: 700_000, overdue: 0, nextDue: due(today, 300_000) },
    ],
    [
      'due yesterday is overdue',
      { used: 300_000, dues: [due('2026-11-19', 300_000)] },
      { left: 700_000, overdue: 300_000, nextDue: due('2026-11-19', 300_000) },
    ],
    [
      'a payment settles what is due first',
      {
        used: 250_000,
        paid: 150_000,
        dues: [due('2026-12-01', 300_000), due('2026-11-01', 100_000)],
      },
      { left: 750_000, overdue: 0, nextDue: due('2026-12-01', 250_000) },
    ],
    [
      'a part of what is overdue',
      { used: 60_000, paid: 40_000, dues: [due('2026-11-01', 100_000)] },
      { left: 940_000, overdue: 60_000, nextDue: due('2026-11-01', 60_000) },
    ],
    [
      'paid more than was owed',
      { used: -50_000, paid: 150_000, dues: [due('2026-11-01', 100_000)] },
      { left: 1_050_000, overdue: 0, nextDue: null },
    ],
    ['a limit that was lowered', { limit: 0, used: 0 }, { left: 0, overdue: 0, nextDue: null }],
  ])('%s', (_, some, standing) => {
    expect(creditStateOf({ ...facts, ...some }, today)).toEqual(standing);
  });
});

describe('refuseCredit', () => {
  const standing = { left: 90_000, overdue: 0, nextDue: null };

  it.each<[string, number, object, object | null]>([
    ['takes all that is left', 90_000, {}, null],
    ['and no peso more', 90_001, {}, { kind: 'credit', left: 90_000, total: 90_001 }],
    ['nothing while something is overdue', 1_000, { overdue: 1 }, { kind: 'overdue', overdue: 1 }],
    ['nothing of nothing', 0, { left: 0, overdue: 1 }, null],
  ])('%s', (_, total, some, refusal) => {
    expect(refuseCredit({ ...standing, ...some }, total)).toEqual(refusal);
  });
});
