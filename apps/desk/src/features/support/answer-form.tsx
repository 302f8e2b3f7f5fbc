import {
  answerSupport,
  closeThread,
  listDeskThreads,
  readDeskThread,
} from '@matiz/contracts/staff/support.ts';
import { messageLength } from '@matiz/domain/support/message.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextArea } from '@matiz/ui/inputs/text-area.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { supportCopy as copy } from '#copy/support.ts';
import { useRequest } from '#lib/services.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';

/** The shop's answer. What was written stays until it was taken; sent twice it is kept once. */
export function AnswerForm({ threadId, isWaiting }: { threadId: string; isWaiting: boolean }) {
  const request = useRequest();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  useLeaveQuestion(text.trim() !== '');
  const messageId = useRef(crypto.randomUUID());
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [readDeskThread.path, threadId] }),
      client.invalidateQueries({ queryKey: ['list', listDeskThreads.path] }),
    ]);
  const answer = useMutation({
    mutationFn: () =>
      request(answerSupport, { body: { threadId, messageId: messageId.current, body: text } }),
    async onSuccess() {
      messageId.current = crypto.randomUUID();
      setText('');
      toast({ tone: 'success', message: copy.sent });
      await refresh();
    },
    onError: (error) => setFault(error.message),
  });
  const closing = useMutation({
    mutationFn: () => request(closeThread, { body: { threadId } }),
    async onSuccess() {
      toast({ tone: 'success', message: copy.closed });
      await refresh();
    },
    onError: (error) => setFault(error.message),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (answer.isPending) return;
    const isEmpty = text.trim() === '';
    setFault(isEmpty ? copy.writeSomething : null);
    if (isEmpty) field.current?.focus();
    else answer.mutate();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
        label={copy.yourAnswer}
        hint={copy.answerHint}
        rows={5}
        maxLength={messageLength}
        value={text}
        error={fault}
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" loading={answer.isPending}>
          {copy.send}
        </Button>
        {isWaiting ? (
          <Button
            size="sm"
            variant="quiet"
            loading={closing.isPending}
            onClick={() => closing.mutate()}
          >
            {copy.close}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
