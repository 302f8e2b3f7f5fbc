import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { couponsCopy as copy } from '#copy/orders/coupons.ts';
import { links } from '#lib/page/links.ts';
import { useCoupon } from './use-coupon.ts';

const longest = 30;

/**
 * A code that someone was given. Closed at first: an empty field in sight sends people away to look
 * for codes.
 */
export function CodeEntry() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { apply, sending } = useCoupon();
  const navigate = useNavigate();

  function refuse(message: string): void {
    setFault(message);
    field.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending !== null) return;
    const text = code.trim().toUpperCase();
    if (text === '') {
      refuse(copy.codeMissing);
      return;
    }
    apply(text, {
      onDone: () => void navigate(links.purchaseSummary, { replace: true }),
      onRefused: (error) => refuse(error.message),
    });
  }

  return (
    <section className="rounded-lg bg-surface shadow-card">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center justify-between gap-3 rounded-lg px-4 font-semibold sm:px-5"
      >
        {copy.haveCode}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={clsx('text-ink-soft transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <form
        id={id}
        hidden={!isOpen}
        method="post"
        noValidate
        onSubmit={submit}
        className={clsx('gap-3 px-4 pb-4 sm:px-5 sm:pb-5', isOpen && 'flex items-start')}
      >
        {/* Drawn in capitals: writing them over what is typed would move the caret. */}
        <TextInput
          ref={field}
          label={copy.code}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={longest}
          className="[&_input]:uppercase"
          error={fault}
          onChange={(event) => {
            setCode(event.target.value);
            setFault(null);
          }}
        />
        <Button type="submit" size="lg" className="!h-14" loading={sending !== null}>
          {copy.apply}
        </Button>
      </form>
    </section>
  );
}
