import { readPaymentProof } from '@matiz/contracts/staff/payments/hand-payments.ts';
import { useState } from 'react';
import { handPaymentCopy as copy } from '#copy/payments/payments.ts';

/** The picture that the buyer sent; a press opens it in a tab of its own, as large as it is. */
export function ProofPicture({ id, alt }: { id: string; alt: string }) {
  const [hasFailed, setFailed] = useState(false);
  const address = `/api${readPaymentProof.path}?${new URLSearchParams({ id })}`;
  if (hasFailed) return <p className="w-40 text-sm text-danger">{copy.proofFailed}</p>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="block h-44 w-full shrink-0 overflow-hidden rounded-sm border border-line bg-sunken sm:w-40"
    >
      <img
        src={address}
        alt={alt}
        loading="lazy"
        className="size-full object-cover object-top"
        onError={() => setFailed(true)}
      />
      <span className="sr-only">{copy.seeProof}</span>
    </a>
  );
}
