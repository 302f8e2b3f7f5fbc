import { formatCount } from '@matiz/domain/kernel/count-words.ts';

/** A cart that is sent to someone as a list, without prices. */
export const shareCopy = {
  send: 'Enviar como lista',
  title: 'Lista de pedido',
  intro: 'Mira esta lista de pedido en Matiz:',
  line: (name: string, n: number) => `• ${formatCount(n)} × ${name}`,
  rest: (n: number) => `… y ${formatCount(n)} más`,
  apart: 'El enlace no trae estos productos. Agrégalos aparte:',
  noLink: 'Estos productos no se pueden llevar en un enlace: tu lista va solo como texto.',
  taken: (n: number) =>
    n === 1 ? 'Abrimos la lista: 1 producto' : `Abrimos la lista: ${formatCount(n)} productos`,
} as const;
