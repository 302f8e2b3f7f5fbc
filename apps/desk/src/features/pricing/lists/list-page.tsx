import * as calls from '@matiz/contracts/staff/pricing/price-lists.ts';
import { loyaltyTiers } from '@matiz/domain/loyalty/tier.ts';
import { lazy, Suspense } from 'react';
import { formCopy } from '#copy/form.ts';
import { listCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import type { FormField } from '#parts/form/field-types.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { EffectPanel } from '../rules/effect-panel.tsx';
import { EndRule } from '../rules/end-rule.tsx';
import { windowFields } from '../rules/window-fields.ts';
import { type AudienceChoices, useAudienceChoices } from './use-audience-choices.ts';

/** A table with all that it can do: it comes after the form that stands above it. */
const ListPrices = lazy(async () => ({
  default: (await import('./list-prices.tsx')).ListPrices,
}));

const tiers = loyaltyTiers.map((tier) => ({ value: tier, label: tier }));

function fieldsOf({ tradeTypes, cities, states }: AudienceChoices): readonly FormField[] {
  return [
    { name: 'name', label: ruleCopy.name, kind: { is: 'text' } },
    {
      name: 'tradeTypeId',
      label: copy.tradeType,
      hint: copy.audienceHint,
      kind: { is: 'choice', choices: tradeTypes, none: copy.anyTrade },
      isOptional: true,
    },
    {
      name: 'stateCode',
      label: copy.department,
      kind: { is: 'choice', choices: states, none: copy.anyState },
      isOptional: true,
    },
    {
      name: 'cityCode',
      label: copy.city,
      kind: { is: 'choice', choices: cities, none: copy.anyCity },
      isOptional: true,
    },
    { name: 'document', label: copy.document, kind: { is: 'text' }, isOptional: true },
    {
      name: 'loyaltyTier',
      label: copy.tier,
      kind: { is: 'choice', choices: tiers, none: copy.anyTier },
      isOptional: true,
    },
    {
      name: 'priority',
      label: copy.priority,
      hint: copy.priorityHint,
      kind: { is: 'number' },
      initial: '10',
    },
    ...windowFields,
  ];
}

export function PriceListPage() {
  const choices = useAudienceChoices();
  if (!choices) return <p className="p-6">{formCopy.loading}</p>;
  return (
    <ResourcePage
      path="/precios/listas"
      back={copy.title}
      fresh={copy.fresh}
      write="prices:publish"
      fields={fieldsOf(choices)}
      calls={{
        read: calls.readPriceList,
        create: calls.createPriceList,
        change: calls.changePriceList,
        remove: calls.removePriceList,
        history: calls.listPriceListHistory,
      }}
      nameOf={({ name }) => String(name)}
      Preview={Preview}
    >
      {(row) => (
        <>
          <Suspense>
            <ListPrices id={row.id} version={row.version} />
          </Suspense>
          <EndRule row={row} read={calls.readPriceList} change={calls.changePriceList} />
        </>
      )}
    </ResourcePage>
  );
}

function Preview({ id, set }: PreviewProps) {
  return <EffectPanel call={calls.previewPriceList} draft={{ id, set }} />;
}
