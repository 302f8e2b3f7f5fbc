import { RequestError } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { secondFactorCopy as copy } from '#copy/team/second-factor.ts';

interface CodeFormProps {
  readonly action: string;
  readonly send: (code: string) => Promise<void>;
}

/** One code, and what is wrong with it. */
export function CodeForm({ action, send }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      await send(code);
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      setProblem(failure.reply?.fields?.[0]?.message ?? failure.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={copy.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        {...(problem === null ? {} : { error: problem })}
      />
      <Button type="submit" block loading={isSending}>
        {action}
      </Button>
    </form>
  );
}
