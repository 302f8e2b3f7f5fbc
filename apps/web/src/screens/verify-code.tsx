import { Navigate } from 'react-router';
import { phoneCopy as copy } from '#copy/identity/phone.ts';
import { AccountFrame, LoginCode, RegisterCode, useStoredPhone } from '#features/identity/index.ts';
import { links } from '#lib/page/links.ts';

/** §2 /verify-code: for a registration when one was begun, else for a login. */
export function Component() {
  const registering = useStoredPhone('register');
  const entering = useStoredPhone('login');
  const data = registering ?? entering;
  if (data === null) return <Navigate to={links.login} replace />;
  if (data && !data.isSent && !data.isProven) {
    return <Navigate to={links.sendCode(registering ? 'register' : 'login')} replace />;
  }
  return (
    <AccountFrame
      title={copy.codeTitle}
      points={data?.channels.includes('email') ? copy.whyByMail : copy.why}
      pointsTitle={copy.whyTitle}
    >
      {registering ? <RegisterCode data={registering} /> : null}
      {!registering && entering ? <LoginCode data={entering} /> : null}
      {data ? null : <div className="h-80" />}
    </AccountFrame>
  );
}
