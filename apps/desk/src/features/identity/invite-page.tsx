import { inviteStaff, listInvitations } from '@matiz/contracts/staff/team.ts';
import { staffRoles } from '@matiz/domain/identity/scopes.ts';
import { teamCopy as copy } from '#copy/team/team.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { InviteForm } from '#parts/invitations/invite-form.tsx';

const fields: readonly FormField[] = [
  { name: 'name', label: copy.name, kind: { is: 'text' } },
  { name: 'lastName', label: copy.lastName, kind: { is: 'text' } },
  { name: 'email', label: copy.email, kind: { is: 'email' } },
  {
    name: 'roles',
    label: copy.roles,
    hint: copy.rolesHint,
    kind: {
      is: 'several',
      choices: staffRoles.map((value) => ({ value, label: copy.roleNames[value] })),
    },
  },
];

/** Invites someone to the team. */
export function InvitePage() {
  return (
    <InviteForm
      title={copy.inviteTitle}
      back={{ to: '/ajustes/equipo', label: copy.back }}
      name="/ajustes/equipo/nueva"
      fields={fields}
      call={inviteStaff}
      listPath={listInvitations.path}
    />
  );
}
