import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/notification.tsx';
import { Check } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { loginCopy as copy } from '../../copy/login.ts';
import { LoginForm } from '../../features/identity/login-form.tsx';
import { AppLink } from '../../lib/app-link.tsx';
import { readReturnPath } from '../../lib/return-path.ts';
import { isRouteBuilt } from '../../routes.ts';

/** Login (§2), with a notice for whoever was sent here by adding to the cart. */
export function Component() {
  const [search] = useSearchParams();
  const returnTo = readReturnPath(search.get('redirectTo'));
  const wasAdding = search.get('redirect-login-required') === '1';
  return (
    <div className="page grid items-center gap-12 py-8 sm:py-14 lg:grid-cols-2 lg:py-20">
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-3xl">{copy.title}</h1>
        <p className="mt-2 mb-6 text-ink-soft">{copy.lead}</p>
        {wasAdding ? (
          <div className="mb-5">
            <Notification color="orange" title={copy.needed}>
              {copy.neededText}
            </Notification>
          </div>
        ) : null}
        <LoginForm returnTo={returnTo} />
        <div className="mt-7 flex flex-col items-center gap-2 border-t border-line pt-6">
          {isRouteBuilt('/registro') ? (
            <p className="text-sm text-ink-soft">
              {copy.noAccount}{' '}
              <AppLink to="/registro" className="hit font-semibold text-accent hover:underline">
                {copy.register}
              </AppLink>
            </p>
          ) : null}
          <AppLink
            to={returnTo ?? '/home/marketplace/customer'}
            className={buttonClass({ variant: 'quiet' })}
          >
            {copy.browse}
          </AppLink>
        </div>
      </div>
      <aside className="on-dark hidden rounded-2xl bg-plum p-12 lg:block">
        <ul className="flex flex-col gap-8">
          {copy.benefits.map(([title, text]) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-plum-raised text-presale-bright"
              >
                <Check size={18} strokeWidth={3} />
              </span>
              <div>
                <p className="font-display text-xl font-semibold">{title}</p>
                <p className="mt-1 text-white/75">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
