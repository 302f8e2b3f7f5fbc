import * as calls from '@matiz/contracts/staff/shop/reasons.ts';
import { reasonsCopy as copy } from '#copy/shop/reasons.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { useChoices } from './reason-uses.ts';

const fields: readonly FormField[] = [
  { name: 'text', label: copy.text, hint: copy.textHint, kind: { is: 'text' } },
  { name: 'use', label: copy.use, kind: { is: 'choice', choices: useChoices } },
];

export function ReasonPage() {
  return (
    <ResourcePage
      path="/ajustes/motivos"
      back={copy.title}
      fresh={copy.fresh}
      write="settings:write"
      fields={fields}
      calls={{
        read: calls.readReason,
        create: calls.createReason,
        change: calls.changeReason,
        remove: calls.removeReason,
        history: calls.listReasonHistory,
      }}
      nameOf={({ text }) => String(text)}
    />
  );
}
