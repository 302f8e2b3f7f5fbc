import type { Pesos } from '@matiz/domain/kernel/money.ts';

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

/** With what it is paid: a card on the gateway's own page, or a debit at the payer's bank. */
export type PaymentInstrument = { readonly kind: 'card' } | PseDebit;

export interface PseDebit {
  readonly kind: 'pse';
  readonly person: 'natural' | 'legal';
  readonly documentType: 'CC' | 'CE' | 'NIT' | 'PP' | 'TI';
  readonly document: string;
  /** A code of `choices()`. */
  readonly bank: string;
}

/** Where the payer goes, and the transaction if there is one before they do. */
export interface StartedTransaction {
  readonly url: string;
  readonly transactionId: string | null;
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

/** What PSE asks the payer to choose and to accept. */
export interface PseChoices {
  readonly banks: readonly { readonly code: string; readonly name: string }[];
  /** Addresses of the gateway's two contracts, which the payer accepts each by itself. */
  readonly contracts: { readonly policy: string; readonly personalData: string };
}

/**
 * A gateway that takes money (D-12). Its calls throw `GatewayDown` when it cannot be reached in
 * time or answers with a fault of its own, and `GatewayRefusal` for what it does not accept.
 */
export interface PaymentGateway {
  /** Begins a payment. */
  begin(attempt: Attempt): Promise<StartedTransaction>;
  /** Looks up, with our own key, what was paid under a reference; the newest first. */
  find(reference: string): Promise<readonly Transaction[]>;
  /** Gives all of an approved payment back. False: this kind cannot be given back by the gateway. */
  giveBack(transaction: Pick<Transaction, 'id' | 'amount'>): Promise<boolean>;
  /** Reads a notice that somebody sent. Null: it is not signed by the gateway. */
  readNotice(notice: unknown): Notice | null;
  choices(): Promise<PseChoices>;
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
