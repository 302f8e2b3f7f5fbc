import { setCartReminders } from '@matiz/contracts/cart-reminders.ts';
import { Checkbox } from '@matiz/ui/checkbox.tsx';
import { toast } from '@matiz/ui/toast-store.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { remindersCopy as copy } from '../../../copy/reminders.ts';
import { useServices } from '../../../lib/services.ts';
import { alertFailure } from '../alert-failure.ts';
import { remindersKey, remindersQuery } from './reminders.query.ts';

/** In the own profile: whether carts that were left are reminded of (D-16, Ley 2300). */
export function ReminderChoice() {
  const { request, queryClient } = useServices();
  const { data } = useQuery(remindersQuery(request));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isStopped: boolean) => request(setCartReminders, { body: { isStopped } }),
    onSuccess(reply) {
      queryClient.setQueryData(remindersKey, reply);
      toast({ tone: 'success', message: reply.isStopped ? copy.nowOff : copy.nowOn });
    },
    onError: alertFailure,
  });
  if (data === undefined) return null;
  const isStopped = isPending ? variables : data.isStopped;
  return (
    <section className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <h2 className="eyebrow">{copy.choiceTitle}</h2>
      <Checkbox
        className="mt-1"
        label={copy.choice}
        hint={copy.choiceHint}
        checked={!isStopped}
        disabled={isPending}
        onChange={(event) => mutate(!event.target.checked)}
      />
    </section>
  );
}
