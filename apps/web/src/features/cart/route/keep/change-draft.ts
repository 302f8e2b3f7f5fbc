import type { addQuickOrder, QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import {
  type AnsweredLine,
  differencesOf,
  type ExpectedLine,
} from '@matiz/domain/cart/route/draft-differences.ts';
import type { KeptLine, RouteDraft, SentDraft } from './route-parts.ts';

/** So many units of a version, instead of those before; 0 takes the line out. */
export function setUnits(draft: RouteDraft, line: KeptLine): RouteDraft {
  const { versionId, quantity } = line;
  const isThere = draft.lines.some((one) => one.versionId === versionId);
  const lines = isThere
    ? draft.lines.map((one) => (one.versionId === versionId ? line : one))
    : [...draft.lines, line];
  return { ...draft, lines: lines.filter((one) => one.versionId !== versionId || quantity > 0) };
}

/** Units besides those that are there: of what came back, or of what is always ordered. */
export function addToDraft(draft: RouteDraft, added: readonly KeptLine[]): RouteDraft {
  return added.reduce((before, line) => {
    const old = before.lines.find(({ versionId }) => versionId === line.versionId);
    return setUnits(before, { ...line, quantity: line.quantity + (old?.quantity ?? 0) });
  }, draft);
}

/** Puts all of it on its way, once: what is on its way already stays as it was sent. */
export function startSending(
  draft: RouteDraft,
  mutationId: string,
  expect: (lines: readonly KeptLine[]) => readonly ExpectedLine[],
): RouteDraft {
  if (draft.outgoing !== null || draft.lines.length === 0) return draft;
  return { ...draft, lines: [], outgoing: { mutationId, lines: expect(draft.lines) } };
}

/**
 * The shop has answered: what it took is there, the rest is back with the seller, with its reason.
 * `earlier` is what came of another part of the draft in the same go.
 */
export function finishSending(
  draft: RouteDraft,
  mutationId: string,
  { results, cart }: ReplyOf<typeof addQuickOrder>,
  { at, earlier }: { readonly at: number; readonly earlier: SentDraft | null },
): RouteDraft {
  const { outgoing } = draft;
  if (outgoing?.mutationId !== mutationId) return draft;
  const differences = differencesOf(outgoing.lines, results.map(answerOf));
  const back = differences.flatMap((one): KeptLine[] => {
    const line = outgoing.lines.find(({ versionId }) => versionId === one.versionId);
    if (one.kind !== 'refused' || !line) return [];
    const { versionId, code, name, quantity } = line;
    return [{ versionId, code, name, quantity, refusal: one.message }];
  });
  const units = results.reduce((sum, row) => sum + (row.error ? 0 : (row.quantity ?? 0)), 0);
  const sent = {
    at,
    cartId: cart?._id ?? earlier?.cartId ?? null,
    units: units + (earlier?.units ?? 0),
    amount: cart?.amount ?? earlier?.amount ?? 0,
    differences: [...(earlier?.differences ?? []), ...differences],
  };
  return addToDraft({ ...draft, outgoing: null, sent }, back);
}

/** The shop refused it as a whole, for good: it waits under its id until someone decides. */
export function refuseSending(draft: RouteDraft, mutationId: string, problem: string): RouteDraft {
  const { outgoing } = draft;
  if (outgoing?.mutationId !== mutationId) return draft;
  return { ...draft, outgoing: { ...outgoing, problem } };
}

/** Someone decided that what was refused as a whole is not wanted any more. */
export function discardRefused(draft: RouteDraft): RouteDraft {
  return draft.outgoing?.problem === undefined ? draft : { ...draft, outgoing: null };
}

export function answerOf(row: QuickOrderRow): AnsweredLine {
  const { quantityNow, quantityPresale, dispatchDate, price, error } = row;
  return { quantityNow, quantityPresale, dispatchDate, price, refusal: error?.message ?? null };
}
