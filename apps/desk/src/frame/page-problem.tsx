import { RequestError } from '@matiz/client/request-error.ts';
import { say } from '@matiz/contracts/messages.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useRouteError } from 'react-router';
import { frameCopy as copy } from '#copy/frame.ts';

/** A page that broke: what is known of it, and the way on. A part that is gone means a release. */
export function PageProblem() {
  const error = useRouteError();
  const isGone = error instanceof TypeError && /import|module/i.test(error.message);
  const sentence =
    error instanceof RequestError ? error.message : isGone ? copy.newRelease : say('unexpected');
  return (
    <section role="alert" className="max-w-prose p-6">
      <h1 className="text-xl">{copy.problemTitle}</h1>
      <p className="mt-2 mb-4 text-ink-soft">{sentence}</p>
      <Button size="sm" onClick={() => window.location.reload()}>
        {isGone ? copy.reload : copy.retry}
      </Button>
    </section>
  );
}
