import { staffRoles } from '@matiz/domain/identity/scopes.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { openSessionRow } from '../identity/open-session.ts';
import { historyRow } from './audit.ts';
import { listCall } from './list.ts';

const email = z.email('Escribe un correo válido, como nombre@tienda.co.').max(254);
const noRole = 'Elige al menos un rol.';
const roles = z
  .array(z.enum(staffRoles), noRole)
  .min(1, noRole)
  .max(staffRoles.length)
  .refine((list) => new Set(list).size === list.length, 'Cada rol va una sola vez.');
const name = z.string().trim().min(1, 'Escribe el nombre.').max(120);
const lastName = z.string().trim().max(120).default('');
const password = z.string().min(8, 'Usa 8 caracteres o más.').max(128);
const token = z.string().min(20).max(100);
const id = z.uuid('Identificador no válido.');

export const staffMemberRow = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  isSuspended: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Sessions that are open now, and when the newest of them began. */
  sessions: z.int(),
  lastEntryAt: z.string().nullable(),
});
const memberReply = { 200: z.object({ result: staffMemberRow }) };

export const listTeam = listCall({
  path: '/staff/team',
  scope: 'team:read',
  summary: 'Quiénes trabajan en la tienda y qué pueden hacer.',
  row: staffMemberRow,
  filters: {
    'f.role': z.enum(staffRoles).optional(),
    'f.state': z.enum(['active', 'suspended']).optional(),
  },
  orders: ['joined', '-joined'],
});

export const readTeamMember = defineCall({
  method: 'GET',
  path: '/staff/team/one',
  spec: 'D-19',
  summary: 'Una persona del equipo.',
  access: 'staff:team:read',
  query: z.strictObject({ id }),
  replies: memberReply,
  errors: ['NOT_FOUND'],
});

export const changeTeamMember = defineCall({
  method: 'PUT',
  path: '/staff/team',
  spec: 'D-19',
  summary: 'Cambia los roles de una persona, o la suspende: sus sesiones se cierran.',
  access: 'staff:team:write',
  body: z.strictObject({
    id,
    version: z.int32().min(1),
    set: z.strictObject({ roles: roles.optional(), isSuspended: z.boolean().optional() }),
    reason: z.string().trim().max(500).optional(),
  }),
  replies: memberReply,
  errors: ['NOT_FOUND', 'ROW_CHANGED', 'SCOPE_NOT_HELD', 'OWN_TEAM_SCOPE', 'LAST_DIRECTOR'],
});

export const listTeamSessions = defineCall({
  method: 'GET',
  path: '/staff/team/sessions',
  spec: 'D-19',
  summary: 'Dónde tiene abierta la cuenta una persona del equipo.',
  access: 'staff:team:read',
  query: z.strictObject({ id }),
  replies: { 200: z.object({ results: z.array(openSessionRow) }) },
  errors: ['NOT_FOUND'],
});

export const endTeamSessions = defineCall({
  method: 'DELETE',
  path: '/staff/team/sessions',
  spec: 'D-19',
  summary: 'Cierra una sesión de una persona del equipo; sin decir cuál, todas.',
  access: 'staff:team:write',
  body: z.strictObject({ id, sessionId: id.optional() }),
  replies: { 200: z.object({ result: z.object({ ended: z.int() }) }) },
  errors: ['NOT_FOUND'],
});

export const listTeamHistory = listCall({
  path: '/staff/team/history',
  scope: 'team:read',
  summary: 'Qué cambió en los permisos de una persona.',
  row: historyRow,
  filters: { 'f.id': z.string().max(64) },
  orders: ['-at', 'at'],
});

const invitationRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  invitedBy: z.string(),
  expiresAt: z.string(),
});

export const listInvitations = defineCall({
  method: 'GET',
  path: '/staff/team/invitations',
  spec: 'D-19',
  summary: 'Las invitaciones que nadie ha usado todavía.',
  access: 'staff:team:read',
  replies: { 200: z.object({ results: z.array(invitationRow) }) },
  errors: [],
});

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/staff/team/invitations',
  spec: 'D-19',
  summary: 'Invita a alguien por correo con un enlace que sirve una sola vez.',
  access: 'staff:team:write',
  body: z.strictObject({ email, name, lastName, roles }),
  replies: {
    /** `link`: the same that the mail carries; nothing tells it a second time. */
    200: z.object({ result: invitationRow.extend({ link: z.string() }) }),
  },
  errors: ['VALUE_TAKEN', 'SCOPE_NOT_HELD'],
});

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/staff/team/invitations',
  spec: 'D-19',
  summary: 'Retira una invitación: su enlace deja de servir.',
  access: 'staff:team:write',
  body: z.strictObject({ id }),
  replies: { 200: z.object({ result: z.object({ id: z.string() }) }) },
  errors: ['NOT_FOUND'],
});

export const readInvitation = defineCall({
  method: 'GET',
  path: '/staff-invitation',
  spec: 'D-19',
  summary: 'A quién invita un enlace.',
  access: 'public',
  query: z.strictObject({ token }),
  replies: {
    200: z.object({
      result: z.object({
        /** Null: the first of the shop, which names nobody. */
        email: z.string().nullable(),
        name: z.string(),
        lastName: z.string(),
        /** What the one who uses it becomes: a seller works in the shop, not at the desk. */
        makes: z.enum(['Staff', 'Seller']),
      }),
    }),
  },
  errors: ['BAD_LINK'],
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/staff-invitation',
  spec: 'D-19',
  summary: 'Usa un enlace: crea la cuenta de quien fue invitado.',
  access: 'public',
  body: z.strictObject({ token, email: email.optional(), name, lastName, password }),
  replies: { 200: z.object({ result: z.object({ email: z.string() }) }) },
  errors: ['BAD_LINK', 'BUSY', 'VALUE_TAKEN', 'INVALID_EMAIL', 'PASSWORD_TOO_COMMON'],
});
