import { setCartReminders } from '@matiz/contracts/cart/cart-reminders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { remindersCopy as copy } from '#copy/cart/reminders.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useServices } from '#lib/services.ts';
import { remindersKey, remindersQuery } from './reminders.query.ts';

/** In the own profile: whether carts that were left are reminded of (D-16, Ley 2300). */
export function ReminderChoice() {
  const { request, queryClient } = useServices();
  const { data } = useQuery(remindersQuery(request));
  const { mutate, isPending } = useMutation({
    mutationFn: (isStopped: boolean) => request(setCartReminders, { body: { isStopped } }),
    onSuccess(reply) {
      queryClient.setQueryData(remindersKey, reply);
      toast({ tone: 'success', message: reply.isStopped ? copy.nowOff : copy.nowOn });
    },
    onError: alertFailure,
  });
  if (data === undefined) return null;
  const { isStopped } = data;
  return (
    <section className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <h2 className="eyebrow">{copy.choiceTitle}</h2>
      <p className="mt-1.5 font-semibold">{isStopped ? copy.areOff : copy.areOn}</p>
      <p className="mt-0.5 text-sm text-ink-soft">{copy.choiceHint}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        loading={isPending}
        onClick={() => mutate(!isStopped)}
      >
        {isStopped ? copy.turnOn : copy.turnOff}
      </Button>
    </section>
  );
}
