import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Navigate, redirect, useLocation, useNavigate, useParams } from 'react-router';
import { phoneCopy as copy } from '#copy/identity/phone.ts';
import {
  AccountFrame,
  type PhoneData,
  PhoneLine,
  phoneLinkClass,
  SendCodePanel,
  usePhone,
} from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import type { PhoneStep } from '#lib/page/route.ts';
import type { ScreenArgs } from '#lib/screen.ts';

const isStep = (text: string | undefined): text is PhoneStep =>
  text === 'login' || text === 'register';

/** There are two things to send a code for; for any other there is nothing here. */
export async function loadScreenData({ params }: ScreenArgs): Promise<Response | null> {
  return isStep(params.sendCodeFor) ? null : redirect(links.login);
}

/** §2 /send-confirmation-code/:sendCodeFor. */
export function Component() {
  const { sendCodeFor } = useParams();
  const step: PhoneStep = isStep(sendCodeFor) ? sendCodeFor : 'login';
  const data = usePhone(step);
  // The guard has seen the tab already, except in a page that came from the server.
  if (data === null) return <Navigate to={firstPath(step, null)} replace />;
  const isByMail = data?.channels.includes('email') === true;
  return (
    <AccountFrame
      title={isByMail && step === 'register' ? copy.sendTitleByMail : copy.sendTitle[step]}
      lead={isByMail ? copy.sendLeadByMail[step] : copy.sendLead}
      points={isByMail ? copy.whyByMail : copy.why}
      pointsTitle={copy.whyTitle}
    >
      {data ? <SendCode key={data.phone} step={step} data={data} /> : <div className="h-80" />}
    </AccountFrame>
  );
}

function SendCode({ step, data }: { step: PhoneStep; data: PhoneData }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isProven = step === 'register' && data.isProven;
  return (
    <div className="flex flex-col gap-5">
      {state?.isAgain ? <Notification color="orange">{copy.provenAgain}</Notification> : null}
      <PhoneLine phone={data.phone}>
        <AppLink
          to={firstPath(step, data.returnTo)}
          aria-label={copy.changePhone}
          className={phoneLinkClass}
        >
          {copy.change}
        </AppLink>
      </PhoneLine>
      {isProven ? (
        <Notification
          color="green"
          title={data.email ? copy.provenByMail : copy.proven}
          action={<AppLink to={links.registerProcess}>{copy.continue}</AppLink>}
        />
      ) : (
        <SendCodePanel
          step={step}
          data={data}
          codePath={links.verifyCode}
          onSent={() => void navigate(links.verifyCode)}
        />
      )}
    </div>
  );
}

/** Where the phone is typed. */
function firstPath(step: PhoneStep, returnTo: string | null): string {
  return step === 'register' ? links.register : links.loginByPhone(returnTo);
}
