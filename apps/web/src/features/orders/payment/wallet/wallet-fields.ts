import type { RequestError } from '@matiz/client/request-error.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { PseChoices, WalletForm } from '@matiz/contracts/orders/order-payment.ts';
import { isMobilePhone, showPhone } from '@matiz/domain/identity/phone.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { paymentCopy as copy } from '#copy/orders/payment.ts';

/** What Nequi and Bancolombia's button ask for, as the form holds it. */
export type WalletFields = {
  phone: string;
  acceptsPolicy: boolean;
  acceptsPersonalData: boolean;
};

/** As the form begins: the phone that is known stands in it; neither contract is ticked beforehand. */
export function startWallet({ phone }: PseChoices['payer']): WalletFields {
  return { phone: showPhone(phone), acceptsPolicy: false, acceptsPersonalData: false };
}

/** What the tab does not keep: what is agreed to again each time. */
export const secretOfWallet = ['acceptsPolicy', 'acceptsPersonalData'] as const;

/** `asksPhone`: Nequi finds its payer by it. */
export function checkWallet(asksPhone: boolean): Resolver<WalletFields> {
  return (fields) => {
    const faults: Partial<Record<keyof WalletFields, string>> = {
      ...(asksPhone && !isMobilePhone(fields.phone) ? { phone: say('invalidPhone') } : {}),
      ...(fields.acceptsPolicy ? {} : { acceptsPolicy: copy.policyMissing }),
      ...(fields.acceptsPersonalData ? {} : { acceptsPersonalData: copy.personalDataMissing }),
    };
    const errors: FieldErrors<WalletFields> = Object.fromEntries(
      Object.entries(faults).map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return Object.keys(errors).length === 0
      ? { values: fields, errors: {} }
      : { values: {}, errors };
  };
}

/** What is sent: the fields after the rules have looked at them. */
export function writeWallet({ phone }: WalletFields, asksPhone: boolean): WalletForm {
  const contracts = { acceptsPolicy: true, acceptsPersonalData: true } as const;
  return asksPhone ? { phone: phone.replace(/\D/g, '').slice(-10), ...contracts } : contracts;
}

/** Whether a refusal of the server is about the number. */
export function isPhoneAtFault({ code }: RequestError): boolean {
  return code === 'INVALID_PHONE';
}
