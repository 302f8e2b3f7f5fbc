import { RequestError } from '@matiz/client/request-error.ts';
import { say } from '@matiz/contracts/messages.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';

/** §8: a 400 shows the server's sentence, and anything but success the alert with its message. */
export function alertFailure(error: unknown): void {
  toast({
    tone: 'danger',
    title: say('attentionTitle'),
    message: describeFailure(error),
    durationMs: alertMs,
  });
}

/** The sentence of a failure: the server's own for a 400, else after "Ha ocurrido algo." */
function describeFailure(error: unknown): string {
  if (!(error instanceof RequestError)) return say('somethingHappened');
  return error.status === 400 ? error.message : `${say('somethingHappened')} ${error.message}`;
}

/** An alert is read before it goes. */
const alertMs = 8000;
