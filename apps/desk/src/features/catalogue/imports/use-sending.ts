import { RequestError } from '@matiz/client/request-error.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useState } from 'react';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { useCloseQuestion } from '#lib/use-close-question.ts';
import { sendFile } from './send-file.ts';

interface Sending {
  readonly name: string;
  readonly part: number;
}

/** A file on its way: how far it is, and the question of the browser before the page is closed. */
export function useSending() {
  const request = useRequest();
  const [sending, setSending] = useState<Sending | null>(null);
  useCloseQuestion(sending !== null);

  /** Answers whether all of it is there. */
  async function send(
    file: File,
    begin: () => Promise<{ id: string; received: number }>,
  ): Promise<string | null> {
    setSending({ name: file.name, part: 0 });
    try {
      const target = await begin();
      await sendFile(request, file, target, (part) => setSending({ name: file.name, part }));
      return target.id;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
      return null;
    } finally {
      setSending(null);
    }
  }
  return { sending, send };
}
