export type WarehouseCode = 'BOG' | 'MDE' | 'CLO';

/** Kind of business that buys (GET /v3/lists/trades-types). */
export type TradeTypeCode = 'peluqueria' | 'barberia' | 'spa-unas' | 'distribuidor';

/** Loyalty tiers (§1). */
export type TierCode = 'bronce' | 'plata' | 'oro' | 'diamante';

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
  /** The least that the goods of an order come to; left out: any amount. */
  minOrder?: number;
  deliversOnSaturday: boolean;
  cityCodes: string[];
}

/** Hours of weekdays in which a zone is delivered to (D-11). */
export interface DemoWindow {
  zone: string;
  kind: 'regular' | 'express';
  /** 0 is Sunday. */
  weekdays: number[];
  from: number;
  to: number;
  /** Null: as the zone. */
  cutOffHour: number | null;
  deliveryDays: number | null;
  /** Orders of one day; null: as many as come. */
  capacity: number | null;
  charge: number;
}

export type PaymentMethodKind =
  | 'online-card'
  | 'online-bank'
  | 'online-link'
  | 'online-nequi'
  | 'online-button'
  | 'online-qr'
  | 'transfer'
  | 'cash'
  | 'agreement'
  | 'door'
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
  | 'nequi'
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
  /** Pesos of one order, and that a customer may owe by it at once; null: no limit (D-22). */
  maxAmount: number | null;
  maxOwed: number | null;
  /** §3: payment method discount or charge. */
  adjustment: {
    typeMovement: 'discount' | 'charge';
    discountType: 'percentage' | 'value';
    amount: number;
  } | null;
  /** Where it is paid by hand. */
  account: {
    bank: string;
    kind: 'savings' | 'checking' | null;
    number: string;
    holder: string;
    document: string;
  } | null;
}

/** Limits of a method of its own for one zone or one customer; null: as everywhere. */
export interface DemoPaymentLimit {
  method: string;
  zone: string | null;
  customer: string | null;
  maxAmount: number | null;
  maxOwed: number | null;
}

export interface DemoTier {
  code: TierCode;
  name: string;
  color: string;
  position: number;
  /** Pesos delivered (less returns) in the rolling window from which the tier is held. */
  threshold: number;
  windowDays: number;
  /** Percent that shipping costs less, and from how many pesos of goods on it is free. */
  shippingOff: number;
  freeFrom: number | null;
}

export interface DemoTradeType {
  code: TradeTypeCode;
  name: string;
}

export interface DemoCoupon {
  code: string;
  title: string;
  description: string;
  type: 'percentage' | 'value' | 'free-shipping' | 'buy-get';
  amount: number;
  /** Of `buy-get`: so many bought, so many of the same cheaper. */
  units: { buy: number; get: number; times: number } | null;
  /** Payment methods by code; none: any. */
  methods: readonly string[];
  automatic: boolean;
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

/** What surrounds the catalogue: where goods are, what they cost to whom, how they travel. */
export interface DemoShop {
  warehouses: DemoWarehouse[];
  stock: DemoStock[];
  arrivals: DemoArrival[];
  deals: DemoDeal[];
  programmedPrices: DemoProgrammedPrice[];
  priceLists: DemoPriceList[];
  zones: DemoZone[];
  windows: DemoWindow[];
  paymentMethods: DemoPaymentMethod[];
  paymentLimits: DemoPaymentLimit[];
  tiers: DemoTier[];
  tradeTypes: DemoTradeType[];
  coupons: DemoCoupon[];
}
