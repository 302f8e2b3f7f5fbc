import type { Pesos } from '@matiz/domain/kernel/money.ts';
import type { GatewayMeans } from '@matiz/domain/payments/means.ts';

/** Who pays, as far as the gateway wants to know it. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  /** Ten digits, as in Colombia; null: not known. */
  readonly phone: string | null;
}

/** One try to pay an order; its reference is used once. */
export interface Attempt {
  readonly reference: string;
  readonly amount: Pesos;
  /** Until then the payer may begin to pay. */
  readonly expiresAt: Date;
  /** Where the payer comes back to; the gateway adds `id`, its transaction. */
  readonly returnUrl: string;
  readonly payer: Payer;
  readonly means: PaymentInstrument;
}

/**
 * With what it is paid: a card on the gateway's own page, one that was typed in our form and is
 * known to us by the gateway's token only, one that the gateway keeps, a debit at the payer's bank,
 * Nequi's app, Bancolombia's button, a QR that the payer's bank reads, or a link to a gateway's page.
 */
export type PaymentInstrument =
  | { readonly kind: 'card' }
  | TypedCard
  | CardSource
  | PseDebit
  | NequiAsk
  | { readonly kind: 'bancolombia' }
  | { readonly kind: 'qr' }
  | { readonly kind: 'link' };

export interface TypedCard {
  readonly kind: 'typed-card';
  /** What the gateway gave the payer's browser for the card; good for one payment. */
  readonly token: string;
  readonly installments: number;
}

export interface CardSource {
  readonly kind: 'stored-card';
  /** The gateway's own id of the card. */
  readonly source: string;
  readonly installments: number;
}

export interface PseDebit {
  readonly kind: 'pse';
  readonly person: 'natural' | 'legal';
  readonly documentType: 'CC' | 'CE' | 'NIT' | 'PP' | 'TI';
  readonly document: string;
  /** A code of `choices()`. */
  readonly bank: string;
}

/** The payer approves in their Nequi app, which hears of it by its number. */
export interface NequiAsk {
  readonly kind: 'nequi';
  /** Ten digits. */
  readonly phone: string;
}

/** Where the payer goes, and the transaction if there is one before they do. */
export interface StartedTransaction {
  readonly url: string;
  readonly transactionId: string | null;
  /** What the payer reads with their bank's app, as the address of a picture (`data:`). */
  readonly qrCode?: string | undefined;
}

/** A payment as the gateway has it. */
export interface Transaction {
  readonly id: string;
  readonly reference: string;
  readonly state: 'pending' | 'approved' | 'declined' | 'voided' | 'error';
  readonly amount: Pesos;
  /** `COP`, unless something is wrong. */
  readonly currency: string;
  /** `CARD`, `PSE` and others as the gateway names them. */
  readonly means: string | null;
  /** What the gateway says of a declined one, in Spanish; for the log and the staff. */
  readonly reason: string | null;
}

/** What the gateway wants the payer to choose (PSE) and to accept. */
export interface GatewayChoices {
  readonly banks: readonly { readonly code: string; readonly name: string }[];
  /** Addresses of the gateway's two contracts, which the payer accepts each by itself. */
  readonly contracts: { readonly policy: string; readonly personalData: string };
}

/** A card that the gateway keeps for later payments, as far as it tells of it. */
export interface StoredSource {
  readonly source: string;
  readonly brand: string | null;
  readonly lastFour: string | null;
}

/** What a form of our own needs: the payer's browser sends the card to the gateway and to nobody else. */
export interface CardDesk {
  readonly publicKey: string;
  /** Where the browser posts a card and gets its token. */
  readonly tokensUrl: string;
  /** Has the gateway keep a card; nothing is charged. */
  store(card: { readonly token: string; readonly email: string }): Promise<StoredSource>;
}

/**
 * A gateway that takes money (D-12). Its calls throw `GatewayDown` when it cannot be reached in
 * time or answers with a fault of its own, and `GatewayRefusal` for what it does not accept.
 */
export interface PaymentGateway {
  /** What it takes. */
  readonly means: readonly GatewayMeans[];
  /** Begins a payment. */
  begin(attempt: Attempt): Promise<StartedTransaction>;
  /**
   * Looks up, with our own key, what was paid under a reference; the newest first. `known`: the
   * transaction, or the link to it, that it began with.
   */
  find(reference: string, known?: string | null): Promise<readonly Transaction[]>;
  /** Gives all of an approved payment back. False: this kind cannot be given back by the gateway. */
  giveBack(transaction: Pick<Transaction, 'id' | 'amount'>): Promise<boolean>;
  /** Reads a notice that someone sent. Null: it is not signed by the gateway. */
  readNotice(notice: unknown): Notice | null;
  /** The same, of a gateway that signs the bytes of its notices in a header. */
  readSigned(text: string, signature: string): Notice | null;
  choices(): Promise<GatewayChoices>;
  /** Null: its cards are typed on its own page only. */
  readonly cards: CardDesk | null;
}

/** News of a transaction, checked by its signature; its content is looked up before it counts. */
export interface Notice {
  /** The same at each repetition of one notice. */
  readonly id: string;
  /** Null: about something else than a transaction. */
  readonly reference: string | null;
}

export class GatewayDown extends Error {}

/** What the gateway does not accept; `messages` are its own words by field. */
export class GatewayRefusal extends Error {
  readonly messages: Readonly<Record<string, readonly string[]>>;

  constructor(message: string, messages: Readonly<Record<string, readonly string[]>> = {}) {
    super(message);
    this.messages = messages;
  }
}
