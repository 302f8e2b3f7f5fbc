import type { CodeChannel } from '@matiz/contracts/identity/registration.ts';
import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import type { PhoneStep } from '#lib/page/route.ts';

/** How far a phone has come in this tab (§2: login-phone and register-phone data). */
export interface PhoneData {
  /** Ten national digits. */
  readonly phone: string;
  readonly channels: readonly CodeChannel[];
  readonly channel: CodeChannel;
  /** Where a code by mail goes, which then proves that address; null: nothing was typed. */
  readonly email: string | null;
  /** When another code may be asked for, in milliseconds of the browser's clock. */
  readonly resendAt: number;
  /** A code is on its way. */
  readonly isSent: boolean;
  /** The code was right: it is the person's own phone. */
  readonly isProven: boolean;
  /** One came from the landing page (§7 from_landing). */
  readonly isFromLanding: boolean;
  /** Where a login leads back to. */
  readonly returnTo: string | null;
}

/** The guards look for these (§2). */
export const phoneKeys = {
  login: 'matiz:login-phone',
  register: 'matiz:register-phone',
} as const satisfies Record<PhoneStep, string>;

/** `300 123 4567` and `+57 300 123 4567` as `3001234567`. */
export function nationalPhone(text: string): string {
  return text.replace(/[\s()-]/g, '').replace(/^\+57/, '');
}

/** `3001234567` as it is read aloud: `300 123 4567`. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
}

export function startPhone(phone: string, parts: Partial<PhoneData> = {}): PhoneData {
  return {
    phone: nationalPhone(phone),
    channels: ['sms'],
    channel: 'sms',
    email: null,
    resendAt: 0,
    isSent: false,
    isProven: false,
    isFromLanding: false,
    returnTo: null,
    ...parts,
  };
}

/** The address that the code has proven; null: the phone was, or nothing yet. */
export function provenEmail({ isProven, channel, email }: PhoneData): string | null {
  return isProven && channel === 'email' ? email : null;
}

/** What the tab keeps; null for nothing, and for anything that is no phone of ours. */
export function parsePhone(text: string | null): PhoneData | null {
  if (text === null) return null;
  try {
    // Written by this application, if not by this release: what is not a phone is not believed.
    const kept: Partial<PhoneData> | null = JSON.parse(text);
    const phone = kept?.phone;
    return typeof phone === 'string' && isMobilePhone(phone) ? startPhone(phone, kept ?? {}) : null;
  } catch {
    return null;
  }
}
