import { messageLength } from '@matiz/domain/support/message.ts';
import { Button } from '@matiz/ui/button.tsx';
import { SelectInput, type SelectOption } from '@matiz/ui/inputs/select-input.tsx';
import { TextArea } from '@matiz/ui/inputs/text-area.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { messagesCopy as copy } from '#copy/support-messages.ts';
import { NoScriptForm } from '#lib/no-script-form.tsx';
import { useSendMessage } from './use-send-message.ts';

/**
 * A message to the shop. `orders` to choose from; without them it is about `orderCode`. What was
 * written stays until the shop has it.
 */
export function MessageForm({
  orderCode,
  orders,
}: {
  orderCode: string | null;
  orders?: readonly SelectOption[];
}) {
  const { mutate, error, isPending } = useSendMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  const [about, setAbout] = useState(orderCode ?? '');
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
    mutate({ body: text, orderCode: about || null }, { onSuccess: () => setText('') });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {error ? <Notification color="red">{error.message}</Notification> : null}
      {orders ? (
        <SelectInput
          label={copy.about}
          name="orderCode"
          value={about}
          placeholder={copy.noOrder}
          options={orders}
          onChange={(event) => setAbout(event.target.value)}
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
