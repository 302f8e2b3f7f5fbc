import type { Resolver } from 'react-hook-form';
import { loadPart } from '#lib/parts/load-part.ts';
import type { BusinessFields, RegisterFields, StartFields } from './register-fields.ts';

export const loadRegisterRules = () =>
  loadPart('RegisterRules', () => import('./register.schema.ts'));

/** The rules arrive after the page; should they not arrive at all, the server has them too. */
export const checkStart: Resolver<StartFields> = async (values, context, options) => {
  const rules = await loadRegisterRules().catch(() => null);
  return rules?.startResolver(values, context, options) ?? { values, errors: {} };
};

export const checkStartByMail: Resolver<StartFields> = async (values, context, options) => {
  const rules = await loadRegisterRules().catch(() => null);
  return rules?.startByMailResolver(values, context, options) ?? { values, errors: {} };
};

export const checkCompletion: Resolver<RegisterFields> = async (values, context, options) => {
  const rules = await loadRegisterRules().catch(() => null);
  return rules?.completionResolver(values, context, options) ?? { values, errors: {} };
};

export const checkCustomer: Resolver<RegisterFields> = async (values, context, options) => {
  const rules = await loadRegisterRules().catch(() => null);
  return rules?.customerResolver(values, context, options) ?? { values, errors: {} };
};

export const checkBusiness: Resolver<BusinessFields> = async (values, context, options) => {
  const rules = await loadRegisterRules().catch(() => null);
  return rules?.businessResolver(values, context, options) ?? { values, errors: {} };
};
