import * as calls from '@matiz/contracts/staff/pricing/deals.ts';
import { dealCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import type { FormField } from '#parts/form/field-types.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { CodesControl, codesText, readCodes } from '../rules/codes-control.tsx';
import { EffectPanel } from '../rules/effect-panel.tsx';
import { EndRule } from '../rules/end-rule.tsx';
import { windowFields } from '../rules/window-fields.ts';
import { BreaksControl, breaksText, showWritten } from './breaks-control.tsx';

const fields: readonly FormField[] = [
  { name: 'name', label: ruleCopy.name, kind: { is: 'text' } },
  {
    name: 'breaks',
    label: copy.breaks,
    hint: copy.breaksHint,
    kind: {
      is: 'own',
      Control: BreaksControl,
      show: showWritten,
      text: breaksText,
    },
  },
  {
    name: 'codes',
    label: ruleCopy.codes,
    kind: {
      is: 'own',
      Control: CodesControl,
      show: (value) => readCodes(value).join(', '),
      text: codesText,
    },
  },
  ...windowFields,
];

export function DealPage() {
  return (
    <ResourcePage
      path="/precios/ofertas"
      back={copy.title}
      fresh={copy.fresh}
      write="prices:publish"
      fields={fields}
      calls={{
        read: calls.readDeal,
        create: calls.createDeal,
        change: calls.changeDeal,
        remove: calls.removeDeal,
        history: calls.listDealHistory,
      }}
      nameOf={({ name }) => String(name)}
      Preview={Preview}
    >
      {(row) => <EndRule row={row} read={calls.readDeal} change={calls.changeDeal} />}
    </ResourcePage>
  );
}

function Preview({ id, set }: PreviewProps) {
  return <EffectPanel call={calls.previewDeal} draft={{ id, set }} />;
}
