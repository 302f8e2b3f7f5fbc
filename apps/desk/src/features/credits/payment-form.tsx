import { RequestError } from '@matiz/client/request-error.ts';
import {
  listCredits,
  noteCreditPayment,
  readCredit,
} from '@matiz/contracts/staff/payments/credits.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { creditCopy as copy } from '#copy/credits.ts';
import { useRequest } from '#lib/services.ts';
import { FieldControl } from '#parts/form/field-control.tsx';
import type { FormField, FormValues } from '#parts/form/field-types.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { useCan } from '#session/me.ts';
import { statementKey } from './use-statement.ts';

const fields: readonly FormField[] = [
  { name: 'amount', label: copy.amount, kind: { is: 'money' } },
  { name: 'note', label: copy.note, hint: copy.noteHint, kind: { is: 'text' } },
];
const nothing: FormValues = { amount: '', note: '' };
const limits: Readonly<Record<string, { maxLength: number }>> = { note: { maxLength: 300 } };

/** What a customer paid outside of the shop; the same press, sent twice, is one payment. */
export function PaymentForm({ id }: { id: string }) {
  const request = useRequest();
  const client = useQueryClient();
  const mayWrite = useCan('credit:write');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm<FormValues>({ defaultValues: nothing });
  const { errors, isDirty } = form.formState;
  useLeaveQuestion(isDirty);
  const pay = useMutation({
    mutationFn: ({ pesos, note }: { pesos: number; note: string }) =>
      request(noteCreditPayment, { body: { id, key, amount: pesos, note } }),
    onSuccess(reply, { pesos }) {
      client.setQueryData(statementKey(id), reply);
      form.reset(nothing);
      setKey(crypto.randomUUID());
      toast({ message: copy.noted(formatPesos(pesos)) });
      void client.invalidateQueries({ queryKey: [readCredit.path] });
      void client.invalidateQueries({ queryKey: [listCredits.path] });
    },
    onError(failure) {
      if (!(failure instanceof RequestError)) throw failure;
      const [fault] = failure.reply?.fields ?? [];
      const field = fault?.path === 'note' ? 'note' : 'amount';
      form.setError(field, { message: fault?.message ?? failure.message });
    },
  });
  if (!mayWrite) return null;

  const send = form.handleSubmit((values) => {
    if (pay.isPending) return;
    const pesos = Number(String(values.amount).replace(/\D/g, ''));
    const note = String(values.note).trim();
    if (note === '') form.setError('note', { message: copy.noteMissing }, { shouldFocus: true });
    if (!(pesos > 0)) {
      form.setError('amount', { message: copy.amountMissing }, { shouldFocus: true });
    }
    if (pesos > 0 && note !== '') pay.mutate({ pesos, note });
  });

  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <h2 className="text-base">{copy.payment}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{copy.paymentLead}</p>
      <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            input={{ ...form.register(field.name), ...limits[field.name] }}
            control={form.control}
            error={errors[field.name]}
          />
        ))}
        <Button type="submit" size="sm" className="justify-self-start" loading={pay.isPending}>
          {copy.notePayment}
        </Button>
      </form>
    </section>
  );
}
