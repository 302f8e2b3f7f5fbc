import { expect, test } from 'vitest';
import { headerWords, withoutSubject } from './header-words.ts';

test.each([
  ['articles, signs and case say nothing', 'Precio de Venta ($)', 'precio venta'],
  ['accents and marks', 'CÓDIGO-DE-BARRAS', 'codigo barra'],
  ['words that a programmer joined', 'precioVentaPublico', 'precio venta publico'],
  ['words that a database joined', 'nombre_del_producto', 'nombre producto'],
  ['plurals in -s', 'Categorías', 'categoria'],
  ['plurals in -es', 'Imágenes y colores', 'imagen color'],
  ['English plurals in -ies', 'Categories', 'category'],
  ['a word that only looks like a plural', 'Status / Stock', 'status stock'],
  ['a word in the plural on purpose', 'Series', 'series'],
  ['a sign for a word', '% IVA', 'porcentaje iva'],
  ['VAT beside a price that has it', 'Precio con IVA incluido', 'precio'],
  ['VAT in brackets', 'Precio (IVA incl.)', 'precio'],
  ['VAT alone', 'IVA', 'iva'],
  ['VAT that is included, alone', 'IVA incluido', 'iva'],
  ['a currency', 'Valor COP', 'valor'],
  ['what is optional', 'Tono (opcional)', 'tono'],
  ['nothing but filler stays', 'De la', 'de la'],
  ['ñ is no n', 'Tamaños', 'tamaño'],
  ['only signs', '#', ''],
])('headerWords: %s: %j', (_, name, words) => {
  expect(headerWords(name).join(' ')).toBe(words);
});

test.each([
  ['precio producto', 'precio'],
  ['variant price', 'price'],
  ['producto', 'producto'],
  ['item variant', 'item variant'],
])('withoutSubject: %j is %j', (words, rest) => {
  expect(withoutSubject(words.split(' ')).join(' ')).toBe(rest);
});
