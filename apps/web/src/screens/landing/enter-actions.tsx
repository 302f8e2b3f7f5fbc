import { buttonClass } from '@matiz/ui/button-class.ts';
import { clsx } from 'clsx';
import { landingCopy as copy } from '../../copy/landing.ts';
import { AppLink } from '../../lib/app-link.tsx';
import { links } from '../../lib/links.ts';
import { isRouteBuilt } from '../../routes.ts';

const BROWSE = '/home/marketplace/customer';
const REGISTER = '/registro';

/** In, or first a look around; an account can be asked for once that page is there. */
export function EnterActions({ className }: { className?: string }) {
  return (
    <div className={clsx('flex flex-wrap gap-3', className)}>
      <AppLink
        to={links.login}
        className={buttonClass({ size: 'lg', className: 'min-w-36 flex-1 sm:flex-none' })}
      >
        {copy.enter}
      </AppLink>
      <AppLink
        to={BROWSE}
        className={buttonClass({
          variant: 'secondary',
          size: 'lg',
          className: 'flex-1 sm:flex-none',
        })}
      >
        {copy.browse}
      </AppLink>
      {isRouteBuilt(REGISTER) ? (
        <AppLink to={REGISTER} className={buttonClass({ variant: 'quiet', size: 'lg' })}>
          {copy.register}
        </AppLink>
      ) : null}
    </div>
  );
}
