import { z } from 'zod';
import { invalidInput } from './refusals.ts';

/**
 * What can go wrong with a request: no answer in time, faults of the gateway's own, an answer that
 * is late or none, a connection that breaks, and what is done while its answer is lost.
 */
export const apiFaults = [
  'timeout',
  '500',
  '429',
  'slow',
  'garbage',
  'reset',
  'answer-lost',
] as const;
export type ApiFault = (typeof apiFaults)[number];

/** And with a notice: never sent, sent twice or late, badly signed first, or a stale one after it. */
export const noticeFaults = [
  'lost',
  'duplicate',
  'delayed',
  'wrong-checksum',
  'reordered',
] as const;
export type NoticeFault = (typeof noticeFaults)[number];

const orderedFault = z.strictObject({
  api: z.enum(apiFaults).optional(),
  notice: z.enum(noticeFaults).optional(),
  /** How many requests, or notices, it is for; 1 unless given. */
  times: z.int().min(1).max(50).optional(),
  /** Of requests: only those whose address holds this, as `POST /transactions`. */
  on: z.string().max(100).optional(),
});

interface PlannedFault {
  readonly fault: ApiFault;
  readonly on: string;
}

export interface Faults {
  /** The fault that the next request has; it is used up. */
  takeApi(request: string): ApiFault | null;
  takeNotice(): NoticeFault | null;
  order(body: unknown): void;
}

/** Faults on demand, in the order in which they were ordered; none unless someone did. */
export function createFaults(): Faults {
  const api: PlannedFault[] = [];
  const notices: NoticeFault[] = [];
  return {
    takeApi(request) {
      const index = api.findIndex(({ on }) => request.includes(on));
      return index === -1 ? null : (api.splice(index, 1)[0]?.fault ?? null);
    },
    takeNotice: () => notices.shift() ?? null,
    order(body) {
      const read = orderedFault.safeParse(body);
      if (!read.success) throw invalidInput({ fault: ['No es una falla conocida'] });
      const { api: fault, notice, times = 1, on = '' } = read.data;
      for (let n = 0; n < times; n += 1) {
        if (fault) api.push({ fault, on });
        if (notice) notices.push(notice);
      }
    },
  };
}
