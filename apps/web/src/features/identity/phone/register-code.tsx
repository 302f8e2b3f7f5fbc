import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { phoneCopy as copy } from '#copy/identity/phone.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { CodePanel } from './code-panel.tsx';
import { MailLine, PhoneLine, phoneLinkClass } from './phone-line.tsx';
import { type PhoneData, startPhone } from './phone-step.ts';
import { useCheckRegistrationCode } from './use-check-code.ts';
import { useWritePhone } from './use-phone.ts';

/** Proves the phone of a registration; one that has an account is asked to log in with it. */
export function RegisterCode({ data }: { data: PhoneData }) {
  const check = useCheckRegistrationCode(data);
  const navigate = useNavigate();
  if (check.data === true) return <HasAccount data={data} />;
  return (
    <CodePanel
      step="register"
      data={data}
      isChecking={check.isPending || check.isSuccess}
      onCheck={(code) =>
        check.mutateAsync(code, {
          onSuccess(hasAccount) {
            if (!hasAccount) void navigate(links.registerProcess, { replace: true });
          },
        })
      }
      change={
        <AppLink
          to={data.email ? links.sendCode('register') : links.register}
          aria-label={data.email ? copy.changeEmail : copy.changePhone}
          className={phoneLinkClass}
        >
          {copy.change}
        </AppLink>
      }
    />
  );
}

function HasAccount({ data }: { data: PhoneData }) {
  const write = useWritePhone();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function enter(): Promise<void> {
    const { phone, channels, channel } = data;
    write('login', startPhone(phone, { channels, channel }));
    await navigate(links.sendCode('login'), { replace: true });
    write('register', null);
  }

  return (
    <div className="flex flex-col gap-5">
      {data.email ? <MailLine email={data.email} /> : <PhoneLine phone={data.phone} />}
      <div>
        <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
          {data.email ? copy.emailHasAccountTitle : copy.hasAccountTitle}
        </h2>
        <p className="mt-1 text-ink-soft">
          {data.email ? copy.emailHasAccountText : copy.hasAccountText}
        </p>
      </div>
      {data.email ? (
        <AppLink to={links.login} className={buttonClass({ size: 'lg', block: true })}>
          {copy.login}
        </AppLink>
      ) : (
        <Button size="lg" block onClick={() => void enter()}>
          {copy.enterWithIt}
        </Button>
      )}
      <AppLink
        to={data.email ? links.sendCode('register') : links.register}
        className={buttonClass({ variant: 'quiet', block: true })}
      >
        {data.email ? copy.otherEmail : copy.otherPhone}
      </AppLink>
    </div>
  );
}
