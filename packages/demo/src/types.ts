/**
 * The shapes of the demonstration (D-17). Everything is plain data and refers to everything else
 * by `code` (stable, readable, unique within its kind). Money is whole pesos, IVA included.
 * Instants are `Date`s and days are 'yyyy-mm-dd' in America/Bogota, both worked out from the
 * `now` that is handed to `buildDemo`.
 */

export type WarehouseCode = 'BOG' | 'MDE' | 'CLO';

/** Kind of business that buys (GET /v3/lists/trades-types). */
export type TradeTypeCode = 'peluqueria' | 'barberia' | 'spa-unas' | 'distribuidor';

/** Loyalty tiers (§1). */
export type TierCode = 'bronce' | 'plata' | 'oro' | 'diamante';

/** What a reflection means, whatever digit a brand prints for it (D-14). */
export type ReflectionFamily =
  | 'natural'
  | 'ceniza'
  | 'irisado'
  | 'dorado'
  | 'cobrizo'
  | 'caoba'
  | 'rojo'
  | 'violeta'
  | 'marron'
  | 'perla'
  | 'mate'
  | 'azul';

/** The group under which a colour card shows a tone. */
export type ToneSeries =
  | 'Naturales'
  | 'Naturales intensos'
  | 'Cenizas'
  | 'Perlas'
  | 'Irisados'
  | 'Violetas'
  | 'Mates'
  | 'Dorados'
  | 'Cobrizos'
  | 'Caobas'
  | 'Rojos'
  | 'Marrones'
  | 'Superaclarantes'
  | 'Fantasía'
  | 'Correctores'
  | 'Nudes'
  | 'Rosas'
  | 'Corales'
  | 'Vinos'
  | 'Pasteles'
  | 'Tropicales'
  | 'Metálicos'
  | 'Oscuros'
  | 'Claros'
  | 'Medios'
  | 'Profundos';

/** One digit of a brand's numbering: what it is called and the family that it belongs to. */
export interface DemoReflection {
  digit: string;
  family: ReflectionFamily;
  name: string;
}

/** Colours that a brand prints its boxes and labels in. */
export interface DemoPalette {
  /** Main body of the package. */
  base: string;
  /** Second colour: caps, bands. */
  accent: string;
  /** Text and marks on `base`. */
  ink: string;
  /** Ground behind a brand's logo or banner. */
  ground: string;
}

export interface DemoBrand {
  code: string;
  name: string;
  slug: string;
  story: string;
  palette: DemoPalette;
  /** How the brand separates level and reflection: '7.43', '7/43', '7-43'. */
  toneSeparator: '.' | '/' | '-' | ',';
  /** The brand's own meaning of each reflection digit; empty when it prints no numbers. */
  reflections: DemoReflection[];
  position: number;
  picture: string;
}

export interface DemoCategory {
  code: string;
  name: string;
  slug: string;
  parent: string | null;
  position: number;
  picture: string;
}

/** A brand's range: 'Cromía Esencial'. */
export interface DemoLine {
  code: string;
  brand: string;
  name: string;
}

export interface DemoTone {
  /** As printed on the box: '7.43'. For shades without a number, the name's code ('R12') or ''. */
  number: string;
  name: string;
  /** 1–12, or null for polish, lipsticks, correctors and fantasy shades. */
  level: number | null;
  primary: ReflectionFamily | null;
  secondary: ReflectionFamily | null;
  series: ToneSeries | null;
  /** '#rrggbb'. */
  hex: string;
}

export interface DemoVersion {
  /** Unique over the whole catalogue. A product without versions has one version with its own code. */
  code: string;
  /** Oxygen volume and its percentage, or null. */
  volume: { volume: 10 | 20 | 30 | 40; percent: 3 | 6 | 9 | 12 } | null;
  tone: DemoTone | null;
  position: number;
  isTopSeller: boolean;
  isNew: boolean;
  excludedFromPresale: boolean;
  /** Discount of this version alone. */
  discount: { type: 'percentage' | 'value'; amount: number } | null;
  /** Key for `pictureSvg` (a swatch), or null when the product's picture is enough. */
  picture: string | null;
}

