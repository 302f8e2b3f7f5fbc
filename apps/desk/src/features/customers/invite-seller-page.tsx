import { inviteSeller, listSellerInvitations } from '@matiz/contracts/staff/customers.ts';
import { customerCopy as copy } from '#copy/customers.ts';
import { invitationCopy } from '#copy/team/team.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { InviteForm } from '#parts/invitations/invite-form.tsx';

const fields: readonly FormField[] = [
  { name: 'name', label: invitationCopy.name, kind: { is: 'text' } },
  { name: 'lastName', label: invitationCopy.lastName, kind: { is: 'text' } },
  { name: 'email', label: invitationCopy.email, kind: { is: 'email' } },
];

/** Invites someone to sell. */
export function InviteSellerPage() {
  return (
    <InviteForm
      title={copy.inviteSeller}
      back={{ to: '/vendedores', label: copy.sellersTitle }}
      name="/vendedores/nuevo"
      fields={fields}
      call={inviteSeller}
      listPath={listSellerInvitations.path}
    />
  );
}
