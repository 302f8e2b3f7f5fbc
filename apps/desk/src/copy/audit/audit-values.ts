import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { productCopy } from '../catalogue/products.ts';
import { selectionCopy } from '../catalogue/selections.ts';
import { announcementCopy } from '../content/announcements.ts';
import { menusCopy } from '../content/menus.ts';
import { bannerCopy } from '../content.ts';
import { windowsCopy } from '../delivery.ts';
import { legalTextCopy } from '../legal-texts.ts';
import { couponCopy, dealCopy } from '../pricing/price-rules.ts';
import { registrationCopy } from '../registrations.ts';
import { paymentCopy } from '../settings.ts';
import { roles } from '../team/roles.ts';

type Words = Readonly<Record<string, string>>;

const paymentStates: Words = {
  pending: 'Por confirmar',
  approved: 'Aprobado',
  declined: 'Rechazado',
  voided: 'Anulado',
  expired: 'Vencido',
  refunded: 'Devuelto',
  surplus: 'De más',
  'proof-refused': 'Comprobante rechazado',
};

/** Values of the audit that a form shows in words, by the field that has them. */
export const auditValues: Readonly<Record<string, Words>> = {
  accountKind: paymentCopy.accountKinds,
  by: selectionCopy.ways,
  color: announcementCopy.colors,
  delivery: stateWords,
  kind: { ...dealCopy.kinds, ...couponCopy.kinds, ...windowsCopy.kinds, ...legalTextCopy.kinds },
  makes: { Staff: 'Del equipo', Seller: 'Vendedor' },
  movement: paymentCopy.movements,
  movementKind: paymentCopy.movementKinds,
  paymentState: paymentStates,
  platforms: bannerCopy.platformNames,
  roles,
  screen: menusCopy.screens,
  shownIn: bannerCopy.positions,
  state: { ...paymentStates, ...stateWords },
  status: registrationCopy.states,
  tag: selectionCopy.tags,
  taxRate: productCopy.taxes,
  weekdays: Object.fromEntries(windowsCopy.weekdayNames.map((name, day) => [String(day), name])),
};