export type PackshotShape =
  | 'tube'
  | 'tube-box'
  | 'bottle'
  | 'pump'
  | 'litre'
  | 'gallon'
  | 'jar'
  | 'tub'
  | 'box'
  | 'sachet'
  | 'spray'
  | 'aerosol'
  | 'dropper'
  | 'ampoules'
  | 'polish'
  | 'lipstick'
  | 'gloss'
  | 'compact'
  | 'palette'
  | 'mascara'
  | 'pencil'
  | 'makeup-brush'
  | 'hairbrush'
  | 'comb'
  | 'tint-brush'
  | 'bowl'
  | 'scissors'
  | 'razor'
  | 'clipper'
  | 'dryer'
  | 'iron'
  | 'lamp'
  | 'drill'
  | 'file'
  | 'foil'
  | 'gloves'
  | 'cape'
  | 'towel'
  | 'clips'
  | 'lashes'
  | 'tweezers'
  | 'mannequin'
  | 'mirror'
  | 'trolley'
  | 'table'
  | 'rack'
  | 'steamer'
  | 'moon-lamp'
  | 'scale'
  | 'diffuser'
  | 'cap'
  | 'buffer'
  | 'sticks'
  | 'shields'
  | 'stool'
  | 'kit';

/** What the packshot of a product is drawn from. */
export interface DemoPackshot {
  shape: PackshotShape;
  body: string;
  accent: string;
  ink: string;
  /** Colour of what is inside, for tubes with a colour band, polish, lipsticks … */
  content: string | null;
  /** Lines printed on the label: brand, line, what it is, size. */
  brand: string;
  line: string;
  title: string;
  size: string;
}

export interface DemoComboPart {
  product: string;
  /** null: the buyer chooses among the product's versions. */
  version: string | null;
  quantity: number;
}

export interface DemoProduct {
  code: string;
  kind: 'simple' | 'combo';
  name: string;
  slug: string;
  brand: string;
  category: string;
  line: string | null;
  /** HTML with p, strong, b, em, ul and li only. */
  description: string;
  /** INVIMA notification (D-16), null where none is needed (tools, furniture). */
  invimaCode: string | null;
  taxRate: 19 | 5 | 0;
  minQuantity: number;
  multiple: number;
  isPresale: boolean;
  isNew: boolean;
  /** 1 is the product that sells most. */
  salesRank: number;
  contentSize: string;
  /** Base price of one unit in each warehouse. For a combo, the combo's price. */
  basePrice: Record<WarehouseCode, number>;
  packshot: DemoPackshot;
  picture: string;
  /** More pictures of the product, after `picture`. */
  gallery: string[];
  hasVersions: boolean;
  versions: DemoVersion[];
  /** Only for combos; else empty. */
  parts: DemoComboPart[];
  /** Extra words that lead to it in search. */
  keywords: string[];
}

export interface DemoWarehouse {
  code: WarehouseCode;
  name: string;
  /** DIVIPOLA. */
  cityCode: string;
  address: string;
  worksOnSaturday: boolean;
}

export interface DemoStock {
  warehouse: WarehouseCode;
  product: string;
  version: string;
  available: number;
}

/** Presale: goods on their way to a warehouse (D-8). */
export interface DemoArrival {
  warehouse: WarehouseCode;
  product: string;
  version: string;
  /** 'yyyy-mm-dd', always after `now`. */
  date: string;
  /** How many units may be sold in advance. */
  cap: number;
}

/** Volume breaks and percentages (D-6, `applicableDealsId`). */
export interface DemoDeal {
  code: string;
  name: string;
  kind: 'volume' | 'percentage';
  /** Ascending; a 'percentage' deal has one break from 1 unit. */
  breaks: { minQuantity: number; percent: number }[];
  /** Product codes that it applies to. */
  products: string[];
  /** Units of all tones of a product count together. */
  countsAcrossVersions: boolean;
  startsAt: Date;
  endsAt: Date | null;
}

