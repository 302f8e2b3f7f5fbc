import { beginSecondFactor } from '@matiz/contracts/staff/second-factor.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { encode } from 'uqr';
import { secondFactorCopy as copy } from '#copy/team/second-factor.ts';
import { useRequest } from '#lib/services.ts';
import { CodeForm } from './code-form.tsx';

interface FactorSetUpProps {
  readonly isRequired: boolean;
  readonly confirm: (code: string) => Promise<void>;
}

/** A secret for the app on the phone, by camera or by hand, and its first code. */
export function FactorSetUp({ isRequired, confirm }: FactorSetUpProps) {
  const request = useRequest();
  const begin = useMutation({ mutationFn: () => request(beginSecondFactor, {}) });
  const secret = begin.data?.result;
  if (!secret) {
    return (
      <div className="grid gap-3">
        <Button block loading={begin.isPending} onClick={() => begin.mutate()}>
          {copy.begin}
        </Button>
        {isRequired ? null : (
          <Link to="/" className={buttonClass({ variant: 'quiet', className: 'w-full' })}>
            {copy.back}
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <QrCode text={secret.uri} />
      <p className="text-ink-soft">{copy.byHand}</p>
      <p className="rounded-sm bg-sunken px-3 py-2 font-mono text-sm tracking-wider break-all">
        {secret.secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <CodeForm action={copy.confirm} send={confirm} />
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={copy.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 bg-white"
    >
      <path d={path} />
    </svg>
  );
}
