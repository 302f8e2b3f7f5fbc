import { phoneCopy as copy } from '#copy/identity/phone.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { CodePanel } from './code-panel.tsx';
import { phoneLinkClass } from './phone-line.tsx';
import type { PhoneData } from './phone-step.ts';
import { useCheckLoginCode } from './use-check-code.ts';

/** Logs in with a code; nobody is told here whether a phone has an account. */
export function LoginCode({ data }: { data: PhoneData }) {
  const check = useCheckLoginCode(data);
  return (
    <>
      <CodePanel
        step="login"
        data={data}
        isChecking={check.isPending || check.isSuccess}
        onCheck={check.mutateAsync}
        change={
          <AppLink
            to={links.loginByPhone(data.returnTo)}
            aria-label={copy.changePhone}
            className={phoneLinkClass}
          >
            {copy.change}
          </AppLink>
        }
      />
      <p className="mt-4 text-center text-sm text-pretty text-ink-soft">
        {copy.noAccountHint}{' '}
        <AppLink to={links.register} className={phoneLinkClass}>
          {copy.register}
        </AppLink>
      </p>
    </>
  );
}
