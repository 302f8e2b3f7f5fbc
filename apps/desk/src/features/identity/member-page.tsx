import * as calls from '@matiz/contracts/staff/team.ts';
import { staffRoles } from '@matiz/domain/identity/scopes.ts';
import { teamCopy as copy } from '#copy/team/team.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { ResetFactor } from './second-factor/reset-factor.tsx';
import { MemberSessions } from './sessions/member-sessions.tsx';

const fields: readonly FormField[] = [
  {
    name: 'roles',
    label: copy.roles,
    hint: copy.rolesHint,
    kind: {
      is: 'several',
      choices: staffRoles.map((value) => ({ value, label: copy.roleNames[value] })),
    },
  },
  { name: 'isSuspended', label: copy.suspend, kind: { is: 'switch' } },
];

/** What one person of the staff may do, and whether they may come in. */
export function MemberPage() {
  return (
    <ResourcePage
      path="/ajustes/equipo"
      back={copy.back}
      write="team:write"
      fields={fields}
      calls={{
        read: calls.readTeamMember,
        change: calls.changeTeamMember,
        history: calls.listTeamHistory,
      }}
      nameOf={({ name }) => String(name)}
    >
      {({ id, name, hasSecondFactor }) => (
        <>
          <MemberSessions id={id} name={String(name)} />
          {hasSecondFactor ? <ResetFactor id={id} name={String(name)} /> : null}
        </>
      )}
    </ResourcePage>
  );
}
