import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import * as calls from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { windowOf } from '@matiz/domain/pricing/window.ts';
import { useParams } from 'react-router';
import { programmedCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { PreviewPanel } from '#parts/prices/preview-panel.tsx';
import { Effect } from '../rules/effect-panel.tsx';
import { EndRule } from '../rules/end-rule.tsx';
import { windowFields } from '../rules/window-fields.ts';
import { CrossingsPanel } from './crossings-panel.tsx';

type ProgrammedEffect = ReplyOf<typeof calls.previewProgrammedPrice>['result'];

function fieldsOf(warehouses: readonly FieldOption[], isFresh: boolean): readonly FormField[] {
  const code: FormField = { name: 'code', label: copy.code, kind: { is: 'text' } };
  return [
    { name: 'name', label: ruleCopy.name, hint: copy.nameHint, kind: { is: 'text' } },
    ...(isFresh ? [code] : []),
    { name: 'price', label: copy.price, kind: { is: 'money' } },
    {
      name: 'warehouseId',
      label: copy.warehouse,
      kind: { is: 'choice', choices: warehouses, none: copy.everyWarehouse },
      isOptional: true,
    },
    ...windowFields,
  ];
}

export function ProgrammedPricePage() {
  const { id } = useParams();
  const warehouses = useWarehouseChoices();
  return (
    <ResourcePage
      path="/precios/programados"
      back={copy.title}
      fresh={copy.fresh}
      write="prices:publish"
      fields={fieldsOf(warehouses, id === 'nueva')}
      calls={{
        read: calls.readProgrammedPrice,
        create: calls.createProgrammedPrice,
        change: calls.changeProgrammedPrice,
        remove: calls.removeProgrammedPrice,
        history: calls.listProgrammedPriceHistory,
      }}
      nameOf={({ name, code, product }) => copy.of(String(name), `${code} ${product}`)}
      Preview={Preview}
    >
      {(row) => (
        <EndRule row={row} read={calls.readProgrammedPrice} change={calls.changeProgrammedPrice} />
      )}
    </ResourcePage>
  );
}

/** A price stays with its product: that of one which is there is not in the form. */
function Preview({ id, set, row, write }: PreviewProps) {
  const whole = row === null ? set : { ...set, code: row.code };
  return (
    <PreviewPanel<ProgrammedEffect> call={calls.previewProgrammedPrice} draft={{ id, set: whole }}>
      {(effect) => (
        <>
          <CrossingsPanel
            name={String(set.name)}
            price={Number(set.price)}
            window={windowOf(set)}
            crossings={effect.crossings}
            write={write}
          />
          <Effect effect={effect} />
        </>
      )}
    </PreviewPanel>
  );
}
