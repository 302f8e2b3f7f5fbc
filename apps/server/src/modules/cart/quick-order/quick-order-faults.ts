import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import { sentenceOf } from '@matiz/contracts/errors.ts';
import { fillMessage } from '@matiz/contracts/messages/fill-message.ts';
import { type MessageKey, messages } from '@matiz/contracts/messages.ts';
import type {
  RowFault,
  RowOnlyReason,
  RowReason,
} from '@matiz/domain/cart/quick-order/row-fault.ts';

/** The sentences of what only a row of a list is refused for. */
const ofRows = {
  ROW_TOO_LONG: 'rowTooLong',
  UNKNOWN_CODE: 'unknownCode',
  AMBIGUOUS: 'ambiguousRow',
  UNSURE: 'unsureRow',
  QUANTITY_MISSING: 'quantityMissing',
  NOT_A_NUMBER: 'notANumber',
  NOT_AN_INTEGER: 'notAnInteger',
} as const satisfies Record<RowOnlyReason['code'], MessageKey>;

/** Why a row cannot be added, as it is told. */
export function showFault({ reason, nearest }: RowFault): NonNullable<QuickOrderRow['error']> {
  return { kind: reason.code, message: messageOf(reason), nearest: [...nearest] };
}

function messageOf(reason: RowReason): string {
  if (!isOfRow(reason)) return sentenceOf(reason);
  return fillMessage(messages[ofRows[reason.code]], reason.values ?? {});
}

function isOfRow(reason: RowReason): reason is RowOnlyReason {
  return reason.code in ofRows;
}
