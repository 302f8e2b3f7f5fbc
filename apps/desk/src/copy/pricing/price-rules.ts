const whole = new Intl.NumberFormat('es-CO');
const decimal = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 2 });
const products = (n: number) => (n === 1 ? '1 producto' : `${whole.format(n)} productos`);
const carts = (n: number) =>
  n === 1 ? '1 carrito abierto' : `${whole.format(n)} carritos abiertos`;

/** What deals, programmed prices, lists and coupons say alike. */
export const ruleCopy = {
  name: 'Nombre',
  state: 'Estado',
  states: { running: 'Vigente', coming: 'Por empezar', over: 'Ya terminó' },
  when: 'Cuándo rige',
  from: 'Empieza',
  fromHint: 'Hora de Colombia. Vacío: empieza al guardar.',
  until: 'Termina',
  untilHint: 'Vacío: no tiene fin.',
  window: (from: string | null, to: string | null) => {
    if (from === null) return to === null ? 'Siempre' : `Hasta el ${to}`;
    return to === null ? `Desde el ${from}` : `${from} – ${to}`;
  },
  codes: 'Productos',
  codesHint: 'Un código por línea. Puedes pegar una columna de tu hoja de cálculo.',
  counted: (n: number) => (n === 0 ? 'Ningún producto todavía' : products(n)),
  addBrand: 'Agregar una marca…',
  addCategory: 'Agregar una categoría…',
  added: (n: number) =>
    n === 0 ? 'No había productos nuevos que agregar.' : `Agregados: ${products(n)}.`,
  addHint: 'Entran los productos de hoy; los que lleguen después se agregan aquí.',
  end: 'Terminar ahora',
  endAsk: (name: string) => `¿Terminar «${name}» ahora? Deja de regir para quien no haya pedido.`,
  endExplain: 'Deja de regir de inmediato. Queda aquí con su historial.',
  ended: 'Ya no rige.',
  percent: (n: number) => `${decimal.format(n)} %`,
  products,
} as const;

export const effectCopy = {
  title: 'Qué hace',
  wait: 'Completa los datos: aquí verás qué precios cambian antes de guardar.',
  failed: 'No pudimos calcular qué cambia. Revisa los datos o vuelve a intentarlo.',
  summary: (changed: number, all: number) => {
    if (all === 0) return 'No toca ningún producto que se venda.';
    if (changed === 0) return `No cambia ninguno de ${products(all)}.`;
    return changed === all
      ? `${changed === 1 ? 'Cambia' : 'Cambian'} ${products(changed)}.`
      : `${changed === 1 ? 'Cambia' : 'Cambian'} ${whole.format(changed)} de ${products(all)}.`;
  },
  carts: (n: number) => `Está en ${carts(n)}.`,
  customers: (n: number) =>
    n === 1 ? 'Es para 1 cliente.' : `Es para ${whole.format(n)} clientes.`,
  unsold: (n: number, warehouse: string) =>
    `${products(n)} no ${n === 1 ? 'tiene' : 'tienen'} precio base en ${warehouse}.`,
  who: (buyer: string | null, warehouse: string, at: string) =>
    `Precios de ${buyer ?? 'cualquiera'} desde ${warehouse}, ${at}`,
  rise: 'Mayor alza',
  fall: 'Mayor baja',
  examples: 'Ejemplos, de mayor a menor cambio',
  product: 'Producto',
  quantity: 'Desde',
  before: 'Hoy',
  after: 'Quedaría',
  units: (n: number) => `${whole.format(n)} u.`,
  problems: 'Así no se puede guardar:',
  warnings: 'Ten en cuenta:',
} as const;

export const dealCopy = {
  title: 'Ofertas',
  one: 'una oferta',
  fresh: 'Nueva oferta',
  empty:
    'Aquí verás los descuentos por cantidad y los porcentajes sobre productos, marcas y categorías.',
  kind: 'Clase',
  kinds: { volume: 'Por cantidad', percentage: 'Porcentaje' },
  discount: 'Descuento',
  breaks: 'Descuentos',
  breaksHint: 'Desde 1 unidad es un porcentaje para todos. El descuento nunca baja al llevar más.',
  breakFrom: (n: number) => `Desde cuántas unidades, descuento ${n}`,
  breakPercent: (n: number) => `Porcentaje del descuento ${n}`,
  from: 'Desde',
  units: 'unidades,',
  percentSign: '%',
  addBreak: 'Agregar otro descuento',
  removeBreak: (n: number) => `Quitar el descuento ${n}`,
  line: (minQuantity: number, percent: number) =>
    minQuantity === 1
      ? `${decimal.format(percent)} %`
      : `${whole.format(minQuantity)}+: ${decimal.format(percent)} %`,
} as const;

export const programmedCopy = {
  title: 'Programados',
  one: 'un precio programado',
  fresh: 'Programar un precio',
  empty: 'Aquí verás los precios que rigen por unos días, con su campaña y su bodega.',
  nameHint: 'La campaña, como «Viernes de belleza». Quien compra la ve.',
  code: 'Código del producto',
  price: 'Precio',
  base: 'Base',
  warehouse: 'Bodega',
  everyWarehouse: 'Todas las bodegas',
  everywhere: 'Todas',
  of: (name: string, product: string) => `${name} · ${product}`,
} as const;

