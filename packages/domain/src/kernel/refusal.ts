import type { Pesos } from './money.ts';

/** What the sentence of a refusal says besides: numbers and names. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/**
 * An expected failure that a rule states: its code, and the values of its sentence where that says
 * more. Of several codes it is one of them. It is what the contracts' `Failure` is, so that it is
 * answered as it stands; a code without a sentence, or other values, do not compile there.
 */
export type Refusal<
  Code extends string,
  Values extends RefusalValues | null = null,
> = Code extends string ? { readonly code: Code } & ValuesField<Values> : never;

type ValuesField<Values> = Values extends null
  ? { readonly values?: never }
  : { readonly values: Values };

/** `refuse('OUT_OF_STOCK')`, `refuse('STOCK_EXCEEDED', { n, name })`. */
export function refuse<Code extends string>(code: Code): Refusal<Code>;
export function refuse<Code extends string, Values extends RefusalValues>(
  code: Code,
  values: Values,
): Refusal<Code, Values>;
export function refuse(code: string, values?: RefusalValues) {
  return values === undefined ? { code } : { code, values };
}

/** One thing of several (a tone, a cart line) that a refusal is about. */
export interface RefusedLine<Reason> {
  readonly code: string;
  readonly versionCode: string | null;
  readonly name: string;
  readonly reason: Reason;
  /** Of a minimum or a multiple: the (at most two) nearest quantities that would do, ascending. */
  readonly nearest?: readonly number[];
  /** Of a line that costs something else than was agreed: pesos a unit. */
  readonly price?: { readonly before: Pesos; readonly after: Pesos };
}

/** A refusal that also says which lines it is about, each with a reason of its own. */
export type RefusalOfLines<Reason> = Reason & { readonly lines: readonly RefusedLine<Reason>[] };
