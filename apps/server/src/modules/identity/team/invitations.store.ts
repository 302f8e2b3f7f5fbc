import type { StaffRole } from '@matiz/domain/identity/scopes.ts';
import type { Sql, SqlReader, Tx } from '#db/sql.ts';

/** What the one who uses an invitation becomes. */
export type InvitedRole = 'Staff' | 'Seller';

export interface NewInvitation {
  readonly makes: InvitedRole;
  readonly id: string;
  readonly hash: Buffer;
  readonly email: string | null;
  readonly name: string;
  readonly lastName: string;
  readonly roles: readonly StaffRole[];
  readonly invitedBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface Invitation {
  id: string;
  email: string | null;
  name: string;
  lastName: string;
  roles: StaffRole[];
  makes: InvitedRole;
}

export interface ShownInvitation {
  id: string;
  email: string;
  name: string;
  roles: StaffRole[];
  invitedBy: string;
  expiresAt: string;
}

/**
 * Anyone who is invited again holds one link, the newest. False: someone else invited them to be
 * something else, and that link works still.
 */
export async function insertInvitation(sql: Sql, invitation: NewInvitation): Promise<boolean> {
  const { id, hash, email, name, lastName, roles, makes, invitedBy, createdAt, expiresAt } =
    invitation;
  const { count } = await sql`
    INSERT INTO staff_invitation
      (id, hash, email, name, last_name, roles, makes, invited_by, created_at, expires_at)
    VALUES (${id}, ${hash}, ${email}, ${name}, ${lastName}, ${roles}, ${makes}, ${invitedBy}, ${createdAt},
      ${expiresAt})
    ON CONFLICT (email) WHERE used_at IS NULL DO UPDATE SET
      id = excluded.id, hash = excluded.hash, name = excluded.name,
      last_name = excluded.last_name, roles = excluded.roles, makes = excluded.makes,
      invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    WHERE staff_invitation.makes = excluded.makes
      OR staff_invitation.expires_at <= excluded.created_at`;
  return count > 0;
}

/** One that works still: unused, in time; the shop's first only while nobody works there. */
export async function findInvitation(
  sql: SqlReader,
  hash: Buffer,
  now: Date,
): Promise<Invitation | undefined> {
  const [row] = await sql<Invitation[]>`
    SELECT id, email, name, last_name AS "lastName", roles, makes FROM staff_invitation
    WHERE hash = ${hash} AND used_at IS NULL AND expires_at > ${now}
      AND (email IS NOT NULL OR NOT EXISTS (SELECT FROM staff_member))`;
  return row;
}

export interface InvitationToSend {
  email: string;
  name: string;
  makes: InvitedRole;
  invitedBy: string;
}

/** One that works still, with who sent it; by its id, which changes when one is invited again. */
export async function findInvitationToSend(
  sql: SqlReader,
  id: string,
  now: Date,
): Promise<InvitationToSend | undefined> {
  const [row] = await sql<InvitationToSend[]>`
    SELECT invitation.email, invitation.name, invitation.makes,
      concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS "invitedBy"
    FROM staff_invitation invitation
    JOIN app_user ON app_user.id = invitation.invited_by
    WHERE invitation.id = ${id} AND invitation.used_at IS NULL AND invitation.expires_at > ${now}
      AND invitation.email IS NOT NULL`;
  return row;
}

/** Uses one up; of two at once one gets it. */
export async function spendInvitation(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { count } = await tx`
    UPDATE staff_invitation SET used_at = ${now} WHERE id = ${id} AND used_at IS NULL`;
  return count > 0;
}

export interface NewPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly makes: InvitedRole;
  /** None for a seller. */
  readonly roles: readonly StaffRole[];
  readonly now: Date;
}

export async function insertPerson(tx: Tx, person: NewPerson): Promise<void> {
  const { id, email, name, lastName, passwordHash, makes, roles, now } = person;
  await tx`
    INSERT INTO app_user (id, email, password_hash, name, last_name, role, created_at)
    VALUES (${id}, ${email}, ${passwordHash}, ${name}, ${lastName}, ${makes}, ${now})`;
  if (makes === 'Seller') return;
  await tx`INSERT INTO staff_member (user_id, roles, created_at) VALUES (${id}, ${roles}, ${now})`;
}

/** Those that nobody has used, with who sent them. */
export async function findOpenInvitations(
  sql: SqlReader,
  now: Date,
  makes: InvitedRole,
): Promise<ShownInvitation[]> {
  return sql<ShownInvitation[]>`
    SELECT invitation.id, invitation.email,
      concat_ws(' ', invitation.name, nullif(invitation.last_name, '')) AS name, invitation.roles,
      concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS "invitedBy",
      to_char(invitation.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "expiresAt"
    FROM staff_invitation invitation
    JOIN app_user ON app_user.id = invitation.invited_by
    WHERE invitation.used_at IS NULL AND invitation.expires_at > ${now}
      AND invitation.makes = ${makes}
    ORDER BY invitation.created_at, invitation.id
    LIMIT 200`;
}

type RemovedInvitation = Pick<Invitation, 'email' | 'name' | 'lastName' | 'roles' | 'makes'>;

/** Takes one away before it was used. False: there is none. */
export async function removeInvitation(
  sql: Sql,
  id: string,
  makes: InvitedRole,
): Promise<RemovedInvitation | undefined> {
  const [removed] = await sql<RemovedInvitation[]>`
    DELETE FROM staff_invitation
    WHERE id = ${id} AND used_at IS NULL AND email IS NOT NULL AND makes = ${makes}
    RETURNING email, name, last_name AS "lastName", roles, makes`;
  return removed;
}
