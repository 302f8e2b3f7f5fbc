import { changeOwnBusiness } from '@matiz/contracts/identity/own-account.ts';
import { maxBusinessNameLength } from '@matiz/domain/identity/account-lengths.ts';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { meKey, useMe } from '#session/me.query.ts';
import { OwnForm } from './own-form.tsx';

/** How the business is called; whom the invoices are for is the staff's to change. */
export function BusinessForm() {
  const { request, queryClient } = useServices();
  const customer = useMe()?.customer;
  if (!customer) return null;
  const { businessName: initial } = customer;
  return (
    <>
      <OwnForm
        key={initial}
        label={copy.saveBusiness}
        fields={[
          {
            name: 'businessName',
            label: copy.businessName,
            autoComplete: 'organization',
            maxLength: maxBusinessNameLength,
            initial,
          },
        ]}
        save={async ({ businessName = '' }) => {
          const { results } = await request(changeOwnBusiness, { body: { businessName } });
          await queryClient.invalidateQueries({ queryKey: meKey });
          return results.message;
        }}
      />
      <p className="mt-3 text-sm text-ink-soft">
        {copy.contactHint} {copy.documentHint}{' '}
        <AppLink to={links.support} className="font-semibold text-accent underline">
          {copy.writeUs}
        </AppLink>
      </p>
    </>
  );
}
