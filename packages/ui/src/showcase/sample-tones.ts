import type { SwatchTone } from '../goods/swatch.tsx';

export type SampleTone = SwatchTone & { number: string; name: string };

function tone(number: string, name: string, hex: string): SampleTone {
  return { number, name, hex, label: `${number} ${name}` };
}

/** Tones of an invented line, by series. */
export const sampleSeries: readonly { title: string; tones: readonly SampleTone[] }[] = [
  {
    title: 'Naturales',
    tones: [
      tone('1.0', 'Negro', '#17110f'),
      tone('3.0', 'Castaño oscuro', '#2e1f18'),
      tone('4.0', 'Castaño medio', '#412a1e'),
      tone('5.0', 'Castaño claro', '#583a28'),
      tone('6.0', 'Rubio oscuro', '#735035'),
      tone('7.0', 'Rubio medio', '#946c47'),
      tone('8.0', 'Rubio claro', '#b58c5f'),
      tone('9.0', 'Rubio muy claro', '#d2af81'),
      tone('10.0', 'Rubio platino', '#e8d0a8'),
    ],
  },
  {
    title: 'Cobrizos y rojos',
    tones: [
      tone('5.4', 'Castaño claro cobrizo', '#6b3019'),
      tone('6.43', 'Rubio oscuro cobrizo dorado', '#8c4a20'),
      tone('7.43', 'Rubio medio cobrizo dorado', '#ad6229'),
      tone('7.44', 'Rubio medio cobrizo intenso', '#b04f1d'),
      tone('8.43', 'Rubio claro cobrizo dorado', '#c98243'),
      tone('6.66', 'Rubio oscuro rojo intenso', '#7d1416'),
      tone('7.62', 'Rubio medio rojo violeta', '#8a2438'),
    ],
  },
  {
    title: 'Cenizas y perlas',
    tones: [
      tone('6.1', 'Rubio oscuro ceniza', '#5d5148'),
      tone('7.1', 'Rubio medio ceniza', '#7c6e60'),
      tone('8.1', 'Rubio claro ceniza', '#9d8d79'),
      tone('9.1', 'Rubio muy claro ceniza', '#bfae95'),
      tone('10.2', 'Rubio platino perla', '#dccbb9'),
      tone('12.89', 'Superaclarante perla', '#efe3cf'),
    ],
  },
];

export const sampleTones: readonly SampleTone[] = sampleSeries.flatMap((series) => series.tones);
