import { isMobilePhone } from '@matiz/domain/identity/phone.ts';
import { useNavigate } from 'react-router';
import { nationalPhone, startPhone, usePhone, useWritePhone } from '#features/identity/index.ts';
import { links } from '#lib/page/links.ts';

/** On to the business's data with the phone that was proven, perhaps in another tab. */
export function useContinue(phone: string | null): () => void {
  const before = usePhone('register');
  const write = useWritePhone();
  const navigate = useNavigate();
  return () => {
    if (phone === null || !isMobilePhone(phone)) {
      void navigate(links.register);
      return;
    }
    const national = nationalPhone(phone);
    if (before?.phone !== national || !before.isProven) {
      write('register', startPhone(national, { isProven: true }));
    }
    void navigate(links.registerProcess);
  };
}
