import { say } from '@matiz/contracts/messages.ts';
import { useState } from 'react';
import type { Offer } from '../../selection/offer.ts';
import { BuyUnits } from './buy-units.tsx';
import { ComboParts } from './combo-parts.tsx';
import { useOpenParts } from './use-open-parts.ts';

/** Buying a combo: its parts, and the buyer's choice for those that leave one (§7 assemblies). */
export function BuyCombo({ offer }: { offer: Offer }) {
  const { product } = offer;
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [isMissed, setMissed] = useState(false);
  const openParts = useOpenParts(product);
  const assemblies = openParts.flatMap(({ code }) => {
    const versionCode = choices[code];
    return versionCode ? [{ code, versionCode }] : [];
  });
  const isMissing = assemblies.length < openParts.length;
  return (
    <BuyUnits
      offer={offer}
      assemblies={assemblies}
      onMissingPart={isMissing ? () => setMissed(true) : undefined}
    >
      <ComboParts
        parts={product.parts}
        openParts={openParts}
        choices={choices}
        missing={isMissed ? say('comboPartMissing', { name: product.name }) : null}
        onChoose={(code, versionCode) => setChoices({ ...choices, [code]: versionCode })}
      />
    </BuyUnits>
  );
}
