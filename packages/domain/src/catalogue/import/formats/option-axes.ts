import { foldText } from '../../../kernel/text.ts';
import { sizePattern } from '../mapping/value-shapes.ts';

/** One choice of a variant under its name: `Color: 7.43`, `Tamaño: 60 ml`. */
export interface Axis {
  readonly name: string;
  readonly value: string;
}

/** What the choices of a variant say in the words of Matiz. Empty: nothing. */
export interface OptionCells {
  readonly size: string;
  readonly volume: string;
  readonly toneNumber: string;
  readonly toneName: string;
}

const sizeNames = /^(tamano|talla|size|contenido|presentacion|capacidad|content|medida|cantidad)/;
const volumeNames = /^(volumen|vol|volume|oxidante|oxigeno|developer)/;
const volumePattern = /^\d{1,3}\s*(v|vol|vols|volumen|volumenes)\.?$/;

/**
 * Tells the choices of a variant apart: how much is in it (60 ml) is its size, how strong an oxidant
 * is (20 vol) its volume, whatever the choice is called; everything else names the tone.
 */
export function readAxes(axes: readonly Axis[]): OptionCells {
  const said = axes.filter(({ value }) => value !== '');
  const isSize = ({ name, value }: Axis) => {
    const size = foldText(value.trim());
    return sizePattern.test(size) || (sizeNames.test(foldText(name)) && !volumePattern.test(size));
  };
  const isVolume = (axis: Axis) => {
    const value = foldText(axis.value.trim());
    if (volumePattern.test(value)) return true;
    return volumeNames.test(foldText(axis.name)) && /^\d{1,3}$/.test(value);
  };
  const volume = said.find(isVolume);
  const size = said.find(isSize);
  const toneName = said
    .filter((axis) => axis !== volume && axis !== size)
    .map(({ value }) => value)
    .join(' / ');
  const printed = /^\d{1,2}[.,/-]\d{1,3}\b/.exec(toneName)?.[0];
  return {
    size: plainSize(size?.value ?? ''),
    volume: volume?.value ?? '',
    toneNumber: printed ?? toneName.slice(0, 60),
    toneName: toneName.slice(0, 120),
  };
}

/** `60ml`, `60 ML` and `60 ml.` are one size. */
export function plainSize(text: string): string {
  const folded = foldText(text.trim()).replace(/\.$/, '');
  if (!sizePattern.test(folded)) return text.trim();
  return folded
    .replace(/(\d)\s*([a-z])/, '$1 $2')
    .replace(/ (lt|lts|litros?)$/, ' l')
    .replace(/ (gr|grs|gramos)$/, ' g')
    .replace(/ (kilos?)$/, ' kg')
    .replace(/ cc$/, ' ml');
}
