/** A category of the tree that a new shop may begin with; `code` is its address. */
export interface ProposedCategory {
  readonly code: string;
  readonly name: string;
  readonly children: readonly ProposedCategory[];
}

/** Top categories with their children, in the order of a menu: 'code Name'. */
const tree: readonly (readonly [parent: string, children: readonly string[]])[] = [
  [
    'tintes Tintes',
    [
      'tinte-permanente Tinte permanente',
      'tinte-sin-amoniaco Sin amoníaco',
      'tono-sobre-tono Tono sobre tono',
      'fantasia Color fantasía',
      'correctores Correctores y retoque',
      'auxiliares-color Auxiliares de color',
    ],
  ],
  ['oxidantes Oxidantes', ['crema-oxidante Crema oxidante', 'activadores Activadores']],
  [
    'decolorantes Decolorantes',
    [
      'polvo-decolorante Polvo decolorante',
      'crema-decolorante Crema y arcilla',
      'protectores-enlace Protectores de enlaces',
    ],
  ],
  [
    'tratamientos Tratamientos',
    [
      'mascarillas Mascarillas',
      'ampollas Ampollas',
      'alisados Alisados y keratinas',
      'aceites-serums Aceites y sérums',
    ],
  ],
  [
    'champu Champú',
    [
      'champu-nutricion Nutrición y reparación',
      'champu-color Cabello tinturado',
      'champu-matizante Matizantes',
      'champu-cuero Cuero cabelludo',
      'champu-alisado Alisado y profundo',
    ],
  ],
  [
    'acondicionador Acondicionador',
    ['acondicionador-enjuague Con enjuague', 'sin-enjuague Sin enjuague'],
  ],
  [
    'styling Styling',
    [
      'lacas-espumas Lacas y espumas',
      'geles-ceras Geles y ceras',
      'proteccion-termica Protección térmica',
      'rizos Rizos y textura',
    ],
  ],
  [
    'unas Uñas',
    [
      'esmaltes Esmaltes',
      'semipermanentes Semipermanentes',
      'acrilico-polygel Acrílico y polygel',
      'bases-brillos Bases y brillos',
      'cuidado-unas Removedores y cuidado',
      'accesorios-unas Limas y accesorios',
    ],
  ],
  [
    'maquillaje Maquillaje',
    ['labios Labios', 'rostro Rostro', 'ojos Ojos', 'accesorios-maquillaje Brochas y limpieza'],
  ],
  [
    'cejas-pestanas Cejas y pestañas',
    [
      'tinte-cejas Tinte y henna',
      'lifting-laminado Lifting y laminado',
      'extensiones Pestañas y adhesivos',
      'accesorios-cejas Accesorios de mirada',
    ],
  ],
  [
    'barberia Barbería',
    ['barba Barba', 'afeitado Afeitado', 'peinado-hombre Peinado', 'camuflaje Camuflaje de canas'],
  ],
  [
    'herramientas Herramientas',
    [
      'secadores Secadores',
      'planchas-rizadores Planchas y rizadores',
      'maquinas-corte Máquinas de corte',
      'tijeras-navajas Tijeras y navajas',
      'cepillos-peines Cepillos y peines',
      'colorimetria Colorimetría',
      'desechables Desechables y lencería',
    ],
  ],
  [
    'mobiliario Mobiliario menor',
    ['carros Carros auxiliares', 'asientos Sillas y taburetes', 'estacion Estación de trabajo'],
  ],
  ['combos Combos', []],
];

/** The categories of the beauty trade, as shops sort them. */
export const proposedCategories: readonly ProposedCategory[] = tree.map(([parent, children]) => ({
  ...read(parent),
  children: children.map((child) => ({ ...read(child), children: [] })),
}));

function read(text: string): { code: string; name: string } {
  const code = text.slice(0, text.indexOf(' '));
  return { code, name: text.slice(code.length + 1) };
}
