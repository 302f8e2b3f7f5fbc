import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { completeRegistration, register } from '@matiz/contracts/identity/registration.ts';
import { documentTypes } from '@matiz/domain/identity/document.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { addressLineOf } from '#features/delivery/index.ts';
import type { BusinessFields, RegisterFields } from './register-fields.ts';

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

/** §7 POST /v3/auth/register: the business, the account, the consent given today to that `version`. */
export function writeRegistration(
  fields: RegisterFields,
  {
    phone,
    isSeller,
    now,
    version,
  }: { phone: string; isSeller: boolean; now: Date; version: string },
): BodyInput<typeof register> {
  return {
    ...writeBusiness(fields),
    phone,
    email: fields.email.trim(),
    ...(isSeller ? {} : { password: fields.password }),
    fecha_lead: bogotaDate(now),
    dataTreatment: { accepted: true, version },
    acceptsMarketing: fields.acceptsMarketing,
  };
}
