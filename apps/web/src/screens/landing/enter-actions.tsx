import { buttonClass } from '@matiz/ui/button-class.ts';
import { clsx } from 'clsx';
import { landingCopy as copy } from '#copy/landing.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

const browse = '/home/marketplace/customer';

/** An account first, since prices need one; in, for the one who has it; or a look around. */
export function EnterActions({ className }: { className?: string }) {
  return (
    <div className={clsx('flex flex-wrap gap-3', className)}>
      <AppLink
        to={links.registerFromLanding}
        className={buttonClass({ size: 'lg', className: 'flex-1 sm:flex-none' })}
      >
        {copy.register}
      </AppLink>
      <AppLink
        to={links.login}
        className={buttonClass({
          variant: 'secondary',
          size: 'lg',
          className: 'flex-1 sm:flex-none',
        })}
      >
        {copy.enter}
      </AppLink>
      <AppLink
        to={browse}
        className={buttonClass({
          variant: 'quiet',
          size: 'lg',
          className: 'max-sm:w-full sm:!px-4',
        })}
      >
        {copy.browse}
      </AppLink>
    </div>
  );
}
