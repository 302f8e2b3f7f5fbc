import type { GatewayEnvironment, GatewayName } from '@matiz/domain/payments/means.ts';
import { GatewayRefusal } from '../gateway.ts';
import { WompiRefusal } from '../wompi-answer.ts';

/** What a gateway made of a key; `unproven`: no request that does no harm can tell. */
export type KeyOutcome = 'proved' | 'refused' | 'unproven';

/** A key as people may see it: the variable that holds it, and how it ends. */
export interface ShownKey {
  readonly variable: string;
  /** Null: it is not set. */
  readonly lastFour: string | null;
}

export interface CheckedKeys {
  /** Whose account answered, in the gateway's words; null: it does not say. */
  readonly account: string | null;
  /** By variable. */
  readonly keys: Readonly<Record<string, KeyOutcome>>;
}

/** A gateway as the server is set up for it, and the question whether its keys are good. */
export interface GatewayCheck {
  readonly name: GatewayName;
  /** Null: there are no keys, or they do not tell. */
  readonly environment: GatewayEnvironment | null;
  readonly keys: readonly ShownKey[];
  /** Null: there are no keys. It throws `GatewayDown` where nobody answers; it charges nothing. */
  readonly ask: (() => Promise<CheckedKeys>) | null;
}

/** By variable, with its key where there is one. */
export function showKeys(keys: Readonly<Record<string, string | undefined>>): ShownKey[] {
  return Object.entries(keys).map(([variable, key]) => ({
    variable,
    lastFour: key === undefined ? null : key.slice(-4),
  }));
}

/** What a question with a key says of it. A refusal of something else than the key proves nothing. */
export async function outcomeOfStatus(
  question: () => Promise<unknown>,
  refusals: readonly number[] = [401, 403],
): Promise<KeyOutcome> {
  try {
    await question();
    return 'proved';
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    const isOfKey = error instanceof WompiRefusal && refusals.includes(error.status);
    return isOfKey ? 'refused' : 'unproven';
  }
}
