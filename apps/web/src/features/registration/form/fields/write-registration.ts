import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { register, startRegistration } from '@matiz/contracts/identity/registration.ts';
import type {
  completeRegistration,
  saveRegistrationPart,
} from '@matiz/contracts/identity/registration-progress.ts';
import { documentTypes } from '@matiz/domain/identity/document.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { addressLineOf } from '#features/delivery/index.ts';
import type { BusinessFields, FormStep, RegisterFields, StartFields } from './register-fields.ts';

type BusinessBody = BodyInput<typeof completeRegistration>;

/**
 * The form's business as the call takes it; what was left empty is left out. `kept`: what an
 * address has that this form does not show.
 */
export function writeBusiness(
  fields: BusinessFields,
  kept: Pick<BusinessBody['address'], 'title' | 'phone'> = {},
): BusinessBody {
  const { stateId, cityId } = fields.address;
  const complement = fields.address.complement.trim();
  const neighbourhood = fields.address.neighbourhood.trim();
  return {
    businessName: fields.businessName.trim(),
    tradeTypeId: fields.tradeTypeId,
    name: fields.name.trim(),
    last_name: fields.last_name.trim(),
    documentType: documentTypes.find((type) => type === fields.documentType) ?? 'NIT',
    documentNumber: fields.documentNumber.trim(),
    address: {
      ...kept,
      address: addressLineOf(fields.street),
      stateId,
      cityId,
      ...(complement ? { complement } : {}),
      ...(neighbourhood ? { neighbourhood } : {}),
    },
  };
}

/** What one step of the form tells; the last one sends the whole. */
export function writePart(
  step: Exclude<FormStep, 'cuenta'>,
  business: BusinessBody,
): BodyInput<typeof saveRegistrationPart> {
  const { businessName, tradeTypeId, name, last_name, documentType, documentNumber } = business;
  switch (step) {
    case 'negocio':
      return { businessName, tradeTypeId, name, last_name };
    case 'documento':
      return { documentType, documentNumber };
    case 'direccion':
      return { address: business.address };
  }
}

interface Agreed {
  readonly phone: string;
  readonly now: Date;
  /** Of the text that was read. */
  readonly version: string;
}

/** §7 POST /v3/auth/register: a seller's customer, with the consent given today. */
export function writeCustomer(fields: RegisterFields, agreed: Agreed): BodyInput<typeof register> {
  return {
    ...writeBusiness(fields),
    ...writeAgreement(fields, agreed),
    email: fields.email.trim(),
  };
}

/** What an account begins with. `provenEmail`: a code to it proved who registers; null: the phone did. */
export function writeStart(
  fields: StartFields,
  { provenEmail, ...agreed }: Agreed & { readonly provenEmail: string | null },
): BodyInput<typeof startRegistration> {
  const { tradeTypeId, address } = fields;
  const email = provenEmail ?? fields.email.trim();
  const agreement = writeAgreement(fields, agreed);
  return { tradeTypeId, address, ...agreement, ...(email === '' ? {} : { email }) };
}

function writeAgreement(
  { acceptsMarketing }: StartFields | RegisterFields,
  { phone, now, version }: Agreed,
) {
  const dataTreatment = { accepted: true, version } as const;
  return { phone, fecha_lead: bogotaDate(now), dataTreatment, acceptsMarketing };
}
