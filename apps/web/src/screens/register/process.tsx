import { Navigate } from 'react-router';
import { usePhone, useStoredPhone } from '#features/identity/index.ts';
import {
  FormSkeleton,
  loadGuestRegistration,
  loadSellerRegistration,
} from '#features/registration/index.ts';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { isSeller, useMe } from '#session/me.query.ts';

const GuestRegistration = lazyPart(
  async () => (await loadPart('GuestRegistration', loadGuestRegistration)).GuestRegistration,
);
const SellerRegistration = lazyPart(
  async () => (await loadPart('SellerRegistration', loadSellerRegistration)).SellerRegistration,
);

/** §2 /register/process: for a guest with a phone of their own, and for a seller's customer. */
export function Component() {
  const isForCustomer = isSeller(useMe());
  const now = usePhone('register');
  const held = useStoredPhone('register');
  const data = isForCustomer ? now : held;
  // What was typed is the tab's, so the form begins where the tab is known.
  if (data === undefined) return <FormSkeleton />;
  if (data === null && !isForCustomer) return <Navigate to={links.register} replace />;
  return (
    <DeferredPart fallback={<FormSkeleton />}>
      {isForCustomer ? <SellerRegistration data={data} /> : null}
      {!isForCustomer && data ? <GuestRegistration data={data} /> : null}
    </DeferredPart>
  );
}
