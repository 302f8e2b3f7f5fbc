import { z } from 'zod';

const ordered = z.strictObject({
  on: z.enum(['whatsapp', 'sms']),
  fault: z.enum([
    '429',
    '500',
    'garbage',
    'bad-token',
    'undeliverable',
    'unreachable',
    'opted-out',
  ]),
  times: z.int().min(1).max(50).default(1),
});

type Ordered = z.output<typeof ordered>;
export type OrderedFault = Ordered['fault'];

/** What goes wrong with the next messages, in the order in which it was asked for. */
export interface CarrierFaults {
  take(on: Ordered['on']): OrderedFault | null;
  /** False: nobody knows such a fault. */
  order(body: string): boolean;
}

export function createCarrierFaults(): CarrierFaults {
  const planned: Ordered[] = [];
  return {
    take(on) {
      const index = planned.findIndex((each) => each.on === on);
      return index < 0 ? null : (planned.splice(index, 1)[0]?.fault ?? null);
    },
    order(body) {
      let content: unknown = null;
      try {
        content = JSON.parse(body);
      } catch {
        return false;
      }
      const read = ordered.safeParse(content);
      if (read.success) planned.push(...Array.from({ length: read.data.times }, () => read.data));
      return read.success;
    },
  };
}
