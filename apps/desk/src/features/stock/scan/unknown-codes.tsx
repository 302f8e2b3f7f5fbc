import { Button } from '@matiz/ui/button.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { scanCopy as copy } from '#copy/stock-scan.ts';
import { TeachCode } from './teach-code.tsx';

interface UnknownCodesProps {
  readonly codes: readonly { readonly code: string; readonly times: number }[];
  readonly warehouseId: string;
  /** A code is known from now on. */
  readonly taught: (code: string) => void;
  readonly drop: (code: string) => void;
  /** Left out for anyone who may not teach. */
  readonly mayTeach: boolean;
}

/** Codes that were read and nobody knows: what each is of is said once, for everyone. */
export function UnknownCodes(props: UnknownCodesProps) {
  const { codes, warehouseId, taught, drop, mayTeach } = props;
  const [open, setOpen] = useState<string | null>(null);
  if (codes.length === 0) return null;
  return (
    <section className="mt-4 rounded-md border border-danger bg-surface" aria-labelledby="unknown">
      <div className="px-3 pt-2">
        <h2 id="unknown" className="text-base text-danger">
          {copy.unknownTitle}
        </h2>
        {mayTeach ? <p className="text-xs text-ink-soft">{copy.unknownHint}</p> : null}
      </div>
      <ul>
        {codes.map(({ code, times }) => (
          <li key={code} className="border-t border-line px-3 py-2 first:border-t-0">
            <div className="flex flex-wrap items-center gap-2">
              <p className="min-w-0 flex-1">
                <span className="font-mono">{code}</span>{' '}
                <span className="text-xs text-ink-soft">{copy.times(times)}</span>
              </p>
              {mayTeach ? (
                <Button
                  size="sm"
                  variant="soft"
                  aria-label={copy.teach(code)}
                  aria-expanded={open === code}
                  onClick={() => setOpen(open === code ? null : code)}
                >
                  {copy.teachShort}
                </Button>
              ) : null}
              <IconButton
                size="sm"
                tip="none"
                label={copy.dropCode(code)}
                icon={<X size={18} aria-hidden />}
                onClick={() => drop(code)}
              />
            </div>
            {open === code ? (
              <TeachCode
                code={code}
                warehouseId={warehouseId}
                done={() => {
                  setOpen(null);
                  taught(code);
                }}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
