import type { PackshotShape } from '../pictures/types.ts';
import type { ToneCard } from './tone-card.ts';
import type { DemoBrand } from './types.ts';

/** How a kind of product is used: the closing paragraph of its description. */
export type Usage = keyof typeof usages;

/** A product in one or several sizes, as the people who stock the shop would write it down. */
export interface Range {
  name: string;
  /** Category code. */
  category: string;
  /** Name of the brand's line. */
  line?: string;
  shape: PackshotShape;
  /** Size, price in Bogotá in pesos and, where it differs, the shape of the package. */
  sizes: readonly (readonly [size: string, price: number, shape?: PackshotShape])[];
  text: string;
  points?: readonly string[];
  use?: Usage;
  /** Package colours when they are not the brand's: body, accent, ink. */
  colors?: readonly [body: string, accent: string, ink: string];
  /** Colour of what is inside. */
  content?: string;
  /** Word on the label when the name is too long for it. */
  label?: string;
  card?: ToneCard;
  volumes?: readonly (10 | 20 | 30 | 40)[];
  multiple?: number;
  min?: number;
  presale?: boolean;
  isNew?: boolean;
  /** Moves it up the list of best sellers, 0–100. */
  demand?: number;
  keywords?: readonly string[];
}

/** A brand and everything that it sells. */
export interface BrandSheet {
  brand: Omit<DemoBrand, 'slug' | 'position' | 'picture'>;
  ranges: readonly Range[];
}

export const usages = {
  tinte:
    'Mezcla 1 parte de color con 1,5 partes de crema oxidante, aplica sobre cabello seco y deja actuar 35 minutos. Haz la prueba de sensibilidad 48 horas antes. <em>Uso profesional.</em>',
  tinteSuave:
    'Mezcla 1 + 1 con el activador de la línea, aplica de raíz a puntas y deja actuar 25 minutos. Haz la prueba de sensibilidad 48 horas antes. <em>Uso profesional.</em>',
  bano: 'Mezcla 1 + 2 con activador de bajo volumen, aplica sobre cabello lavado y húmedo y deja actuar de 10 a 20 minutos. Haz la prueba de sensibilidad 48 horas antes.',
  directo:
    'Aplica con guantes sobre cabello decolorado, limpio y seco. Deja actuar 20 minutos y enjuaga con agua fría. No necesita oxidante.',
  oxidante:
    'Respeta la proporción que indique el color o el decolorante. Cierra bien el envase y guárdalo lejos de la luz. <em>Evita el contacto con los ojos.</em>',
  decolorante:
    'Mezcla 1 + 2 con crema oxidante de 20 o 30 volúmenes en un tazón que no sea metálico. Revisa cada 5 minutos y no pases de 50. <em>Uso profesional.</em>',
  champu: 'Aplica sobre el cabello mojado, masajea dos minutos y enjuaga. Repite si hace falta.',
  acondicionador:
    'Distribuye de medios a puntas después del champú, espera dos minutos y enjuaga con agua tibia.',
  mascarilla:
    'Retira el exceso de agua, aplica mechón por mechón y deja actuar de 5 a 15 minutos antes de enjuagar.',
  ampolla:
    'Abre la ampolla en el momento, aplícala en cabello lavado, emulsiona y deja actuar 10 minutos. Enjuaga.',
  sinEnjuague: 'Aplica en cabello húmedo o seco, peina y no enjuagues.',
  alisado:
    'Lava con champú antirresiduos, aplica mechón por mechón, deja actuar 40 minutos, enjuaga la mitad, seca y sella con plancha. Trabaja en un lugar ventilado. <em>Uso profesional.</em>',
  styling: 'Aplica una pequeña cantidad, distribuye de manera pareja y dale forma.',
  esmalte:
    'Aplica una capa de base, dos capas finas de color y termina con brillo. Deja secar un minuto entre capas.',
  gel: 'Prepara la uña, aplica una capa delgada y cura 60 segundos en lámpara LED. Repite y sella el borde libre.',
  unas: 'Trabaja sobre la uña limpia, seca y sin grasa. Mantén el envase cerrado y lejos del calor.',
  maquillaje:
    'Aplica sobre la piel limpia e hidratada y difumina. Para uso en cabina, retira el producto con espátula.',
  cejas:
    'Haz la prueba de sensibilidad 48 horas antes y protege la piel alrededor del ojo. <em>Uso profesional, evita el contacto con los ojos.</em>',
  barba:
    'Calienta el producto entre las manos, aplícalo desde la raíz y peina la barba hacia abajo.',
  afeitado: 'Humedece la piel con agua tibia, aplica y afeita en el sentido del vello.',
  electrico:
    'Conéctalo a 110–120 V. Limpia el filtro o las placas cada semana y no enrolles el cable caliente. Garantía de 12 meses.',
  herramienta: 'Límpiala y desinféctala después de cada servicio. Guárdala seca y en su estuche.',
  desechable: 'Úsalo una sola vez y deséchalo según las normas de bioseguridad del salón.',
  mueble:
    'Llega desarmado con herramientas e instrucciones. Limpia con un paño húmedo, sin disolventes. Garantía de 6 meses.',
  combo: 'Llega en una sola caja. Los precios sueltos de sus partes suman más que el combo.',
} as const;
