import { formatPesos, type Pesos } from '@matiz/domain/kernel/money.ts';
import type { RefusedLine } from '@matiz/domain/kernel/refusal.ts';
import { z } from 'zod';
import { fillMessage } from './messages/fill-message.ts';
import { type MessageArgs, type MessageKey, messages, say } from './messages.ts';

interface ErrorKind {
  readonly status: number;
  readonly message: MessageKey;
}

/** The closed list of expected failures: code → HTTP status and sentence. */
export const errorKinds = {
  INVALID_REQUEST: { status: 400, message: 'invalidRequest' },
  BODY_TOO_LARGE: { status: 413, message: 'bodyTooLarge' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'unsupportedMedia' },
  NOT_FOUND: { status: 404, message: 'notFound' },
  NO_SESSION: { status: 401, message: 'noSession' },
  LOGIN_REQUIRED: { status: 401, message: 'loginRequired' },
  FORBIDDEN: { status: 403, message: 'forbidden' },
  CROSS_SITE: { status: 403, message: 'crossSite' },
  CUSTOMER_REQUIRED: { status: 409, message: 'selectCustomer' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'tooManyAttempts' },
  BUSY: { status: 503, message: 'busy' },
  UNAVAILABLE: { status: 503, message: 'unavailable' },
  DEADLINE_PASSED: { status: 503, message: 'deadlinePassed' },
  UNEXPECTED: { status: 500, message: 'unexpected' },
  BAD_CREDENTIALS: { status: 400, message: 'badCredentials' },
  PASSWORD_PAUSED: { status: 429, message: 'passwordPaused' },
  NO_COVERAGE: { status: 400, message: 'noCoverage' },
  OUT_OF_STOCK: { status: 400, message: 'outOfStock' },
  TONE_OUT_OF_STOCK: { status: 400, message: 'toneOutOfStock' },
  STOCK_EXCEEDED: { status: 400, message: 'stockExceeded' },
  STOCK_INSUFFICIENT: { status: 400, message: 'stockInsufficient' },
  NOT_IN_PRESALE: { status: 400, message: 'notInPresale' },
  BELOW_MINIMUM: { status: 400, message: 'belowMinimum' },
  NOT_A_MULTIPLE: { status: 400, message: 'notAMultiple' },
  PRICES_HIDDEN: { status: 403, message: 'pricesHidden' },
  UNKNOWN_PRODUCT: { status: 404, message: 'unknownProduct' },
  UNKNOWN_VERSION: { status: 400, message: 'unknownVersion' },
  VERSION_REQUIRED: { status: 400, message: 'versionRequired' },
  COMBO_PART_MISSING: { status: 400, message: 'comboPartMissing' },
  UNKNOWN_CART_LINE: { status: 404, message: 'unknownCartLine' },
  CART_NOT_FOUND: { status: 404, message: 'cartNotFound' },
  CART_EMPTY: { status: 400, message: 'cartEmpty' },
  CART_CLOSED: { status: 409, message: 'cartClosed' },
  CART_CHANGED: { status: 409, message: 'cartChanged' },
  NOTHING_USUAL: { status: 400, message: 'nothingUsual' },
  NOTHING_TO_REORDER: { status: 400, message: 'nothingToReorder' },
  CUSTOMER_MISMATCH: { status: 409, message: 'customerMismatch' },
  CUSTOMER_NOT_FOUND: { status: 404, message: 'customerNotFound' },
  ADDRESS_REQUIRED: { status: 400, message: 'addressRequired' },
  UNKNOWN_ADDRESS: { status: 404, message: 'unknownAddress' },
  PAYMENT_METHOD_REQUIRED: { status: 400, message: 'paymentMethodRequired' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 400, message: 'paymentMethodUnavailable' },
  HOLDS_FULL: { status: 409, message: 'holdRefused' },
  HOLD_TOO_BIG: { status: 409, message: 'holdRefused' },
  UNKNOWN_COUPON: { status: 404, message: 'unknownCoupon' },
  COUPON_REFUSED: { status: 400, message: 'couponRefused' },
  WINDOW_GONE: { status: 409, message: 'windowGone' },
  ORDER_BELOW_MINIMUM: { status: 400, message: 'orderBelowMinimum' },
  COUPON_GONE: { status: 409, message: 'couponGone' },
  ORDER_NOT_PAYABLE: { status: 409, message: 'orderNotPayable' },
  ORDER_UNPAID: { status: 409, message: 'orderUnpaid' },
  PAYMENT_RUNNING: { status: 409, message: 'paymentRunning' },
  PAYMENT_REFUSED: { status: 400, message: 'paymentRefused' },
  PAYMENT_DIFFERS: { status: 400, message: 'paymentDiffers' },
  HAND_OVER_UNKNOWN: { status: 404, message: 'handOverUnknown' },
  HAND_OVER_EXPIRED: { status: 410, message: 'handOverExpired' },
  HAND_OVER_REVOKED: { status: 410, message: 'handOverRevoked' },
  HAND_OVER_APPROVED: { status: 409, message: 'handOverApproved' },
  HAND_OVER_DECLINED: { status: 409, message: 'handOverDeclined' },
  HAND_OVER_CHANGED: { status: 409, message: 'handOverChanged' },
  HAND_OVER_EMPTY: { status: 409, message: 'handOverEmpty' },
  HAND_OVER_LAST_LINE: { status: 400, message: 'handOverLastLine' },
  TOTAL_CHANGED: { status: 409, message: 'totalChanged' },
  PAYMENT_DECIDED: { status: 409, message: 'paymentDecided' },
  CONTRACTS_REQUIRED: { status: 400, message: 'contractsRequired' },
  PSE_REQUIRED: { status: 400, message: 'pseRequired' },
  CARD_REFUSED: { status: 400, message: 'cardRefused' },
  CARD_EXPIRED: { status: 400, message: 'cardExpired' },
  UNKNOWN_CARD: { status: 404, message: 'unknownCard' },
  TOO_MANY_CARDS: { status: 400, message: 'tooManyCards' },
  GATEWAY_DOWN: { status: 503, message: 'gatewayDown' },
  BAD_SIGNATURE: { status: 401, message: 'badSignature' },
  ORDER_NOT_CANCELLABLE: { status: 409, message: 'orderNotCancellable' },
  ILLEGAL_MOVE: { status: 409, message: 'illegalMove' },
  DELIVERY_WAITING: { status: 409, message: 'deliveryWaiting' },
  ARRIVAL_CLOSED: { status: 409, message: 'arrivalClosed' },
  ARRIVAL_SHORT: { status: 409, message: 'arrivalShort' },
  DATE_PAST: { status: 400, message: 'datePast' },
  KEY_REUSED: { status: 422, message: 'keyReused' },
  CITY_OUTSIDE_STATE: { status: 400, message: 'cityOutsideState' },
  UNKNOWN_CITY: { status: 400, message: 'unknownCity' },
  TOO_MANY_ADDRESSES: { status: 400, message: 'tooManyAddresses' },
  TOO_MANY_FAVOURITES: { status: 400, message: 'tooManyFavourites' },
  TOO_MANY_STOCK_ALERTS: { status: 400, message: 'tooManyStockAlerts' },
  TOO_MANY_LISTS: { status: 400, message: 'tooManyLists' },
  TOO_MANY_VIEWS: { status: 400, message: 'tooManyViews' },
  LIST_NAME_TAKEN: { status: 409, message: 'listNameTaken' },
  INVALID_PHONE: { status: 400, message: 'invalidPhone' },
  INVALID_EMAIL: { status: 400, message: 'invalidEmail' },
  INVALID_DOCUMENT: { status: 400, message: 'invalidDocument' },
  INVALID_DATE: { status: 400, message: 'invalidDate' },
  CHANNEL_NOT_OFFERED: { status: 400, message: 'channelNotOffered' },
  CODE_NOT_SENT: { status: 503, message: 'codeNotSent' },
  BAD_FACTOR_CODE: { status: 400, message: 'badFactorCode' },
  FACTOR_ON: { status: 409, message: 'factorOn' },
  FACTOR_REQUIRED: { status: 409, message: 'factorRequired' },
  BAD_CODE: { status: 400, message: 'badCode' },
  BAD_LINK: { status: 400, message: 'badLink' },
  BAD_PASSWORD: { status: 400, message: 'badPassword' },
  PASSWORD_REQUIRED: { status: 400, message: 'passwordRequired' },
  PASSWORD_TOO_COMMON: { status: 400, message: 'passwordTooCommon' },
  PHONE_NOT_VERIFIED: { status: 409, message: 'phoneNotVerified' },
  EMAIL_NOT_VERIFIED: { status: 409, message: 'emailNotVerified' },
  PHONE_HAS_ACCOUNT: { status: 409, message: 'phoneHasAccount' },
  EMAIL_HAS_ACCOUNT: { status: 409, message: 'emailHasAccount' },
  NOBODY_WAITS: { status: 404, message: 'nobodyWaitsForCode' },
  UNKNOWN_TRADE_TYPE: { status: 400, message: 'unknownTradeType' },
  OLD_CONSENT: { status: 409, message: 'oldConsent' },
  CUSTOMER_BLOCKED: { status: 409, message: 'customerBlocked' },
  TERMS_NOT_ACCEPTED: { status: 409, message: 'termsNotAccepted' },
  REGISTRATION_INCOMPLETE: { status: 409, message: 'registrationIncomplete' },
  REGISTRATION_PENDING: { status: 409, message: 'registrationPending' },
  REGISTRATION_REJECTED: { status: 403, message: 'registrationRejected' },
  REGISTRATION_CLOSED: { status: 409, message: 'registrationClosed' },
  NOTE_REQUIRED: { status: 400, message: 'noteRequired' },
  DOCUMENT_TAKEN: { status: 409, message: 'documentTaken' },
  BAD_CURSOR: { status: 400, message: 'badCursor' },
  SELECTION_CHANGED: { status: 409, message: 'selectionChanged' },
  SELECTION_TOO_LARGE: { status: 400, message: 'selectionTooLarge' },
  ROW_CHANGED: { status: 409, message: 'rowChanged' },
  VALUE_TAKEN: { status: 409, message: 'valueTaken' },
  STILL_USED: { status: 409, message: 'stillUsed' },
  SCOPE_NOT_HELD: { status: 403, message: 'scopeNotHeld' },
  OWN_TEAM_SCOPE: { status: 409, message: 'ownTeamScope' },
  LAST_DIRECTOR: { status: 409, message: 'lastDirector' },
  CATEGORIES_EXIST: { status: 409, message: 'shopHasCategories' },
  UNKNOWN_REFERENCE: { status: 400, message: 'unknownReference' },
  PRICES_CHANGED: { status: 409, message: 'pricesChanged' },
  UNITS_SHORT: { status: 409, message: 'unitsShort' },
  FILE_TOO_LARGE: { status: 413, message: 'fileTooLarge' },
  IMPORT_NOT_NOW: { status: 409, message: 'importNotNow' },
  PICTURE_TOO_LARGE: { status: 413, message: 'pictureTooLarge' },
  PICTURE_TOO_SMALL: { status: 400, message: 'pictureTooSmall' },
  PICTURE_FORMAT: { status: 400, message: 'pictureFormat' },
  PICTURE_BROKEN: { status: 400, message: 'pictureBroken' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

/** Failures that any call may answer, whatever its contract lists. */
export const sharedErrors = [
  'INVALID_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'NO_SESSION',
  'LOGIN_REQUIRED',
  'FORBIDDEN',
  'CROSS_SITE',
  'CUSTOMER_REQUIRED',
  'REGISTRATION_REJECTED',
  'TOO_MANY_ATTEMPTS',
  'BUSY',
  'UNAVAILABLE',
  'DEADLINE_PASSED',
  'UNEXPECTED',
] as const satisfies readonly ErrorCode[];

export type SharedError = (typeof sharedErrors)[number];

interface FailureDetail {
  /** What it is about where it is about several things, each with a reason of its own. */
  readonly lines?: readonly RefusedLine<PlainFailure>[];
  /** The field of the request that is at fault, where a form can show it. */
  readonly fields?: readonly FieldFault[];
  /** Of `ROW_CHANGED`: what stands there now, and who made it so. */
  readonly conflict?: RowConflict;
}

/** What others did to a row since the version that a save was made from (D-19). */
export const rowConflictSchema = z.object({
  version: z.int(),
  /** The newest change; null where the row's history does not reach that far back. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  via: z.string().nullable(),
  /** By field, the first value and the last; the oldest change first. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type RowConflict = z.output<typeof rowConflictSchema>;

type SentenceOf<Code extends ErrorCode> = (typeof errorKinds)[Code]['message'];

/** A code with what its sentence says besides. */
type PlainFailure = {
  [Code in ErrorCode]: { readonly code: Code } & ValuesField<SentenceOf<Code>>;
}[ErrorCode];

type AnyFailure = {
  [Code in ErrorCode]: FailureDetail & { readonly code: Code } & ValuesField<SentenceOf<Code>>;
}[ErrorCode];

/**
 * An expected failure as a value: its code, what its sentence says besides, and the lines it
 * touches. Of several codes it is one of them; without any, one of all that there are.
 */
export type Failure<Code extends ErrorCode = ErrorCode> = Extract<
  AnyFailure,
  { readonly code: Code }
>;

type ValuesField<Key extends MessageKey> =
  MessageArgs<Key> extends [infer Values]
    ? { readonly values: Values }
    : { readonly values?: never };

/** What is wrong with a field, by its path (`email`, `versions.0.code`). */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** One line (tone, cart line) that a refusal is about. */
export const failureLineSchema = z.object({
  code: z.string(),
  versionCode: z.string().nullable(),
  name: z.string(),
  reason: z.enum(Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** Of a minimum or a multiple: the (at most two) nearest quantities that would do, ascending. */
  nearest: z.array(z.int()).optional(),
});
export type FailureLine = z.output<typeof failureLineSchema>;

export const errorReplySchema = z.object({
  code: z.enum(Object.keys(errorKinds) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** What is wrong with each field of the request, by its path (`email`, `versions.0.code`). */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  lines: z.array(failureLineSchema).optional(),
  conflict: rowConflictSchema.optional(),
  requestId: z.string(),
});
export type ErrorReply = z.output<typeof errorReplySchema>;

export function failure<Code extends ErrorCode>(
  code: Code,
  ...[values]: MessageArgs<SentenceOf<Code>>
): Failure<Code> {
  return { code, ...(values ? { values } : {}) } as Failure<Code>;
}

/** Codes whose sentence says nothing besides. */
type PlainCode = {
  [Code in ErrorCode]: MessageArgs<SentenceOf<Code>> extends [] ? Code : never;
}[ErrorCode];

/** A failure that one field is to blame for; its sentence stands at the field unless given. */
export function failureAt<Code extends PlainCode>(
  path: string,
  code: Code,
  message: string = messages[errorKinds[code].message],
): Failure<Code> {
  return { code, fields: [{ path, message }] } as Failure<Code>;
}

/** The sentence of a failure, with its numbers in place. */
export function sentenceOf({ code, values }: PlainFailure): string {
  return fillMessage(messages[errorKinds[code].message], values ?? {});
}

/** A line of a failure as it is answered. */
export function failureLineOf(line: RefusedLine<PlainFailure>): FailureLine {
  const { code, versionCode, name, reason, nearest, price } = line;
  return {
    code,
    versionCode,
    name,
    reason: reason.code,
    message: price ? priceMoved(name, price) : sentenceOf(reason),
    ...(nearest ? { nearest: [...nearest] } : {}),
  };
}

function priceMoved(name: string, { before, after }: { before: Pesos; after: Pesos }): string {
  return say('priceMoved', { name, before: formatPesos(before), after: formatPesos(after) });
}
