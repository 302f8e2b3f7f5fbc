import { describe, expect, it, test } from 'vitest';
import {
  fillLegalText,
  type LegalNames,
  legalFault,
  readLegalSections,
  splitLegalLinks,
} from './legal-text.ts';

const names: LegalNames = {
  negocio: 'Belleza Andina S.A.S.',
  nit: '900123456-8',
  direccion: 'Calle 10 # 5-20, Pasto',
  telefono: '',
  correo: 'hola@andina.co',
};

describe('§2 a legal text is written with titles, paragraphs and who the business is', () => {
  it('reads titles and paragraphs, whatever the line ends and empty lines', () => {
    const body = '# Quiénes somos\r\nUna tienda\r\ncon bodega.\r\n\r\n\r\nDos.\n#  Envíos \nTres.';
    expect(readLegalSections(body)).toEqual([
      {
        id: 'quienes-somos',
        title: 'Quiénes somos',
        paragraphs: ['Una tienda con bodega.', 'Dos.'],
      },
      { id: 'envios', title: 'Envíos', paragraphs: ['Tres.'] },
    ]);
  });

  it('gives titles that read alike addresses of their own, also one without letters', () => {
    const ids = readLegalSections('# Año\na\n# ¡Ano!\nb\n# ¿?\nc').map(({ id }) => id);
    expect(ids).toEqual(['ano', 'ano-2', 'parte']);
  });

  it('fills words in, and leaves out a paragraph whose word the business did not say', () => {
    const body =
      '# Uno\nSomos {negocio}, NIT {nit}.\n\nLlama al {telefono}.\n\nEscribe a {correo}.';
    expect(fillLegalText(body, names)).toBe(
      '# Uno\n\nSomos Belleza Andina S.A.S., NIT 900.123.456-8.\n\nEscribe a hola@andina.co.',
    );
  });

  it('fills a value once: braces in a name are text', () => {
    expect(fillLegalText('# A\n{negocio}', { ...names, negocio: '{nit}' })).toBe('# A\n\n{nit}');
  });
});

test.each([
  ['# Uno\nTexto de {negocio}.', null],
  ['Sin título.', { code: 'NO_TITLE' }],
  ['', { code: 'NO_TITLE' }],
  ['Antes\n# Uno\nTexto.', { code: 'NO_TITLE' }],
  ['#Uno\nTexto.', { code: 'NO_TITLE' }],
  ['# Uno\n# Dos\nTexto.', { code: 'EMPTY_SECTION', title: 'Uno' }],
  ['# Uno\nTexto.\n# Dos', { code: 'EMPTY_SECTION', title: 'Dos' }],
  ['# Uno\n{empresa}', { code: 'UNKNOWN_WORD', word: 'empresa' }],
  ['# Uno\n{}', { code: 'UNKNOWN_WORD', word: '' }],
  ['# Uno\nAl {telefono}.', { code: 'MISSING_WORD', word: 'telefono' }],
])('what keeps %j from being published', (body, fault) => {
  expect(legalFault(body, names)).toEqual(fault);
});

test.each([
  ['Sin nada.', [{ text: 'Sin nada.', href: null }]],
  [
    'En https://www.sic.gov.co.',
    [
      { text: 'En ', href: null },
      { text: 'sic.gov.co', href: 'https://www.sic.gov.co' },
      { text: '.', href: null },
    ],
  ],
  ['http://sin.seguro', [{ text: 'http://sin.seguro', href: null }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)', href: null }]],
])('§8 only https leads somewhere: %j', (paragraph, parts) => {
  expect(splitLegalLinks(paragraph)).toEqual(parts);
});
