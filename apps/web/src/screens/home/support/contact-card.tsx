import { Mail } from 'lucide-react';
import { contact } from '#copy/contact.ts';
import { supportCopy as copy } from '#copy/support.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isGuest, useMe } from '#session/me.query.ts';

/** How to reach the one who attends to customers. */
export function ContactCard() {
  const isBuyer = !isGuest(useMe());
  return (
    <section aria-labelledby="contacto" className="on-dark rounded-xl bg-plum p-6">
      <h2 id="contacto" className="text-xl">
        {copy.contactTitle}
      </h2>
      <p className="mt-2 text-pretty text-white/80">{copy.contactText}</p>
      <a
        href={`mailto:${contact.email}`}
        className="mt-4 inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline"
      >
        <Mail size={20} aria-hidden="true" className="text-presale-bright" />
        {contact.email}
      </a>
      <ul className="mt-3 border-t border-white/15 pt-2 text-sm">
        {isBuyer ? (
          <li>
            <AppLink to={links.orders} className="flex min-h-11 items-center hover:underline">
              {copy.orders}
            </AppLink>
          </li>
        ) : null}
        <li>
          <AppLink to={links.terms} className="flex min-h-11 items-center hover:underline">
            {copy.terms}
          </AppLink>
        </li>
      </ul>
    </section>
  );
}
