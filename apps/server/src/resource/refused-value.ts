import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import { brokenConstraint, sqlState } from '../db/connection/unavailable.ts';

const unique = '23505';
const foreignKey = '23503';
const check = '23514';
const exclusion = '23P01';

/**
 * What someone is told whose save or removal the database refused, at the field that is to blame;
 * null for an error that is not theirs.
 */
export function refusalOfConstraint(
  error: unknown,
  deed: 'save' | 'remove',
  fields: Readonly<Record<string, string>>,
): Failure | null {
  const constraint = brokenConstraint(error);
  if (constraint === undefined) return null;
  const code = codeOf(sqlState(error), deed);
  if (code === null) return null;
  const field = fields[constraint];
  return field === undefined ? failure(code) : failureAt(field, code);
}

function codeOf(state: string | undefined, deed: 'save' | 'remove') {
  if (state === unique || state === exclusion) return 'VALUE_TAKEN';
  if (state === foreignKey) return deed === 'remove' ? 'STILL_USED' : 'UNKNOWN_REFERENCE';
  return state === check ? 'INVALID_REQUEST' : null;
}
