import { toNestErrors } from '@hookform/resolvers';
import { addressInput } from '@matiz/contracts/address.ts';
import { businessData } from '@matiz/contracts/identity/registration.ts';
import { say } from '@matiz/contracts/messages.ts';
import { type DocumentType, isValidDocument } from '@matiz/domain/identity/document.ts';
import { isValidEmail } from '@matiz/domain/identity/email.ts';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { addressFormCopy } from '#copy/delivery/address-form.ts';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { missingPart } from '#features/delivery/index.ts';
import { digitFault } from './nit.ts';
import type { BusinessFields, RegisterFields, StartFields } from './register-fields.ts';

const missingTexts = {
  via: addressFormCopy.needsVia,
  cross: addressFormCopy.needsCross,
  plate: addressFormCopy.needsPlate,
  line: addressFormCopy.needsLine,
};

const { businessName, name, last_name, documentType, documentNumber } = businessData;
const { cityId, stateId, complement, neighbourhood } = addressInput;

const tradeTypeId = z.string().min(1, copy.chooseTradeType);

const business = z.object({
  businessName,
  name,
  last_name,
  tradeTypeId,
});

const paper = z.object({ documentType, documentNumber }).superRefine((fields, context) => {
  const message = digitFault(fields.documentType, fields.documentNumber);
  if (message !== null || !isDocument(fields)) {
    const path = ['documentNumber'];
    context.addIssue({ code: 'custom', path, message: message ?? say('invalidDocument') });
  }
});

function isDocument(fields: { documentType: DocumentType; documentNumber: string }): boolean {
  return isValidDocument(fields.documentType, fields.documentNumber);
}

const street = z
  .object({
    viaType: z.string(),
    via: z.string(),
    cross: z.string(),
    plate: z.string(),
    line: z.string(),
    isFree: z.boolean(),
  })
  .superRefine((fields, context) => {
    const missing = missingPart(fields);
    if (missing)
      context.addIssue({ code: 'custom', path: [missing], message: missingTexts[missing] });
  });

const place = z.object({
  street,
  address: z.object({ stateId, cityId, complement, neighbourhood }),
});

// Each part is judged by itself, so that a step hears of its own faults before the next is filled.
const wholeBusiness = z.intersection(z.intersection(business, paper), place);

const contact = z.object({
  email: z
    .string()
    .trim()
    .refine((email) => isValidEmail(email), say('invalidEmail')),
});

const agreement = (sentence: string) =>
  z.object({ dataTreatment: z.literal(true, sentence), acceptsMarketing: z.boolean() });

/** What an account begins with (ADR 101). */
const beginning = z.intersection(
  z.object({ tradeTypeId, address: z.object({ stateId, cityId }) }),
  agreement(copy.consentNeeded),
);
export const startResolver = judgeBy<StartFields>(beginning);
/** The same where only mail leads back into the account. */
export const startByMailResolver = judgeBy<StartFields>(z.intersection(beginning, contact));
/** What is asked before the first order, of an account that agreed when it began. */
export const completionResolver = judgeBy<RegisterFields>(z.intersection(wholeBusiness, contact));
/** All of it at once, of a seller's customer, who chooses a password through a link. */
export const customerResolver = judgeBy<RegisterFields>(
  z.intersection(z.intersection(wholeBusiness, contact), agreement(copy.sellerConsentNeeded)),
);
export const businessResolver = judgeBy<BusinessFields>(wholeBusiness);

/** The first fault of each field; the form keeps its texts as they were typed. */
function judgeBy<Fields extends FieldValues>(rules: z.ZodType): Resolver<Fields> {
  return (values, _context, options) => {
    const { error } = rules.safeParse(values);
    if (!error) return { values, errors: {} };
    const faults = error.issues.map(({ path, message }) => [
      path.join('.'),
      { type: 'rule', message },
    ]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(faults.reverse()), options) };
  };
}
