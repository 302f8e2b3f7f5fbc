import {
  completeRegistration,
  saveRegistrationPart,
} from '@matiz/contracts/identity/registration-progress.ts';
import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { useServices } from '#lib/services.ts';
import { meKey } from '#session/me.query.ts';
import { keptOf, type RegistrationBusiness } from '../business-fields-of.ts';
import type { FormStep, RegisterFields } from '../form/fields/register-fields.ts';
import { writeBusiness, writePart } from '../form/fields/write-registration.ts';

/** Keeps each step at the server, and sends the whole; it answers how far the registration is then. */
export function useCompletion(business: RegistrationBusiness) {
  const { request, queryClient } = useServices();
  const kept = keptOf(business);

  async function saveStep(
    step: Exclude<FormStep, 'cuenta'>,
    fields: RegisterFields,
  ): Promise<void> {
    await request(saveRegistrationPart, { body: writePart(step, writeBusiness(fields, kept)) });
    // The name is the account's from the first step on, and prices are those of its kind.
    await queryClient.invalidateQueries({ refetchType: 'none' });
  }

  async function send(fields: RegisterFields): Promise<RegistrationState> {
    const body = { ...writeBusiness(fields, kept), email: fields.email.trim() };
    const { status } = (await request(completeRegistration, { body })).results;
    if (status === 'approved') toast({ tone: 'success', message: copy.completed });
    await queryClient.invalidateQueries({ queryKey: meKey });
    // With another city the cart, its prices and every list are other ones.
    await queryClient.invalidateQueries({ refetchType: 'none' });
    return status;
  }

  return { saveStep, send };
}
