import { mostHidden, mostPinned } from '@matiz/contracts/staff/catalogue/curations.ts';
import { curationCopy as copy } from '#copy/catalogue/curations.ts';
import type { OwnControlProps } from '#parts/form/field-types.ts';
import { HandProducts } from '../selections/hand-products.tsx';
import { readChosen, writeChosen } from './chosen-value.ts';

export function PinnedControl(props: OwnControlProps) {
  return <ChosenControl {...props} add={copy.addPinned} most={mostPinned} isOrdered />;
}

export function HiddenControl(props: OwnControlProps) {
  return <ChosenControl {...props} add={copy.addHidden} most={mostHidden} isOrdered={false} />;
}

interface ChosenControlProps extends OwnControlProps {
  readonly add: string;
  readonly most: number;
  readonly isOrdered: boolean;
}

function ChosenControl({
  label,
  value,
  onChange,
  describedBy,
  isInvalid,
  ...of
}: ChosenControlProps) {
  return (
    <fieldset aria-describedby={describedBy} aria-invalid={isInvalid}>
      <legend className="mb-1 text-[0.8125rem] font-semibold">{label}</legend>
      <HandProducts
        {...of}
        label={label}
        products={readChosen(value)}
        set={(products) => onChange(writeChosen([...products]))}
      />
    </fieldset>
  );
}
