import { messageLength } from '@matiz/domain/support/message.ts';
import { Button } from '@matiz/ui/button.tsx';
import { SelectInput, type SelectOption } from '@matiz/ui/inputs/select-input.tsx';
import { TextArea } from '@matiz/ui/inputs/text-area.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { messagesCopy as copy } from '#copy/support/support-messages.ts';
import { NoScriptForm } from '#lib/no-script-form.tsx';
import { useSendMessage } from './use-send-message.ts';

/**
 * A message to the shop about `orderCode`, and where that is chosen. What was written stays until the
 * shop has it.
 */
export function MessageForm({
  orderCode,
  choice,
}: {
  orderCode: string | null;
  choice?: {
    readonly orders: readonly SelectOption[];
    readonly choose: (orderCode: string | null) => void;
  };
}) {
  const { mutate, error, isPending } = useSendMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const isEmpty = text.trim() === '';
    setFault(isEmpty ? copy.writeSomething : null);
    if (isEmpty) {
      field.current?.focus();
      return;
    }
    mutate({ body: text, orderCode }, { onSuccess: () => setText('') });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {error ? <Notification color="red">{error.message}</Notification> : null}
      {choice ? (
        <SelectInput
          label={copy.about}
          name="orderCode"
          value={orderCode ?? ''}
          placeholder={copy.noOrder}
          options={choice.orders}
          onChange={({ target }) => choice.choose(target.value || null)}
        />
      ) : null}
      <TextArea
        ref={field}
        label={copy.message}
        name="body"
        hint={copy.messageHint}
        maxLength={messageLength}
        value={text}
        error={fault ?? undefined}
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
      />
      <NoScriptForm />
      <Button type="submit" loading={isPending} className="sm:justify-self-start">
        {copy.send}
      </Button>
    </form>
  );
}
