import type { Sender } from '@matiz/domain/identity/limit.ts';
import type { Device } from '../login/devices.ts';

/** From where someone knocks, and the device that they do it with. */
export interface Knock extends Sender {
  readonly device: Device | null;
}

/** Who guesses, as an account sees them. */
export interface GuessOrigin {
  /** A device that is known there, else a network. */
  readonly key: string;
  readonly isKnown: boolean;
}

/** A known device has limits of its own; everybody else those of the network that they come from. */
export function originOf({ device, address }: Omit<Knock, 'sessionId'>, name: string): GuessOrigin {
  return device?.knows(name)
    ? { key: `device:${device.id}`, isKnown: true }
    : { key: `address:${address}`, isKnown: false };
}

/** The names by which a person enters, as devices and limits know them. */
export const nameOfEmail = (email: string) => `email:${email}`;
export const nameOfPhone = (phone: string) => `phone:${phone}`;

export function namesOf({ email, phone }: { email: string | null; phone: string | null }) {
  return [
    ...(email === null ? [] : [nameOfEmail(email)]),
    ...(phone === null ? [] : [nameOfPhone(phone)]),
  ];
}
