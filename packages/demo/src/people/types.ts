import type { TierCode, TradeTypeCode, WarehouseCode } from '../shop/types.ts';

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
  status: 'approved' | 'in_review';
  /** When it is there for a visit or a delivery. */
  schedule: string | null;
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
  /** What someone of the staff does; empty for others. */
  staffRoles: string[];
  /** Of someone who supplies the shop too: the brand's code. */
  providerCode: string | null;
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
