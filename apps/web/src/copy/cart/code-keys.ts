/** Words of the keys beside a field for codes, on a phone (D-15). */
export const codeKeysCopy = {
  times: 'Por cuántas unidades',
  letters: 'ABC',
  digits: '123',
  useLetters: 'Escribir con letras',
  useDigits: 'Escribir con números',
} as const;
