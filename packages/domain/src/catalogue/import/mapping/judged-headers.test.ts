import { describe, expect, test } from 'vitest';
import { heldOutHeaders, type JudgedHeader, tunedHeaders } from './judged-headers-data.ts';
import { proposeMapping } from './propose-mapping.ts';

const warehouses = {
  known: ['BOG', 'MDE'],
  chosen: null,
  names: { BOG: 'Bogotá', MDE: 'Medellín' },
};

interface Judgement {
  readonly column: string;
  readonly expected: readonly string[];
  readonly found: string;
  readonly isSure: boolean;
}

function judge({ columns, row }: JudgedHeader): Judgement[] {
  const judged = columns.map((text) => {
    const [, column = '', targets = ''] = /^(.+?)(?:=([^=]*))?$/.exec(text) ?? [];
    return { column, expected: targets.split('/') };
  });
  const header = judged.map(({ column }) => column);
  return proposeMapping(header, row ? [row] : [], warehouses).map(
    ({ target, certainty }, index) => ({
      column: header[index] ?? '',
      expected: judged[index]?.expected ?? [],
      found: target ?? '',
      isSure: certainty === 'own' || certainty === 'sure',
    }),
  );
}

const isWrong = ({ expected, found }: Judgement) => !expected.includes(found);
const say = ({ column, expected, found }: Judgement) =>
  `${column}: ${found || 'nothing'} instead of ${expected.join(' or ') || 'nothing'}`;

describe('proposeMapping, on the headers that its words were written with', () => {
  test.each(tunedHeaders)('$source', (header) => {
    expect(judge(header).filter(isWrong).map(say)).toEqual([]);
  });
});

describe('proposeMapping, on headers that it was not written with (D-23)', () => {
  const judged = heldOutHeaders.flatMap(judge);

  test('most columns are proposed right', () => {
    const wrong = judged.filter(isWrong);
    const share = (judged.length - wrong.length) / judged.length;
    expect(share, wrong.map(say).join('\n')).toBeGreaterThan(0.9);
  });
  test('what it is sure of is right, but for a few', () => {
    const sure = judged.filter(({ isSure, found }) => isSure && found !== '');
    const wrong = sure.filter(isWrong);
    expect(wrong.length / sure.length, wrong.map(say).join('\n')).toBeLessThan(0.04);
  });
  test('what goods cost the shop is never taken for their price', () => {
    const costs = judged.filter(({ column }) => /cost|compra|ptr/i.test(column));
    expect(costs.length).toBeGreaterThan(4);
    expect(costs.filter(({ found }) => found !== '').map(say)).toEqual([]);
  });
});
