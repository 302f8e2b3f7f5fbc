import { buttonClass } from '@matiz/ui/button-class.ts';
import { ClipboardCheck, PackageCheck, ScanSearch, Tags } from 'lucide-react';
import { staffCopy as copy } from '#copy/staff.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

const duties = [
  { icon: ClipboardCheck, text: copy.registrations },
  { icon: Tags, text: copy.prices },
  { icon: PackageCheck, text: copy.dispatch },
] as const;

/** For staff who stand where only who buys has something to do. */
export function StaffPage() {
  return (
    <div className="page py-8 lg:py-14">
      <div className="mx-auto max-w-xl rounded-xl bg-surface p-6 shadow-card sm:p-9">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1 className="mt-2 text-2xl text-balance sm:text-3xl">{copy.title}</h1>
        <p className="mt-3 text-pretty text-ink-soft">{copy.text}</p>
        <ul className="mt-6 grid gap-3.5">
          {duties.map(({ icon: Drawing, text }) => (
            <li key={text} className="flex gap-3.5">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
              >
                <Drawing size={18} />
              </span>
              <span className="self-center">{text}</span>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/desk" className={buttonClass()}>
            {copy.desk}
          </a>
          <AppLink to={links.home} className={buttonClass({ variant: 'secondary' })}>
            <ScanSearch size={19} aria-hidden="true" />
            {copy.browse}
          </AppLink>
          <AppLink to={links.profile} className={buttonClass({ variant: 'secondary' })}>
            {copy.profile}
          </AppLink>
        </div>
      </div>
    </div>
  );
}
