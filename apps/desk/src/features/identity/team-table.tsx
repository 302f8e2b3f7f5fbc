import { listInvitations, listTeam, withdrawInvitation } from '@matiz/contracts/staff/team.ts';
import { staffRoles } from '@matiz/domain/identity/scopes.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { teamCopy as copy } from '#copy/team/team.ts';
import { OpenInvitations } from '#parts/invitations/open-invitations.tsx';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

const namesOf = (roles: readonly (typeof staffRoles)[number][]) =>
  roles.map((role) => copy.roleNames[role]).join(', ');

const invitations = { list: listInvitations, withdraw: withdrawInvitation };

/** Who works in the shop, and who was invited and has not come yet. */
export function TeamTable() {
  const mayWrite = useCan('team:write');
  return (
    <>
      <ResourceTable
        title={copy.title}
        list={listTeam}
        columns={[
          { id: 'name', head: copy.name, cell: ({ name }) => name, text: ({ name }) => name },
          { id: 'email', head: copy.email, cell: ({ email }) => email, text: ({ email }) => email },
          {
            id: 'roles',
            head: copy.roles,
            cell: ({ roles }) => namesOf(roles),
            text: ({ roles }) => namesOf(roles),
          },
          {
            id: 'lastEntry',
            head: copy.lastEntry,
            cell: ({ lastEntryAt }) => (lastEntryAt ? formatMoment(lastEntryAt) : copy.never),
            text: ({ lastEntryAt }) => lastEntryAt ?? '',
          },
          {
            id: 'state',
            head: copy.state,
            cell: ({ isSuspended }) => (isSuspended ? copy.suspended : copy.active),
            text: ({ isSuspended }) => (isSuspended ? copy.suspended : copy.active),
          },
          {
            id: 'sessions',
            head: copy.sessions,
            align: 'end',
            cell: ({ sessions }) => sessions,
            text: ({ sessions }) => sessions,
            isExtra: true,
          },
        ]}
        filters={[
          {
            name: 'role',
            label: copy.roles,
            choices: staffRoles.map((value) => ({ value, label: copy.roleNames[value] })),
          },
          {
            name: 'state',
            label: copy.state,
            choices: [
              { value: 'active', label: copy.active },
              { value: 'suspended', label: copy.suspended },
            ],
          },
        ]}
        open={({ id }) => `/ajustes/equipo/${id}`}
        nameOf={({ name }) => name}
        {...(mayWrite ? { create: { to: '/ajustes/equipo/nueva', thing: copy.one } } : {})}
        empty={copy.empty}
      />
      <OpenInvitations calls={invitations} mayWrite={mayWrite} />
    </>
  );
}