/** A price for a time (D-6, `programmedPriceId`, `programmedPriceName`). */
export interface DemoProgrammedPrice {
  code: string;
  name: string;
  product: string;
  /** null: every warehouse. */
  warehouse: WarehouseCode | null;
  price: number;
  startsAt: Date;
  endsAt: Date;
}

/** Lists that replace the base price (D-6): the highest `priority` that matches wins. */
export interface DemoPriceList {
  code: string;
  name: string;
  priority: number;
  /** Exactly one of these is set. */
  tradeType: TradeTypeCode | null;
  cityCode: string | null;
  departmentCode: string | null;
  customer: string | null;
  tier: TierCode | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** Percentage off the base price for everything in these categories (with their children) … */
  percentOff: { category: string; percent: number }[];
  /** … and exact prices, which go first. */
  prices: { product: string; warehouse: WarehouseCode | null; price: number }[];
}

export interface DemoZone {
  code: string;
  name: string;
  warehouse: WarehouseCode;
  /** Business days from dispatch to the door. */
  deliveryDays: number;
  /** 'HH:MM' in Bogota: ordered before it, dispatched the same working day. */
  cutoff: string;
  cashOnDelivery: boolean;
  shippingPrice: number;
  /** Shipping is free from this amount, or null. */
  freeFrom: number | null;
  deliversOnSaturday: boolean;
  cityCodes: string[];
}

export type PaymentMethodKind =
  | 'online-card'
  | 'online-bank'
  | 'online-link'
  | 'offline'
  | 'credit';

/** The logos of §2. */
export type PaymentLogo =
  | 'american-express'
  | 'bank'
  | 'bold'
  | 'cash'
  | 'contra-entrega'
  | 'codensa'
  | 'diners'
  | 'estrella'
  | 'mastercard'
  | 'platam'
  | 'pse'
  | 'via'
  | 'visa';

export interface DemoPaymentMethod {
  code: string;
  name: string;
  kind: PaymentMethodKind;
  logos: PaymentLogo[];
  description: string;
  position: number;
  /** Only where the zone pays at the door. */
  needsCashOnDeliveryZone: boolean;
  maxAmount: number | null;
  /** §3: payment method discount or charge. */
  adjustment: {
    typeMovement: 'discount' | 'charge';
    discountType: 'percentage' | 'value';
    amount: number;
  } | null;
}

export interface DemoTier {
  code: TierCode;
  name: string;
  color: string;
  position: number;
  /** Pesos delivered (less returns) in the rolling window from which the tier is held. */
  threshold: number;
  windowDays: number;
  benefits: string[];
}

export interface DemoTradeType {
  code: TradeTypeCode;
  name: string;
}

export interface DemoCoupon {
  code: string;
  title: string;
  description: string;
  type: 'percentage' | 'value' | 'free-shipping';
  amount: number;
  minAmount: number;
  maxDiscount: number | null;
  /** null: everything. */
  category: string | null;
  brand: string | null;
  tier: TierCode | null;
  firstOrderOnly: boolean;
  usesPerCustomer: number;
  startsAt: Date;
  endsAt: Date;
}

export interface DemoCatalogue {
  brands: DemoBrand[];
  categories: DemoCategory[];
  lines: DemoLine[];
  products: DemoProduct[];
}

/** What surrounds the catalogue: where goods are, what they cost to whom, how they travel. */
export interface DemoShop {
  warehouses: DemoWarehouse[];
  stock: DemoStock[];
  arrivals: DemoArrival[];
  deals: DemoDeal[];
  programmedPrices: DemoProgrammedPrice[];
  priceLists: DemoPriceList[];
  zones: DemoZone[];
  paymentMethods: DemoPaymentMethod[];
  tiers: DemoTier[];
  tradeTypes: DemoTradeType[];
  coupons: DemoCoupon[];
}

