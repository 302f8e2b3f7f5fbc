import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyInput {
  /** What each touched field says: its text, or whether it is checked. */
  readonly fields: Map<Field, string | boolean>;
  readonly button: HTMLButtonElement | null;
  readonly forget: () => void;
}

declare global {
  interface Window {
    matizEarlyInput?: EarlyInput;
  }
}

/**
 * Runs in the server's page before anything else, and keeps what is typed, chosen and pressed until
 * the scripts are there: React would put the page's own values back, and a button without its
 * script answers nothing. Links and plain forms work by themselves.
 */
export const keepEarlyInput = `(()=>{const fields=new Map();
const kept={fields,button:null,forget(){removeEventListener('input',type,true);removeEventListener('click',press,true)}};
const type=({target:t})=>{fields.set(t,/^(radio|checkbox)$/.test(t.type)?t.checked:t.value)};
const press=({target:t})=>{kept.button=t.closest('button[type=button]')};
addEventListener('input',type,true);addEventListener('click',press,true);window.matizEarlyInput=kept})()`;

/** Does once more, when the page is awake, what was done to it before. */
export function useEarlyInput(): void {
  useEffect(() => {
    const { matizEarlyInput: kept } = window;
    if (!kept) return;
    delete window.matizEarlyInput;
    kept.forget();
    for (const [field, said] of kept.fields) if (field.isConnected) repeat(field, said);
    // Once what was chosen is on the page: a button works with it.
    setTimeout(() => {
      if (kept.button?.isConnected) kept.button.click();
    });
  }, []);
}

/** React hears only what differs from what it last wrote itself. */
function repeat(field: Field, said: string | boolean): void {
  if (typeof said === 'boolean') {
    (field as HTMLInputElement).checked = !said;
    field.click();
    return;
  }
  // A chosen file stays chosen, and may not be written.
  if (field.type !== 'file') {
    field.value = said === '' ? '0' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, said);
  }
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
