export const mixCopy = {
  title: 'Mezclas',
  one: 'una mezcla',
  fresh: 'Nueva mezcla',
  empty:
    'Aquí verás las ofertas por unidades de una línea, una marca o una categoría, mezclando tonos y productos.',
  titleHint: 'Quien compra lo ve en su carrito: «Lleva 12 de Cromía, mezclando tonos».',
  codeHint: 'Nadie lo escribe: solo la distingue aquí. Letras y números, sin espacios.',
  steps: 'Descuentos',
  stepsHint:
    'Se cuentan juntas las unidades de todos sus productos. El descuento nunca baja al llevar más.',
  goodsHint: 'Línea, marca y categoría: cuentan los productos que cumplan las que llenes.',
} as const;
