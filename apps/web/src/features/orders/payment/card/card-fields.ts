import { isCardExpired } from '@matiz/domain/payments/card/card-expiry.ts';
import { isCardNumber, securityDigitsOf } from '@matiz/domain/payments/card/card-number.ts';
import { cardCopy as copy } from '#copy/orders/card.ts';

/** A card as it is typed. Held by the page alone: neither the tab nor the device keep any of it. */
export interface CardFields {
  /** Digits alone. */
  readonly number: string;
  readonly holder: string;
  /** Empty until they are chosen. */
  readonly month: string;
  readonly year: string;
  readonly code: string;
  readonly installments: string;
  readonly keeps: boolean;
  readonly acceptsPolicy: boolean;
  readonly acceptsPersonalData: boolean;
}

export const emptyCard: CardFields = {
  number: '',
  holder: '',
  month: '',
  year: '',
  code: '',
  installments: '1',
  keeps: false,
  acceptsPolicy: false,
  acceptsPersonalData: false,
};

export type CardFaults = Partial<Record<keyof CardFields, string>>;

/** In the order in which they stand in the form: the first one at fault takes the focus. */
export const fieldOrder = [
  'number',
  'holder',
  'month',
  'year',
  'code',
  'acceptsPolicy',
  'acceptsPersonalData',
] as const satisfies readonly (keyof CardFields)[];

const shortestName = 5;

/** What is wrong with a card before anybody is asked about it. */
export function checkCard(fields: CardFields, now: Date): CardFaults {
  const { number, holder, month, year, code } = fields;
  const lengths = securityDigitsOf(number);
  const isDated = month !== '' && year !== '';
  const isOver = isDated && isCardExpired({ month: Number(month), year: Number(year) }, now);
  return {
    ...(number === '' ? { number: copy.numberMissing } : {}),
    ...(number !== '' && !isCardNumber(number) ? { number: copy.numberWrong } : {}),
    ...(holder.trim().length < shortestName ? { holder: copy.holderWrong } : {}),
    ...(isDated ? {} : { [month === '' ? 'month' : 'year']: copy.dateMissing }),
    ...(isOver ? { month: copy.expired } : {}),
    ...(lengths.includes(code.length) ? {} : { code: copy.codeWrong(lengths[0] ?? 3) }),
    ...(fields.acceptsPolicy ? {} : { acceptsPolicy: copy.policyMissing }),
    ...(fields.acceptsPersonalData ? {} : { acceptsPersonalData: copy.personalDataMissing }),
  };
}
