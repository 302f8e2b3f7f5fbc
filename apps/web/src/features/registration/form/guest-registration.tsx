import { Navigate, useNavigate } from 'react-router';
import { type PhoneData, useWritePhone } from '#features/identity/index.ts';
import { links } from '#lib/page/links.ts';
import { StartForm } from './start-form.tsx';

/** A business registers itself: its phone was proven on the pages before. */
export function GuestRegistration({ data }: { data: PhoneData }) {
  const navigate = useNavigate();
  const write = useWritePhone();
  if (!data.isProven) {
    return <Navigate to={data.isSent ? links.verifyCode : links.sendCode('register')} replace />;
  }
  return (
    <StartForm
      data={data}
      onStarted={async () => navigate(links.home, { replace: true })}
      onUnproven={() => {
        write('register', { ...data, isProven: false, isSent: false });
        void navigate(links.sendCode('register'), { state: { isAgain: true } });
      }}
    />
  );
}
