import type { RegistrationStatus } from '@matiz/contracts/identity/registration-progress.ts';
import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import {
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  Store,
} from 'lucide-react';
import { registrationCopy as copy } from '#copy/identity/registration.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useContinue } from './use-continue.ts';

const marks: Record<RegistrationState, readonly [icon: LucideIcon, look: string]> = {
  started: [Store, 'bg-accent-soft text-accent'],
  phone_verified: [Store, 'bg-accent-soft text-accent'],
  in_review: [Hourglass, 'bg-presale-soft text-presale'],
  more_information: [MessageCircleQuestion, 'bg-presale-soft text-presale'],
  approved: [CircleCheck, 'bg-now-soft text-now'],
  rejected: [CircleX, 'bg-danger-soft text-danger'],
};

/** Where the registration stands, in one look: what it is, what was said, the way on. */
export function StatusHero({ registration }: { registration: RegistrationStatus }) {
  const { status, note, business } = registration;
  const [Icon, look] = marks[status];
  const { title, text } = copy.states[status];
  return (
    <div>
      <span
        aria-hidden="true"
        className={`mb-5 grid size-16 place-items-center rounded-full ${look}`}
      >
        <Icon size={30} />
      </span>
      <h1 className="text-3xl text-balance">
        {status === 'approved' && business ? copy.approvedTitle(business.businessName) : title}
      </h1>
      <p className="mt-2 text-lg text-pretty text-ink-soft">{text}</p>
      {note ? (
        <figure className="mt-5 rounded-lg border-l-4 border-presale-bright bg-surface p-4 shadow-card">
          <figcaption className="text-sm font-semibold text-ink-soft">
            {status === 'rejected' ? copy.rejectedNote : copy.note}
          </figcaption>
          <blockquote className="mt-1 break-words whitespace-pre-line">{note}</blockquote>
        </figure>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        <Ways registration={registration} />
      </div>
    </div>
  );
}

function Ways({ registration }: { registration: RegistrationStatus }) {
  const goOn = useContinue(registration.phone);
  switch (registration.status) {
    case 'started':
      return (
        <>
          <AppLink to={links.register} className={buttonClass({ size: 'lg' })}>
            {copy.start}
          </AppLink>
          <AppLink to={links.login} className={buttonClass({ variant: 'quiet', size: 'lg' })}>
            {copy.login}
          </AppLink>
        </>
      );
    case 'phone_verified':
      return (
        <button type="button" onClick={goOn} className={buttonClass({ size: 'lg' })}>
          {copy.continue}
        </button>
      );
    case 'approved':
      return (
        <AppLink to={links.home} className={buttonClass({ size: 'lg' })}>
          {copy.shop}
        </AppLink>
      );
    case 'rejected':
      return (
        <AppLink to={links.support} className={buttonClass({ size: 'lg' })}>
          {copy.write}
        </AppLink>
      );
    case 'in_review':
    case 'more_information':
      return null;
  }
}
