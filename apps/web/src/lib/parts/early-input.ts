type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that was filled in, with its text or whether it is checked; or a button that was pressed. */
type Act =
  | { readonly field: Field; said: string | boolean }
  | { readonly button: HTMLButtonElement };

declare global {
  interface Window {
    /** What was done to parts of the page that are still asleep, in its order. */
    matizEarlyInput?: Act[];
  }
}

/** Marks what the server drew and no script answers for yet; its absence: the page is awake. */
export const asleep = 'data-asleep';
/** On a button that was pressed and cannot answer yet (theme/base.css): it says that it was heard. */
const heard = 'data-heard';
/** On a button of which every press counts by itself, as of one that adds a unit. */
const counts = 'data-counts';

/**
 * Runs in the server's page before anything else, and keeps what is typed, chosen and pressed in
 * parts that are asleep: React would put the page's own values back, and a button without its
 * script answers nothing. It does so in the middle of typing too, before the part answers: what was put
 * back is replaced before the next sign is added to it. Kept presses go no further, so that none is acted on twice.
 * Links, panels and forms with an address work by themselves. Where the scripts cannot be had, no
 * button goes on saying that it was heard.
 */
export const keepEarlyInput = `(()=>{const acts=window.matizEarlyInput=[];
addEventListener('input',({target:t})=>{if(!t.closest('[${asleep}]'))return;
const said=/^(radio|checkbox)$/.test(t.type)?t.checked:t.value,last=acts.at(-1);
if(last&&last.field===t)last.said=said;else acts.push({field:t,said})},true);
addEventListener('beforeinput',({target:t})=>{const known=t.closest('[${asleep}]')&&acts.findLast(a=>a.field===t);
if(known&&typeof known.said=='string'&&t.type!='file'&&t.value!==known.said)t.value=known.said},true);
addEventListener('click',e=>{const b=e.target.closest('button');
if(!b||!b.closest('[${asleep}]')||b.hasAttribute('popovertarget'))return;
if(b.type!='button'&&(!b.form||b.form.hasAttribute('action')))return;
e.preventDefault();e.stopImmediatePropagation();
if(b.hasAttribute('${heard}')&&!b.hasAttribute('${counts}'))return;
acts.push({button:b});b.setAttribute('${heard}','');b.setAttribute('aria-busy','true')},true);
addEventListener('error',({target:t})=>{if(t.tagName=='SCRIPT')for(const{button:b}of acts.splice(0))
if(b){b.removeAttribute('${heard}');b.removeAttribute('aria-busy')}},true)})()`;

/** A part of the page answers from now on: does once more, in order, what was done to it before. */
export async function wakeUp(part: Element): Promise<void> {
  part.removeAttribute(asleep);
  const kept = window.matizEarlyInput ?? [];
  const { due = [], later = [] } = Object.groupBy(kept.splice(0), (act) =>
    elementOf(act).closest(`[${asleep}]`) ? 'later' : 'due',
  );
  kept.push(...later);
  let wasFilled = false;
  for (const act of due) {
    if ('field' in act) {
      if (act.field.isConnected) repeat(act.field, act.said);
      wasFilled = true;
      continue;
    }
    // Once what was chosen is on the page: a button works with it. Else at once, while it stands.
    if (wasFilled) await new Promise((resolve) => setTimeout(resolve));
    wasFilled = false;
    press(act.button);
  }
}

function elementOf(act: Act): Element {
  return 'field' in act ? act.field : act.button;
}

function press(button: HTMLButtonElement): void {
  forget(button);
  // What an earlier press opened may stand over it by now.
  if (button.isConnected && !button.closest('[inert], [aria-hidden="true"]')) button.click();
}

/** Marks a button as heard, and until then presses of it are not counted again. */
export function markReceived(button: Element): void {
  button.setAttribute(heard, '');
  button.setAttribute('aria-busy', 'true');
}

export function forget(button: Element): void {
  button.removeAttribute(heard);
  button.removeAttribute('aria-busy');
}

export function isReceived(element: Element): boolean {
  return element.closest(`[${heard}]`) !== null;
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
