import type { Call } from '@matiz/contracts/define-call.ts';
import { type FieldFault, failure } from '@matiz/contracts/errors.ts';
import { fieldMessage } from '@matiz/contracts/messages/field-message.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findUnreadable } from './documents/readable-text.ts';
import { Refused } from './errors.ts';

/** The query as the contract reads it, with what its path names. Unknown and repeated names are refused. */
export function readQuery(call: Call, request: FastifyRequest): unknown {
  if (!call.query) return {};
  return parse(call.query, { ...Object(request.query), ...Object(request.params) });
}

/** The body as the contract reads it: nothing is coerced, unknown fields are refused. */
export function readBody(call: Call, request: FastifyRequest): unknown {
  const body = request.body ?? {};
  if (call.takes === 'bytes') return requireBytes(body);
  if (call.body) return parse(call.body, body);
  if (typeof body === 'object' && Object.keys(body).length === 0) return undefined;
  throw new Refused(failure('INVALID_REQUEST'), [
    { path: '', message: 'Esta llamada no recibe contenido.' },
  ]);
}

function requireBytes(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  throw new Refused(failure('INVALID_REQUEST'), [
    { path: '', message: 'Esta llamada recibe bytes (application/octet-stream).' },
  ]);
}

export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Refused(failure('INVALID_REQUEST'), [
    { path: 'Idempotency-Key', message: 'Debe tener de 1 a 255 caracteres visibles.' },
  ]);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const unreadable = findUnreadable(value);
  if (unreadable) throw new Refused(failure('INVALID_REQUEST'), [unreadable]);
  const parsed = schema.safeParse(value, { error: fieldMessage });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, mostFaults).flatMap(faultsOf);
  throw new Refused(failure('INVALID_REQUEST'), firstOfEach(faults).slice(0, mostFaults));
}

/** Faults that an answer names, and characters of each name: more than anybody mends at once. */
const mostFaults = 50;
const longestName = 100;

/** One sentence for a field: what else is wrong with it follows from the first. */
function firstOfEach(faults: readonly FieldFault[]): FieldFault[] {
  const seen = new Set<string>();
  return faults.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({
    path: [...issue.path, key.slice(0, longestName)].join('.'),
    message: 'Este campo no existe.',
  }));
}
