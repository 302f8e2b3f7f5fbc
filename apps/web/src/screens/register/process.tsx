import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { isSeller, useMe } from '../../features/identity/me.query.ts';
import { useHeldPhone, usePhone } from '../../features/identity/phone/use-phone.ts';
import { FormSkeleton } from '../../features/identity/register/form-skeleton.tsx';
import { links } from '../../lib/links.ts';
import { loadPart } from '../../lib/load-part.ts';

const GuestRegistration = lazy(async () => {
  const part = await loadPart(
    'GuestRegistration',
    () => import('../../features/identity/register/guest-registration.tsx'),
  );
  return { default: part.GuestRegistration };
});
const SellerRegistration = lazy(async () => {
  const part = await loadPart(
    'SellerRegistration',
    () => import('../../features/identity/register/seller-registration.tsx'),
  );
  return { default: part.SellerRegistration };
});

/** §2 /register/process: for a guest with a phone of their own, and for a seller's customer. */
export function Component() {
  const isForCustomer = isSeller(useMe());
  const now = usePhone('register');
  const held = useHeldPhone('register');
  const data = isForCustomer ? now : held;
  // What was typed is the tab's, so the form begins where the tab is known.
  if (data === undefined) return <FormSkeleton />;
  if (data === null && !isForCustomer) return <Navigate to={links.register} replace />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      {isForCustomer ? <SellerRegistration data={data} /> : null}
      {!isForCustomer && data ? <GuestRegistration data={data} /> : null}
    </Suspense>
  );
}
