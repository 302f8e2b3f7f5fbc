import { describe, expect, test } from 'vitest';
import { decideMapping, type RequestedMapping } from './decide-mapping.ts';
import type { ProposedColumn } from './propose-mapping.ts';

const warehouses = { known: ['BOG', 'MDE'], chosen: null };
const column = (
  name: string,
  target: string | null,
  certainty: ProposedColumn['certainty'],
): ProposedColumn => ({ name, target, certainty });

/** A list of a point of sale: two that are sure, a guess, one of no use, one that nobody knows. */
const foreign = [
  column('SKU', 'codigo', 'sure'),
  column('Nombre', 'producto', 'sure'),
  column('Valor', 'precio', 'guess'),
  column('Costo', null, 'unused'),
  column('Zona', null, 'unknown'),
];
const own = [column('codigo', 'codigo', 'own'), column('', null, 'unused')];

function decide(
  proposal: readonly ProposedColumn[],
  { given = {}, ...wish }: Partial<Omit<RequestedMapping, 'given'>> & { given?: object } = {},
) {
  const outcome = decideMapping(
    proposal,
    {
      ignored: [],
      kept: null,
      acceptsProposal: false,
      ...wish,
      given: new Map(Object.entries(given)),
    },
    warehouses,
  );
  if (!outcome.ok) return outcome.error;
  return { ...Object.fromEntries(outcome.value.mapping), isForeign: outcome.value.isForeign };
}

describe('without a word of anybody', () => {
  test('our own columns need none', () => {
    expect(decide(own)).toEqual({ isForeign: false });
  });

  test('others are asked for, all at once', () => {
    expect(decide(foreign)).toEqual({ code: 'UNDECIDED', columns: foreign });
    const unused = [...own, column('Costo', null, 'unused')];
    expect(decide(unused)).toEqual({ code: 'UNDECIDED', columns: unused });
  });
});

describe('with a word', () => {
  const accepted = { SKU: 'codigo', Nombre: 'producto', Valor: 'precio', Costo: null, Zona: null };

  test('a proposal is accepted whole, and what nobody knows is left out', () => {
    expect(decide(foreign, { acceptsProposal: true })).toEqual({ ...accepted, isForeign: true });
  });

  test('what is said goes before what is proposed, whatever its case and accents', () => {
    const given = { VALOR: 'precio_BOG', zóna: 'marca' };
    expect(decide(foreign, { given, acceptsProposal: true })).toMatchObject({
      Valor: 'precio_BOG',
      Zona: 'marca',
    });
  });

  test('a usual word stands for our own', () => {
    expect(decide(foreign, { given: { Zona: 'Fabricante' }, acceptsProposal: true })).toMatchObject(
      {
        Zona: 'marca',
      },
    );
  });

  test('what is said of one column is not proposed for another', () => {
    const given = { Zona: 'codigo' };
    expect(decide(foreign, { given, acceptsProposal: true })).toMatchObject({
      SKU: null,
      Zona: 'codigo',
    });
  });

  test('what is of no use needs no word of its own', () => {
    const given = { SKU: 'codigo', Nombre: 'producto', Valor: 'precio' };
    expect(decide(foreign, { given, ignored: ['zona'] })).toEqual({ ...accepted, isForeign: true });
    expect(decide(foreign, { given })).toMatchObject({ code: 'UNDECIDED' });
  });

  test('what was taken before is taken again, and a new column asked for', () => {
    const kept = new Map([
      ['SKU', 'codigo_producto'],
      ['Nombre', 'producto'],
      ['Valor', 'precio'],
      ['Zona', null],
    ]);
    expect(decide(foreign, { kept })).toEqual({
      ...accepted,
      SKU: 'codigo_producto',
      isForeign: true,
    });
    const more = [...foreign, column('Serie', 'serie', 'sure')];
    expect(decide(more, { kept })).toMatchObject({ code: 'UNDECIDED' });
    expect(decide(foreign, { kept, given: { SKU: 'codigo' } })).toMatchObject({ SKU: 'codigo' });
  });

  test('a file of which only our own columns are read is no foreign one', () => {
    const proposal = [...own, column('Zona', null, 'unknown')];
    expect(decide(proposal, { ignored: ['Zona'] })).toEqual({
      codigo: 'codigo',
      '': null,
      Zona: null,
      isForeign: false,
    });
  });
});

test.each([
  ['a column that is given', { given: { Bodega: 'marca' } }, 'NO_SUCH_COLUMN', 'column', 'Bodega'],
  ['a column that is left out', { ignored: ['Bodega'] }, 'NO_SUCH_COLUMN', 'column', 'Bodega'],
  ['a target', { given: { Zona: 'barrio' } }, 'NO_SUCH_TARGET', 'target', 'barrio'],
  ['a warehouse', { given: { Zona: 'precio_CTG' } }, 'NO_SUCH_TARGET', 'target', 'precio_CTG'],
])('%s that there is not is said', (_, wish, code, of, value) => {
  expect(decide(foreign, wish)).toEqual({ code, [of]: value });
});
