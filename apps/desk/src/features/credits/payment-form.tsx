import { RequestError } from '@matiz/client/request-error.ts';
import { listCredits, noteCreditPayment, readCredit } from '@matiz/contracts/staff/credits.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { creditCopy as copy } from '#copy/credits.ts';
import { useRequest } from '#lib/services.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { useCan } from '#session/me.ts';
import { statementKey } from './use-statement.ts';

interface Faults {
  readonly amount?: string | undefined;
  readonly note?: string | undefined;
}

/** What a customer paid outside of the shop; the same press, sent twice, is one payment. */
export function PaymentForm({ id }: { id: string }) {
  const request = useRequest();
  const client = useQueryClient();
  const mayWrite = useCan('credit:write');
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [faults, setFaults] = useState<Faults>({});
  useLeaveQuestion(amount !== '' || note !== '');
  const pay = useMutation({
    mutationFn: (pesos: number) =>
      request(noteCreditPayment, { body: { id, key, amount: pesos, note: note.trim() } }),
    onSuccess(reply, pesos) {
      client.setQueryData(statementKey(id), reply);
      setAmount('');
      setNote('');
      setKey(crypto.randomUUID());
      toast({ message: copy.noted(formatPesos(pesos)) });
      void client.invalidateQueries({ queryKey: [readCredit.path] });
      void client.invalidateQueries({ queryKey: [listCredits.path] });
    },
    onError(failure) {
      if (!(failure instanceof RequestError)) throw failure;
      setFaults({ amount: failure.reply?.fields?.[0]?.message ?? failure.message });
    },
  });
  if (!mayWrite) return null;

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pay.isPending) return;
    const pesos = Number(amount.replace(/\D/g, ''));
    const found = {
      amount: pesos > 0 ? undefined : copy.amountMissing,
      note: note.trim() === '' ? copy.noteMissing : undefined,
    };
    setFaults(found);
    if (found.amount === undefined && found.note === undefined) pay.mutate(pesos);
  }

  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <h2 className="text-base">{copy.payment}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{copy.paymentLead}</p>
      <form method="post" noValidate onSubmit={send} className="flex flex-col gap-3">
        <TextInput
          label={copy.amount}
          inputMode="numeric"
          prefix="$"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={faults.amount}
        />
        <TextInput
          label={copy.note}
          hint={copy.noteHint}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={faults.note}
        />
        <Button type="submit" className="self-start" loading={pay.isPending}>
          {copy.notePayment}
        </Button>
      </form>
    </section>
  );
}
