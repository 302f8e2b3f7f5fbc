import * as calls from '@matiz/contracts/staff/trade-types.ts';
import { tradeTypeCopy as copy } from '#copy/settings.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';

const fields: readonly FormField[] = [{ name: 'name', label: copy.name, kind: { is: 'text' } }];

export function TradeTypePage() {
  return (
    <ResourcePage
      path="/ajustes/tipos-de-negocio"
      back={copy.title}
      fresh={copy.fresh}
      write="settings:write"
      fields={fields}
      calls={{
        read: calls.readTradeType,
        create: calls.createTradeType,
        change: calls.changeTradeType,
        remove: calls.removeTradeType,
        history: calls.listTradeTypeHistory,
      }}
      nameOf={({ name }) => String(name)}
    />
  );
}
