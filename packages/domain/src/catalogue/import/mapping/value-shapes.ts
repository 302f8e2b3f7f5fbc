import { foldText } from '../../../kernel/text.ts';

/** What a value of a column looks like, by the column of ours; a column without one may hold anything. */
const shapes: Readonly<Record<string, RegExp>> = {
  precio: /^(\$|cop|usd|us\$|€)?\s*\d[\d.,'\s]*\s*(\$|cop|usd|pesos|€)?$/,
  precio_oferta: /^(\$|cop|usd|us\$|€)?\s*\d[\d.,'\s]*\s*(\$|cop|usd|pesos|€)?$/,
  existencias: /^-?\d[\d.,]*( ?(und?|unidades|uds?)\.?)?$/,
  cantidad_minima: /^\d[\d.,]*$/,
  multiplo: /^\d[\d.,]*$/,
  orden: /^\d+$/,
  color: /^#?[0-9a-f]{3}([0-9a-f]{3})?\b/,
  iva: /\b(0|5|19|0[.,]05|0[.,]19)\b|iva|exent|exclu|gravad|no|si/,
  descuento_porcentaje: /^\d{1,2}([.,]\d+)?\s*%?$/,
  descuento_pesos: /^(\$|cop)?\s*\d[\d.,'\s]*$/,
  imagen: /\.(jpe?g|png|webp|avif|gif)\b|^https?:|^\/\/|^[\w/-]+\.[0-9a-f]{10}$/,
  mas_imagenes: /\.(jpe?g|png|webp|avif|gif)\b|^https?:|^\/\//,
  imagen_tono: /\.(jpe?g|png|webp|avif|gif)\b|^https?:|^\/\//,
  volumen: /^\d{1,3}\s*(v|vol|vols|volumen|volumenes)?\.?$/,
  codigo_de_barras: /^['’]?[\d\s-]{4,}([.,]0+)?$|^\d+([.,]\d+)?e\+?\d+$/,
  moneda: /^([a-z]{3}|\$|pesos?)$/,
  preventa: /^(si|s|no|n|true|false|verdadero|falso|yes|1|0|x)$/,
  producto_nuevo: /^(si|s|no|n|true|false|verdadero|falso|yes|1|0|x)$/,
  mas_vendido: /^(si|s|no|n|true|false|verdadero|falso|yes|1|0|x)$/,
  producto_retirado: /^(si|s|no|n|true|false|verdadero|falso|yes|1|0|x)$/,
  activo:
    /^(si|s|no|n|true|false|verdadero|falso|yes|1|0|-1|x|a|i|activ[oa]|inactiv[oa]|active|inactive|draft|borrador|publish(ed)?|publicado|visible|archived|archivado|disponible|enabled|disabled|habilitad[oa]|deshabilitad[oa])$/,
};
/** Names of things: never mostly numbers. */
const wordy = new Set(['producto', 'marca', 'categoria', 'subcategoria', 'linea', 'nombre_tono']);

export const sizePattern =
  /^\d+([.,]\d+)?\s*(ml|l|lt|lts|litros?|g|gr|grs|gramos|kg|kilos?|oz|cc|mg|und?|unidades|pcs|pares)\.?$/;

/** Whether the values of a column may be what it is taken for. Without values nothing speaks against. */
export function fits(target: string, values: readonly string[]): boolean {
  if (values.length === 0) return true;
  const bare = target.replace(/_[A-Z]{2,}$/, '');
  if (wordy.has(bare)) return shareOf(values, /^[\d.,\s$%-]+$/) < 0.7;
  const shape = shapes[bare];
  return shape === undefined || shareOf(values, shape) >= 0.7;
}

/** The part of the values that look like this. */
export function shareOf(values: readonly string[], shape: RegExp): number {
  const alike = values.filter((value) => shape.test(foldText(value.trim()))).length;
  return values.length === 0 ? 0 : alike / values.length;
}
