import type { Call } from '@matiz/contracts/define-call.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';
import { invitationCopy as copy } from '#copy/team/team.ts';
import { useRequest } from '#lib/services.ts';
import type { FormField } from '../form/field-types.ts';
import { ResourceForm } from '../form/resource-form.tsx';

interface Sent {
  readonly id: string;
  readonly email: string;
  readonly link: string;
}

interface InviteFormProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** The form's own name, for its draft. */
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly call: Call & { readonly body: z.ZodObject };
  /** Of the call that lists the open ones. */
  readonly listPath: string;
}

/** Invites someone, and shows the link once: on the first day no mail may be connected. */
export function InviteForm({ title, back, name, fields, call, listPath }: InviteFormProps) {
  const request = useRequest() as (call: Call, parts: object) => Promise<{ result: Sent }>;
  const client = useQueryClient();
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className="p-4 lg:p-6">
      <Link to={back.to} className="text-accent hover:underline">
        ‹ {back.label}
      </Link>
      <h1 className="mt-1 mb-4 text-xl">{title}</h1>
      {sent ? (
        <SentInvitation sent={sent} back={back} again={() => setSent(null)} />
      ) : (
        <ResourceForm
          name={name}
          fields={fields}
          row={null}
          schema={call.body}
          saveLabel={copy.invite}
          save={async (set) => {
            const { result } = await request(call, { body: call.body.parse(set) });
            setSent(result);
            return { ...result, version: 1 };
          }}
          reread={() => Promise.reject(new Error('An invitation has no version'))}
          saved={() => void client.invalidateQueries({ queryKey: [listPath] })}
          mayWrite
        />
      )}
    </div>
  );
}

interface SentInvitationProps extends Pick<InviteFormProps, 'back'> {
  readonly sent: Sent;
  readonly again: () => void;
}

function SentInvitation({ sent: { email, link }, back, again }: SentInvitationProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="max-w-xl outline-none">
      <p role="status" className="rounded-sm bg-success-soft px-3 py-2 text-success">
        {copy.invited(email)}
      </p>
      <p className="mt-4 text-ink-soft">{copy.linkHint}</p>
      <p className="mt-2 rounded-sm border border-line bg-surface p-3 font-mono text-xs break-all select-all">
        {link}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="sm"
          onClick={async () => {
            // Without a secure context there is no clipboard, and a browser may refuse it.
            try {
              await navigator.clipboard.writeText(link);
              toast({ message: copy.copied });
            } catch {
              toast({ message: copy.notCopied, tone: 'danger' });
            }
          }}
        >
          {copy.copyLink}
        </Button>
        <Button size="sm" variant="secondary" onClick={again}>
          {copy.another}
        </Button>
        <Link to={back.to} className={buttonClass({ size: 'sm', variant: 'quiet' })}>
          {back.label}
        </Link>
      </div>
    </div>
  );
}
