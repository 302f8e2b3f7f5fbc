import { RequestError } from '@matiz/client/request-error.ts';
import { changeProgrammedPrice } from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { isBackwards, type Window } from '@matiz/domain/pricing/window.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarCopy as copy } from '#copy/pricing/calendar.ts';
import { useRequest } from '#lib/services.ts';
import { useReason } from '#parts/reason/use-reason.ts';
import { useCan } from '#session/me.ts';
import { movedBy } from './calendar-range.ts';
import type { MovedPrice } from './calendar-rows.ts';

/**
 * Dates that are moved by keys or by hand stand on the calendar alone, with what they would meet,
 * until they are saved: one price at a time.
 */
export function useMovedPrice() {
  const request = useRequest();
  const client = useQueryClient();
  const mayWrite = useCan('prices:publish');
  const reason = useReason('required');
  const [moved, setMoved] = useState<MovedPrice | null>(null);
  const save = useMutation({
    mutationFn: ({ id, version, startsAt, endsAt }: MovedPrice) =>
      request(changeProgrammedPrice, {
        body: {
          id,
          version,
          set: { startsAt: textOf(startsAt), endsAt: textOf(endsAt) },
          reason: reason.text,
        },
      }),
    onSuccess() {
      reason.write('');
      setMoved(null);
      toast({ message: copy.saved });
    },
    onError(failure) {
      const { reply } = failure instanceof RequestError ? failure : {};
      const message = reply?.fields?.[0]?.message ?? reply?.message ?? copy.failed;
      toast({ message, tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list'] }),
  });

  /** From where it is shown; nothing where it would end before it begins. */
  function move(price: MovedPrice, days: number, part: 'all' | 'end'): void {
    if (!mayWrite || save.isPending || days === 0) return;
    const window: Window = movedBy(price, days, part);
    if (!isBackwards(window)) setMoved({ ...price, ...window });
  }
  return {
    moved,
    mayWrite,
    move,
    reason,
    save: () => moved && !save.isPending && reason.check() && save.mutate(moved),
    isSaving: save.isPending,
    leave: () => setMoved(null),
  };
}

function textOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
