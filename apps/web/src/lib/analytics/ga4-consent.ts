import { buttonClass } from '@matiz/ui/button-class.ts';
import { consentCopy as copy } from '#copy/consent.ts';
import type { Storage } from '#platform/platform.ts';
import { links } from '../page/links.ts';
import { ga4ConsentKey } from './ga4-consent-key.ts';

/**
 * Asks once whether visits may be told to Google, in a notice that covers no content and moves
 * nothing; what was answered counts on this device until it is taken back. It stands beside the
 * application, since no screen waits for it.
 */
export function askGa4Consent(device: Storage, page: Document): Promise<boolean> {
  const answer = device.read(ga4ConsentKey);
  if (answer !== null) return Promise.resolve(answer === 'yes');
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const notice = page.createElement('section');
  notice.setAttribute('aria-label', copy.label);
  notice.className =
    'fixed inset-x-3 bottom-[calc(var(--bottom-bar,0rem)+env(safe-area-inset-bottom)+0.75rem)] z-20 max-w-md rounded-lg bg-surface p-4 text-sm shadow-float sm:left-4 sm:right-auto';
  const text = page.createElement('p');
  text.append(`${copy.question} `);
  const more = page.createElement('a');
  more.href = links.dataPolicy;
  more.textContent = copy.more;
  more.className = 'font-semibold text-accent underline';
  text.append(more);
  const buttons = page.createElement('p');
  buttons.className = 'mt-3 flex gap-2';
  const settle = (isGiven: boolean) => {
    device.write(ga4ConsentKey, isGiven ? 'yes' : 'no');
    notice.remove();
    resolve(isGiven);
  };
  for (const [label, isGiven] of [
    [copy.refuse, false],
    [copy.accept, true],
  ] as const) {
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = label;
    // Both look alike: neither answer is the one that is expected.
    button.className = buttonClass({ variant: 'secondary', size: 'sm' });
    button.addEventListener('click', () => settle(isGiven));
    buttons.append(button);
  }
  notice.append(text, buttons);
  page.body.append(notice);
  return promise;
}
