import type { RequestError } from '@matiz/client/request-error.ts';

/** What a refusal says where no form shows its fields: of its first field, which says what to do. */
export function sayRefusal({ reply, message }: RequestError): string {
  return reply?.fields?.[0]?.message ?? message;
}
