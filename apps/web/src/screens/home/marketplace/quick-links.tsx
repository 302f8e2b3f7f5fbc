import { RotateCcw, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeCopy as copy } from '#copy/home.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useMe } from '#session/me.query.ts';

/** For the one who buys: the two short ways to a full cart. */
export function QuickLinks() {
  if (useMe()?.customer == null) return null;
  return (
    <nav aria-label={copy.quickWays} className="page">
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-3">
        <Way
          to={links.quickOrder}
          icon={<Zap size={22} />}
          title={copy.quickOrder}
          text={copy.quickOrderText}
        />
        <Way
          to={links.purchased}
          icon={<RotateCcw size={22} />}
          title={copy.again}
          text={copy.againText}
        />
      </ul>
    </nav>
  );
}

function Way(props: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li>
      <AppLink
        to={props.to}
        className="flex h-full items-center gap-2.5 rounded-lg bg-surface p-2.5 shadow-card sm:gap-4 sm:p-4 transition-shadow hover:shadow-lift"
      >
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 sm:size-11 place-items-center rounded-full bg-accent-soft text-accent"
        >
          {props.icon}
        </span>
        <span className="min-w-0">
          <span className="block text-sm font-semibold sm:text-base">{props.title}</span>
          <span className="block text-sm text-ink-soft max-sm:hidden">{props.text}</span>
        </span>
      </AppLink>
    </li>
  );
}
