import { removeSecondFactor } from '@matiz/contracts/staff/second-factor.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Link } from 'react-router';
import { secondFactorCopy as copy } from '#copy/team/second-factor.ts';
import { useRequest } from '#lib/services.ts';
import { CodeForm } from './code-form.tsx';

/** Taken away with one more code, unless direction asks everybody for it. */
export function TurnOff({ isRequired, done }: { isRequired: boolean; done: () => void }) {
  const request = useRequest();
  return (
    <div className="grid gap-4">
      {isRequired ? (
        <p>{copy.requiredOn}</p>
      ) : (
        <details>
          <summary className="cursor-pointer text-accent">{copy.turnOff}</summary>
          <p className="my-3 text-ink-soft">{copy.turnOffHint}</p>
          <CodeForm
            action={copy.turnOff}
            send={async (code) => {
              await request(removeSecondFactor, { body: { code } });
              done();
            }}
          />
        </details>
      )}
      <Link to="/" className={buttonClass({ className: 'w-full' })}>
        {copy.back}
      </Link>
    </div>
  );
}
