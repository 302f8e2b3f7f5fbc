/** The way into payments: what screens, the frame and later words use. */

export { LateCardChoice } from './cards/card-choice.lazy.ts';
export { cardFormQuery, cardsQuery, useCards } from './cards/cards.query.ts';
export { KeptCards } from './cards/kept-cards.tsx';
export { LateOwnCards } from './cards/own-cards.lazy.ts';
export { LateCreditLine } from './credit/credit-line.lazy.ts';
export { CreditCard } from './credit-card.tsx';
export { Adjustment, MethodChoice, RefusedMethods } from './method-choice.tsx';
export { CardMarks, MeansMark, MethodMark } from './payment-mark.tsx';
