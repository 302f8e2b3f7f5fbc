import { say } from '@matiz/contracts/messages.ts';
import type { RowFault } from '@matiz/domain/cart/quick-order/row-fault.ts';

/** Why a line could not be had as the stock was, in the shop's words for it. */
export function sayFault({ reason }: RowFault): string {
  switch (reason.code) {
    case 'STOCK_EXCEEDED':
      return say('stockExceeded', reason.values);
    case 'STOCK_INSUFFICIENT':
      return say('stockInsufficient', reason.values);
    case 'BELOW_MINIMUM':
      return say('belowMinimum', reason.values);
    case 'NOT_A_MULTIPLE':
      return say('notAMultiple', reason.values);
    case 'TONE_OUT_OF_STOCK':
    case 'NOT_IN_PRESALE':
      return say('toneOutOfStock');
    default:
      return say('outOfStock');
  }
}
