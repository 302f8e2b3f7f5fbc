import { Navigate, useNavigate } from 'react-router';
import { type PhoneData, useWritePhone } from '#features/identity/index.ts';
import { links } from '#lib/page/links.ts';
import { RegisterForm } from './register-form.tsx';

/** A business registers itself: its phone was proven on the pages before. */
export function GuestRegistration({ data }: { data: PhoneData }) {
  const navigate = useNavigate();
  const write = useWritePhone();
  if (!data.isProven) {
    return <Navigate to={data.isSent ? links.verifyCode : links.sendCode('register')} replace />;
  }
  return (
    <RegisterForm
      data={data}
      isSeller={false}
      onRegistered={async () => navigate(links.registrationStatus, { replace: true })}
      onUnproven={() => {
        write('register', { ...data, isProven: false, isSent: false });
        void navigate(links.sendCode('register'), { state: { isAgain: true } });
      }}
    />
  );
}