export const listCopy = {
  title: 'Listas',
  one: 'una lista de precios',
  fresh: 'Nueva lista de precios',
  empty: 'Aquí verás los precios por tipo de negocio, ciudad, departamento, cliente o nivel.',
  audience: 'Para quién',
  audienceHint:
    'La lista es para quien cumpla todo lo que elijas aquí y abajo. Elige al menos uno.',
  tradeType: 'Tipo de negocio',
  anyTrade: 'Cualquier tipo de negocio',
  anyState: 'Todo el país',
  anyCity: 'Cualquier ciudad',
  anyTier: 'Cualquier nivel',
  department: 'Departamento',
  city: 'Ciudad',
  document: 'Cliente, por NIT o cédula',
  tier: 'Nivel',
  priority: 'Prioridad',
  priorityHint: 'Si alguien está en varias listas, rige la del número más alto.',
  prices: 'Precios de la lista',
  noPrices: 'Todavía no tiene precios. Pega los suyos arriba.',
  base: 'Base desde',
  price: 'En la lista',
  off: (percent: number) => `−${decimal.format(percent)} %`,
  paste: 'Pegar precios',
  pasteHint:
    'Copia dos columnas de tu hoja de cálculo: el código y un precio («23.000») o un porcentaje («8 %»). «Quitar» saca el producto de la lista. Los demás quedan como están.',
  faults: {
    NO_VALUE: 'no tiene precio ni porcentaje.',
    BAD_VALUE: 'no tiene un precio o porcentaje que se pueda leer.',
    UNCLEAR: '¿es un porcentaje? Escríbelo con su signo: «8 %».',
    LONG_CODE: 'empieza con un código de más de 40 letras: pon código y precio en columnas.',
    TWICE: 'repite un código.',
  },
} as const;

export const couponCopy = {
  title: 'Cupones',
  one: 'un cupón',
  fresh: 'Nuevo cupón',
  empty: 'Aquí verás los cupones, con lo que descuentan y cuántas veces se han usado.',
  code: 'Código',
  codeHint: 'Lo que se escribe al comprar: letras y números, sin espacios.',
  titleLabel: 'Título',
  titleHint: 'Quien compra lo ve junto al código.',
  description: 'Condiciones, en palabras',
  kind: 'Qué descuenta',
  kinds: {
    percentage: 'Un porcentaje',
    value: 'Un valor en pesos',
    'free-shipping': 'El envío',
    'buy-get': 'Unidades: compra unas y otras salen con descuento',
  },
  amount: 'Cuánto',
  amountHint: 'El porcentaje o los pesos. En unidades, el porcentaje: con 100 salen gratis.',
  // Units
  buy: 'Unidades que se compran',
  buyHint: 'Lleva 3 y paga 2: se compran 2.',
  get: 'Unidades que salen con descuento',
  getHint: 'Lleva 3 y paga 2: sale 1. Siempre las de menor precio.',
  times: 'Veces por pedido',
  timesHint: 'Vacío: las que alcancen los productos.',
  got: 'Qué sale con descuento',
  gotBrand: 'De la marca',
  gotCategory: 'De la categoría',
  gotLine: 'De la línea',
  gotProduct: 'El producto, por su código',
  gotHint: 'Si dejas vacías las cuatro, salen las mismas unidades que cuentan.',
  // Which goods
  goods: 'Para qué productos',
  line: 'Solo para la línea',
  product: 'Solo para el producto, por su código',
  withoutBrands: 'Menos las marcas',
  withoutCategories: 'Menos las categorías',
  withoutDeals: 'No suma con productos que ya están en oferta',
  // For whom and where
  whom: 'Para quién y dónde',
  cities: 'Solo con entrega en',
  methods: 'Solo si se paga con',
  anyMethod: 'Sin marcar: con cualquiera.',
  tradeType: 'Solo para el tipo de negocio',
  document: 'Solo para el cliente, por NIT o cédula',
  // When and how often
  howOften: 'Cuándo y cuántas veces',
  // With others
  together: 'Junto a otros descuentos',
  automatic: 'Se aplica solo, sin código',
  automaticHint: 'Se descuenta a todo pedido que lo cumple. El código solo lo distingue aquí.',
  automaticTag: 'sin código',
  priority: 'Orden',
  priorityHint:
    'Primero el número más bajo; cada porcentaje es de lo que dejó el anterior. En el mismo orden, los que se aplican solos van antes del cupón.',
  last: 'Es el último: los que siguen no se suman',
  unitsOf: (n: number) => `${whole.format(n)} unidades de $\u00a010.000`,
  minAmount: 'Compra mínima',
  maxDiscount: 'Descuento máximo',
  optional: 'Vacío: sin límite.',
  brand: 'Solo para la marca',
  category: 'Solo para la categoría',
  everything: 'Vacío: para todo.',
  tier: 'Solo para el nivel',
  everybody: 'Vacío: para todos.',
  first: 'Solo en el primer pedido',
  usesLimit: 'Veces en total',
  usesPerCustomer: 'Veces por cliente',
  listed: 'Se muestra a quien lo puede usar',
  hour: 'Hora de Colombia.',
  uses: 'Usos',
  usesOf: (n: number, limit: number | null) =>
    limit === null ? whole.format(n) : `${whole.format(n)} de ${whole.format(limit)}`,
  shipping: 'Envío',
  units: (buy: number, get: number) => `${buy} + ${get}`,
  effect: (n: number) =>
    n === 0 ? 'No sirve para nada que se venda.' : `Sirve para ${products(n)}.`,
  purchase: 'Compra',
  discount: 'Descuenta',
  pays: 'Paga',
} as const;
