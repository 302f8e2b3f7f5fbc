import * as calls from '@matiz/contracts/staff/team.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { createInvitations } from './invitations.ts';
import type { createTeam } from './team.ts';
import type { createTeamSessions } from './team-sessions.ts';

export interface TeamServices {
  readonly team: ReturnType<typeof createTeam>;
  readonly teamSessions: ReturnType<typeof createTeamSessions>;
  readonly invitations: ReturnType<typeof createInvitations>;
}

export function teamRoutes(
  app: FastifyInstance,
  { team, teamSessions, invitations }: TeamServices,
): void {
  serve(app, calls.listTeam, ({ query }) => team.list(query));
  serve(app, calls.listTeamHistory, ({ query }) => team.history(query));
  serve(app, calls.readTeamMember, ({ query }) => team.read(query.id));
  serve(app, calls.changeTeamMember, ({ body, principal, requestId }) =>
    team.change({ ...body, by: principal, reason: body.reason || null, requestId }),
  );
  serve(app, calls.endTeamSessions, ({ body, principal, requestId }) =>
    teamSessions.end({ ...body, principal, requestId }),
  );
  serve(app, calls.listTeamSessions, ({ query, principal }) =>
    teamSessions.list(query.id, principal),
  );

  serve(app, calls.listInvitations, () => invitations.listOpen());
  serve(app, calls.inviteStaff, ({ body, principal, requestId }) =>
    invitations.invite({ ...body, by: principal, requestId }),
  );
  serve(app, calls.withdrawInvitation, ({ body, principal, requestId }) =>
    invitations.withdraw({ ...body, by: principal, requestId }),
  );
  serve(app, calls.readInvitation, ({ query }) => invitations.read(query.token));
  serve(app, calls.acceptInvitation, ({ body, requestId }) =>
    invitations.accept({ ...body, requestId }),
  );
}
