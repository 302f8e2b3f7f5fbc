import { auditFields, codedFields } from '#copy/audit/audit-fields.ts';

/** What a field of the audit is called; undefined: nobody named it. */
export function nameField(name: string): string | undefined {
  if (Object.hasOwn(auditFields, name)) return auditFields[name];
  const [, prefix = '', code = ''] = /^([a-z]+)[_:](.+)$/.exec(name) ?? [];
  return Object.hasOwn(codedFields, prefix) ? codedFields[prefix]?.(code) : undefined;
}
