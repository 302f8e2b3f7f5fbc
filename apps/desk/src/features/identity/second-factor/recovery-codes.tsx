import { Button } from '@matiz/ui/button.tsx';
import { useState } from 'react';
import { secondFactorCopy as copy } from '#copy/team/second-factor.ts';
import { saveFile } from '#lib/save-file.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly done: () => void;
}

/** Shown once: the one who goes on has said that they are kept. */
export function RecoveryCodes({ codes, done }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  return (
    <div className="grid gap-4">
      <ol className="grid grid-cols-2 gap-2 rounded-sm bg-sunken p-4 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button
        variant="secondary"
        block
        onClick={() => saveFile(copy.fileName, new Blob([`${codes.join('\r\n')}\r\n`]))}
      >
        {copy.download}
      </Button>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
        />
        {copy.kept}
      </label>
      <Button block disabled={!isKept} onClick={done}>
        {copy.goOn}
      </Button>
    </div>
  );
}
