import type { GuessRules } from '@matiz/domain/identity/guessing.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import { countFailure, forgetAccount, forgetFailures, takeFailureBack } from './guesses.store.ts';
import type { GuessOrigin } from './origin.ts';
import { limitKey, refundTry, spendTry } from './rate-limit.ts';

/** A guess that may be looked at; it counts as failed until `succeed` says otherwise. */
export interface Guess {
  /** It was right: nothing that failed before counts any more, of this origin and of strangers. */
  succeed(): Promise<void>;
  /** It could not be looked at: it was none. */
  takeBack(): Promise<void>;
}

/** Why a guess is not looked at: so many seconds are to be waited, or no waiting helps. */
export type GuessRefusal = number | 'PAUSED';

/** Seconds to say; where no waiting helps, an hour: then the person looks for another way in. */
export function secondsOf(refusal: GuessRefusal): number {
  return refusal === 'PAUSED' ? 3600 : refusal;
}

/** All strangers of an account, counted together. */
const together = 'strangers';

export type Guesses = ReturnType<typeof createGuesses>;

/**
 * Slows guesses of a secret down, by account *and* origin (ADR 0034): who guesses waits longer each
 * time, others who knock at the same account do not wait for them. All strangers together have
 * an end; a device on which someone has been in is none of them.
 */
export function createGuesses({ sql, clock }: { sql: Sql; clock: Clock }) {
  const keyOf = ({ name }: GuessRules, account: string) => limitKey({ name }, account);

  async function begin(
    rules: GuessRules,
    account: string,
    origin: GuessOrigin,
  ): Promise<Result<Guess, GuessRefusal>> {
    const now = clock();
    const key = keyOf(rules, account);
    const own = { account: key, origin: limitKey({ name: 'origin' }, origin.key) };
    const stranger = { ...own, origin: `${own.origin}:stranger` };
    if (origin.isKnown) {
      const wait = await countFailure(sql, rules.device, own, now);
      if (wait === 0) return ok(guessOf(false));
      if (wait !== null) return fail(wait);
      // A device that failed that often is no better than a stranger.
    }
    const early = await countFailure(sql, rules.origin, stranger, now);
    // Nobody alone can use up what strangers have together.
    const wait = early === 0 ? await countStranger(rules.strangers, key, now) : early;
    return wait === 0 ? ok(guessOf(true)) : fail(wait ?? 'PAUSED');

    function guessOf(isStranger: boolean): Guess {
      return {
        async succeed() {
          await forgetFailures(sql, key, [own.origin, stranger.origin]);
          await forgive(rules, account);
        },
        async takeBack() {
          await takeFailureBack(sql, isStranger ? stranger : own);
          if (isStranger) await takeStrangerBack(rules.strangers, key);
        },
      };
    }
  }

  async function countStranger(
    strangers: GuessRules['strangers'],
    account: string,
    now: Date,
  ): Promise<number | null> {
    return isLimit(strangers)
      ? spendTry(sql, strangers, account, now)
      : countFailure(sql, strangers, { account, origin: together }, now);
  }

  async function takeStrangerBack(
    strangers: GuessRules['strangers'],
    account: string,
  ): Promise<void> {
    if (isLimit(strangers)) await refundTry(sql, strangers, account);
    else await takeFailureBack(sql, { account, origin: together });
  }

  /** The account's own person has shown up: what strangers tried does not keep anybody out. */
  async function forgive(rules: GuessRules, account: string): Promise<void> {
    const key = keyOf(rules, account);
    if (isLimit(rules.strangers)) await refundTry(sql, rules.strangers, key);
    else await forgetFailures(sql, key, [together]);
  }

  return {
    begin,
    forgive,
    /** There is another secret: nothing that was guessed counts, from wherever. */
    forget: (rules: GuessRules, account: string) => forgetAccount(sql, keyOf(rules, account)),
  };
}

function isLimit(strangers: GuessRules['strangers']): strangers is Limit {
  return 'burst' in strangers;
}