export interface DemoAddress {
  code: string;
  title: string;
  address: string;
  neighbourhood: string;
  indications: string;
  cityCode: string;
  recipient: string;
  /** Ten digits. */
  phone: string;
  isDefault: boolean;
}

export interface DemoCustomer {
  code: string;
  /** Name on the shop's front: 'Salón Amapola'. */
  businessName: string;
  /** Name on the invoice. */
  legalName: string;
  documentType: 'NIT' | 'CC';
  document: string;
  /** DIAN check digit of a NIT, null for a CC. */
  checkDigit: string | null;
  tradeType: TradeTypeCode;
  cityCode: string;
  email: string;
  phone: string;
  /** The tier that its order history earns. */
  tier: TierCode;
  /** Own credit: 0 means none. */
  creditLimit: number;
  creditUsed: number;
  createdAt: Date;
  addresses: DemoAddress[];
  /** Product codes. */
  favourites: string[];
  /** Tones that it buys often. */
  usualTones: { product: string; version: string; quantity: number }[];
}

export interface DemoUser {
  email: string;
  role: 'Admin customer' | 'Seller' | 'Staff';
  name: string;
  lastName: string;
  phone: string;
  /** The customer that an Admin customer buys for; null for others. */
  customer: string | null;
  /** Customers assigned to a Seller; else empty. */
  customers: string[];
}

export type DemoOrderStatus =
  | 'created'
  | 'confirmed'
  | 'preparing'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'returned';

export interface DemoOrderLine {
  product: string;
  version: string;
  quantity: number;
  /** Sold in advance. */
  isAdvance: boolean;
  listPrice: number;
  unitPrice: number;
}

export interface DemoOrderDelivery {
  /** 'yyyy-mm-dd', or null for what left at once. */
  dispatchDate: string | null;
  status: DemoOrderStatus;
  deliveredAt: Date | null;
  lines: DemoOrderLine[];
}

export interface DemoOrder {
  code: string;
  customer: string;
  /** E-mail of who tapped (D-4). */
  placedBy: string;
  warehouse: WarehouseCode;
  placedAt: Date;
  address: string;
  paymentMethod: string;
  status: DemoOrderStatus;
  deliveries: DemoOrderDelivery[];
  /** Sum of its lines. */
  subtotal: number;
  shipping: number;
  total: number;
}

/** What counted for the tier: delivered, less returns (D-13). */
export interface DemoLoyaltyEntry {
  customer: string;
  order: string;
  kind: 'delivered' | 'returned';
  /** Positive for delivered, negative for returned. */
  amount: number;
  at: Date;
}

export interface DemoPeople {
  customers: DemoCustomer[];
  users: DemoUser[];
  orders: DemoOrder[];
  loyalty: DemoLoyaltyEntry[];
}

export interface DemoBanner {
  code: string;
  position: 'home' | 'welcome' | 'offers';
  title: string;
  desktopPicture: string;
  mobilePicture: string;
  appLink: string;
  order: number;
}

export interface DemoPromotionalHeader {
  title: string;
  timer: boolean;
  startsAt: Date;
  endsAt: Date;
  background: string;
  color: string;
  appLink: string;
}

/** Collections for /products/custom-list/:url_name. */
export interface DemoCustomList {
  urlName: string;
  title: string;
  products: string[];
}

export interface DemoHome {
  banners: DemoBanner[];
  promotionalHeader: DemoPromotionalHeader;
  customLists: DemoCustomList[];
  /** Most searched words, most first. */
  topSearches: string[];
  /** Words that mean the same in search (D-14). */
  synonyms: string[][];
}

/** A picture: its key for `pictureSvg` and what it shows. */
export interface DemoPicture {
  key: string;
  alt: string;
  width: number;
  height: number;
}

export interface DemoPictures {
  pictures: DemoPicture[];
}

export interface Demo {
  catalogue: DemoCatalogue;
  shop: DemoShop;
  people: DemoPeople;
  home: DemoHome;
  pictures: DemoPictures;
}
