import { ChevronRight, PencilLine, ShoppingBag, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { registrationCopy as copy } from '#copy/identity/registration.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

const row = 'flex min-h-18 w-full items-center gap-4 px-5 py-3.5 text-left hover:bg-sunken/60';

/** What can be done before the approval; who has given no data yet can only look. */
export function Meanwhile({
  hasData,
  onCorrect,
}: {
  hasData: boolean;
  onCorrect: (() => void) | null;
}) {
  return (
    <section className="overflow-hidden rounded-lg bg-surface shadow-card">
      <h2 className="px-5 pt-5 pb-2 text-lg">{copy.meanwhile}</h2>
      <ul className="divide-y divide-line">
        <li>
          <AppLink to={links.home} className={row}>
            <Inside
              icon={<Sparkles size={22} />}
              title={copy.browse}
              text={hasData ? copy.browseText : copy.browseFirstText}
            />
          </AppLink>
        </li>
        {hasData ? (
          <li>
            <AppLink to={links.cart} className={row}>
              <Inside icon={<ShoppingBag size={22} />} title={copy.cart} text={copy.cartText} />
            </AppLink>
          </li>
        ) : null}
        {onCorrect ? (
          <li>
            <button type="button" onClick={onCorrect} className={row}>
              <Inside
                icon={<PencilLine size={22} />}
                title={copy.correct}
                text={copy.correctText}
              />
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function Inside({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span aria-hidden="true" className="shrink-0 text-accent">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-faint" />
    </>
  );
}
