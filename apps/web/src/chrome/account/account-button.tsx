import { initialsOf, shortName } from '@matiz/domain/identity/person.ts';
import { Avatar } from '@matiz/ui/avatar.tsx';
import { ChevronDown, CircleQuestionMark } from 'lucide-react';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { useMe } from '#session/me.query.ts';
import { accountPanel } from './account-panel.tsx';

/** Opens the profile popover; the name is cut to 8 characters (§9). */
export function AccountButton() {
  const user = useMe()?.user;
  if (!user) return null;
  return (
    <button
      type="button"
      popoverTarget={accountPanel}
      className="hit flex items-center gap-2.5 rounded-full text-left"
    >
      <Avatar initials={initialsOf(user)} size="sm" />
      <span className="leading-tight">
        <span className="block text-2xs text-ink-soft">{copy.account}</span>
        <span className="block text-sm font-semibold whitespace-nowrap">
          {shortName(user.name) || copy.unnamed}
        </span>
      </span>
      <ChevronDown size={16} aria-hidden="true" className="text-ink-soft" />
    </button>
  );
}

/** For who only looks: help, terms and both ways in. */
export function GuestButton() {
  return (
    <button
      type="button"
      popoverTarget={accountPanel}
      aria-label={copy.guestMenu}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <CircleQuestionMark size={22} aria-hidden="true" />
    </button>
  );
}
