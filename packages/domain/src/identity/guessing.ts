import type { Limit } from './limit.ts';

/**
 * How guesses of a secret are slowed down: the first failures cost nothing, then each one doubles
 * the time until the next guess is looked at.
 */
export interface GuessPolicy {
  /** Failures in a row after which one may go on at once. */
  readonly free: number;
  /** Seconds after the first failure beyond those, and at most. */
  readonly firstSeconds: number;
  readonly mostSeconds: number;
  /** Failures in a row after which no further guess is looked at. */
  readonly most: number;
}

/** Seconds to wait after the n-th failure in a row, for n = 1, 2, … until it grows no more. */
export function delaysOf({ free, firstSeconds, mostSeconds, most }: GuessPolicy): number[] {
  const delays = Array.from({ length: Math.min(free, most) }, () => 0);
  for (let wait = firstSeconds; delays.length < most; wait *= 2) {
    delays.push(Math.min(wait, mostSeconds));
    if (wait >= mostSeconds) break;
  }
  return delays;
}

/** Who guesses counts by itself, and strangers count together besides. */
export interface GuessRules {
  readonly name: string;
  /** Of one account from one network, or in one session. */
  readonly origin: GuessPolicy;
  /** Of one account on a device where someone has been in with it: no stranger uses it up. */
  readonly device: GuessPolicy;
  /** Of one account by everybody else; a `Limit` where more may be tried after a while. */
  readonly strangers: GuessPolicy | Limit;
}

/**
 * NIST SP 800-63B allows 100 failures of an account in a row. Strangers have 60 of them between
 * them, a third of that from one network; a known device has 30 of its own.
 */
export const passwordGuesses: GuessRules = {
  name: 'login',
  origin: { free: 5, firstSeconds: 30, mostSeconds: 900, most: 20 },
  device: { free: 8, firstSeconds: 15, mostSeconds: 900, most: 30 },
  strangers: { free: 60, firstSeconds: 1, mostSeconds: 1, most: 60 },
};

/**
 * Over all the codes that a phone is sent, besides the five guesses of each: strangers may try
 * sixty, then 25 a day, so that nobody closes a phone for good.
 */
export const codeGuesses: GuessRules = {
  name: 'code',
  origin: { free: 10, firstSeconds: 30, mostSeconds: 900, most: 1_000 },
  device: { free: 10, firstSeconds: 15, mostSeconds: 900, most: 1_000 },
  strangers: { name: 'code.guess.phone', burst: 60, refillSeconds: 3_456 },
};

/** Of staff's second factor, by who has the password already: each session by itself. */
export const factorGuesses: GuessRules = {
  name: 'factor',
  origin: { free: 5, firstSeconds: 30, mostSeconds: 900, most: 20 },
  device: { free: 5, firstSeconds: 30, mostSeconds: 900, most: 20 },
  strangers: { name: 'factor.guess', burst: 60, refillSeconds: 3_456 },
};

/** Of the password that an owner proves themselves with, by who is in already. */
export const ownerGuesses: GuessRules = {
  name: 'owner',
  origin: { free: 5, firstSeconds: 30, mostSeconds: 900, most: 20 },
  device: { free: 5, firstSeconds: 30, mostSeconds: 900, most: 20 },
  strangers: { free: 60, firstSeconds: 1, mostSeconds: 1, most: 60 },
};

/** Of the password that an account is removed with, by who is in already: each session by itself. */
export const removalGuesses: GuessRules = {
  name: 'remove',
  origin: { free: 5, firstSeconds: 30, mostSeconds: 900, most: 20 },
  device: { free: 5, firstSeconds: 30, mostSeconds: 900, most: 20 },
  strangers: { free: 60, firstSeconds: 1, mostSeconds: 1, most: 60 },
};
