import type { FieldPath } from 'react-hook-form';
import { emptyStreet, missingPart, type Street } from '#features/delivery/index.ts';

/** What a business tells of itself, as a form holds it. */
export type BusinessFields = {
  businessName: string;
  tradeTypeId: string;
  name: string;
  last_name: string;
  documentType: string;
  documentNumber: string;
  street: Street;
  address: { stateId: string; cityId: string; complement: string; neighbourhood: string };
};

/** What someone agrees to when their account begins (D-16). */
type AgreementFields = { dataTreatment: boolean; acceptsMarketing: boolean };

export type RegisterFields = BusinessFields & AgreementFields & { email: string };

/** What prices need: the kind of business and its city; an e-mail where no phone can be reached. */
export type StartFields = AgreementFields & {
  email: string;
  tradeTypeId: string;
  address: { stateId: string; cityId: string };
};

export const emptyBusiness: BusinessFields = {
  businessName: '',
  tradeTypeId: '',
  name: '',
  last_name: '',
  documentType: 'NIT',
  documentNumber: '',
  street: emptyStreet,
  address: { stateId: '', cityId: '', complement: '', neighbourhood: '' },
};

/** Nothing is ticked beforehand: consent is given, not presumed (D-16). */
export const emptyRegistration: RegisterFields = {
  ...emptyBusiness,
  email: '',
  dataTreatment: false,
  acceptsMarketing: false,
};

export const emptyStart: StartFields = {
  email: '',
  tradeTypeId: '',
  address: { stateId: '', cityId: '' },
  dataTreatment: false,
  acceptsMarketing: false,
};

export const formSteps = ['negocio', 'documento', 'direccion', 'cuenta'] as const;
export type FormStep = (typeof formSteps)[number];

/** The fields of each step, in the order of the screen: the first one at fault takes the focus. */
export const fieldsOfStep = {
  negocio: ['businessName', 'tradeTypeId', 'name', 'last_name'],
  documento: ['documentType', 'documentNumber'],
  direccion: [
    'address.stateId',
    'address.cityId',
    'street.viaType',
    'street.via',
    'street.cross',
    'street.plate',
    'street.line',
    'address.complement',
    'address.neighbourhood',
  ],
  cuenta: ['email', 'dataTreatment', 'acceptsMarketing'],
} as const satisfies Record<FormStep, readonly FieldPath<RegisterFields>[]>;

export function formStepOf(field: string): FormStep {
  return formSteps.find((step) => fieldsOfStep[step].some((each) => each === field)) ?? 'cuenta';
}

/** Whether what a step cannot do without has been written; the rules look at it more closely. */
function isFilled(step: FormStep, fields: BusinessFields): boolean {
  const { businessName, tradeTypeId, name, last_name, documentNumber, address, street } = fields;
  switch (step) {
    case 'negocio':
      return [businessName, tradeTypeId, name, last_name].every((text) => text.trim() !== '');
    case 'documento':
      return documentNumber.trim() !== '';
    case 'direccion':
      return address.cityId !== '' && missingPart(street) === null;
    case 'cuenta':
      return false;
  }
}

/** The step that an address asks for, or the first one before it that is still to be filled. */
export function allowedStep(asked: string | null, fields: BusinessFields): FormStep {
  const open = formSteps.find((step) => !isFilled(step, fields)) ?? 'cuenta';
  const wanted = formSteps.find((step) => step === asked) ?? 'negocio';
  return formSteps.indexOf(wanted) > formSteps.indexOf(open) ? open : wanted;
}
