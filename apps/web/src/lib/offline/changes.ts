import type { ProductDetail } from '@matiz/contracts/catalogue.ts';

/** What an addition adds, as the page knew it that kept it: a later page may know nothing of it. */
export interface WaitingGoods {
  readonly minQuantity: number;
  readonly multiple: number;
  readonly image: string;
  readonly versions: readonly {
    readonly code: string;
    readonly name: string;
    readonly color: ProductDetail['versions'][number]['color'];
  }[];
}

/** One change of a cart that could not be sent: what the call was, and whose. */
export interface WaitingChange {
  /** Its place in the order of what was done; the store gives it. */
  readonly seq?: number;
  /** Who did it and for whom (`ownerOf`). */
  readonly owner: string;
  readonly path: string;
  /** With its mutation id: sent twice, it happens once (D-9). */
  readonly body: Readonly<Record<string, unknown>>;
  /** Of what product, for the sentence that says it was refused. */
  readonly name: string;
  /** Of an addition, for who wants to see and correct it. */
  readonly goods?: WaitingGoods | null;
  /** Nothing of it has left the device yet: it may still be another. */
  readonly isUnsent?: boolean;
  /** Milliseconds of the device's clock. */
  readonly doneAt: number;
  /** The server's sentence: it was sent and refused, and the person does not know yet. */
  readonly refused?: string;
}

/** Longer than a session lives nobody comes back to send it. */
const longestWaitMs = 7 * 24 * 60 * 60_000;

const lineFields = [
  'code',
  'advancedPurchasing',
  'versionCode',
  'assemblyVersionCode',
  'dispatchDate',
];
const quantityPath = '/cart/changequantityitem';

/**
 * Which of the waiting changes a new one makes needless: earlier quantities of the same line, since
 * the last one counts whatever came between. Additions add, so each of them stays.
 */
export function findNeedless(
  waiting: readonly WaitingChange[],
  next: WaitingChange,
): readonly WaitingChange[] {
  if (next.path !== quantityPath) return [];
  const isSameLine = ({ owner, path, body, refused }: WaitingChange) =>
    owner === next.owner &&
    path === quantityPath &&
    refused === undefined &&
    lineFields.every((field) => (body[field] ?? null) === (next.body[field] ?? null));
  return waiting.filter(isSameLine);
}

/** What of the waiting changes is this person's to send, in the order in which it was done. */
export function findToSend(
  waiting: readonly WaitingChange[],
  owner: string | null,
): readonly WaitingChange[] {
  return waiting
    .filter((change) => change.owner === owner && change.refused === undefined)
    .toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
}

/** What waits in vain, by the device's clock; one that was set back throws nothing away. */
export function isGivenUp({ doneAt }: WaitingChange, now: number): boolean {
  return now - doneAt > longestWaitMs;
}

/** What an answer says of a change that was sent: done, refused, or to be sent again later. */
export function readOutcome(
  path: string,
  status: number,
  code: string,
): 'done' | 'refused' | 'later' {
  if (status === 0 || status === 401 || status === 408 || status === 429 || status >= 500)
    return 'later';
  // What is to be taken out is not there any more.
  const isRemoval = path === '/cart/deleteitem' || path === '/cart/listcart';
  if (isRemoval && (code === 'UNKNOWN_CART_LINE' || code === 'CART_NOT_FOUND')) return 'done';
  return 'refused';
}
