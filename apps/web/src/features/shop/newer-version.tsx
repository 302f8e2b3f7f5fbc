import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useState } from 'react';
import { updateCopy as copy } from '#copy/app/update.ts';
import { useServices } from '#lib/services.ts';

const answeredKey = 'matiz:newer-version';

/** §7 A newer version of a shell that is still served: said once for each, and never in the way. */
export function NewerVersion({ latest, link }: { readonly latest: string; readonly link: string }) {
  const { device } = useServices().platform;
  const [answered, setAnswered] = useState(() => device.read(answeredKey));
  if (answered === latest) return null;
  const answer = () => {
    device.write(answeredKey, latest);
    setAnswered(latest);
  };
  return (
    <section
      aria-labelledby="newer-version"
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] z-20 mx-auto max-w-md animate-rise rounded-lg bg-surface p-4 shadow-float"
    >
      <h2 id="newer-version" className="text-base font-semibold">
        {copy.newer}
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">{copy.newerText}</p>
      <div className="mt-3 flex gap-2">
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'sm' })}
          onClick={answer}
        >
          {copy.now}
        </a>
        <Button variant="quiet" size="sm" onClick={answer}>
          {copy.later}
        </Button>
      </div>
    </section>
  );
}
