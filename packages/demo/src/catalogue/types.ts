import type { DemoPackshot } from '../pictures/types.ts';
import type { WarehouseCode } from '../shop/types.ts';

/** What a reflection means, whatever digit a brand prints for it (D-14). */
export type ReflectionFamily =
  | 'natural'
  | 'ceniza'
  | 'irisado'
  | 'dorado'
  | 'cobrizo'
  | 'caoba'
  | 'rojo'
  | 'violeta'
  | 'marron'
  | 'perla'
  | 'mate'
  | 'azul';

/** The group under which a colour card shows a tone. */
export type ToneSeries =
  | 'Naturales'
  | 'Naturales intensos'
  | 'Cenizas'
  | 'Perlas'
  | 'Irisados'
  | 'Violetas'
  | 'Mates'
  | 'Dorados'
  | 'Cobrizos'
  | 'Caobas'
  | 'Rojos'
  | 'Marrones'
  | 'Superaclarantes'
  | 'Fantasía'
  | 'Correctores'
  | 'Nudes'
  | 'Rosas'
  | 'Corales'
  | 'Vinos'
  | 'Pasteles'
  | 'Tropicales'
  | 'Metálicos'
  | 'Oscuros'
  | 'Claros'
  | 'Medios'
  | 'Profundos';

/** One digit of a brand's numbering: what it is called and the family that it belongs to. */
export interface DemoReflection {
  digit: string;
  family: ReflectionFamily;
  name: string;
}

/** Colours that a brand prints its boxes and labels in. */
export interface DemoPalette {
  /** Main body of the package. */
  base: string;
  /** Second colour: caps, bands. */
  accent: string;
  /** Text and marks on `base`. */
  ink: string;
  /** Ground behind a brand's logo or banner. */
  ground: string;
}

export interface DemoBrand {
  code: string;
  name: string;
  slug: string;
  story: string;
  palette: DemoPalette;
  /** How the brand separates level and reflection: '7.43', '7/43', '7-43'. */
  toneSeparator: '.' | '/' | '-' | ',';
  /** The brand's own meaning of each reflection digit; empty when it prints no numbers. */
  reflections: DemoReflection[];
  position: number;
  picture: string;
}

export interface DemoCategory {
  code: string;
  name: string;
  slug: string;
  parent: string | null;
  position: number;
  picture: string;
}

/** A brand's range: 'Cromía Esencial'. */
export interface DemoLine {
  code: string;
  brand: string;
  name: string;
}

export interface DemoTone {
  /** As printed on the box: '7.43'. For shades without a number, the name's code ('R12') or ''. */
  number: string;
  name: string;
  /** 1–12, or null for polish, lipsticks, correctors and fantasy shades. */
  level: number | null;
  primary: ReflectionFamily | null;
  secondary: ReflectionFamily | null;
  series: ToneSeries | null;
  /** '#rrggbb'. */
  hex: string;
}

export interface DemoVersion {
  /** Unique over the whole catalogue. A product without versions has one version with its own code. */
  code: string;
  /** Oxygen volume and its percentage, or null. */
  volume: { volume: 10 | 20 | 30 | 40; percent: 3 | 6 | 9 | 12 } | null;
  tone: DemoTone | null;
  position: number;
  isTopSeller: boolean;
  isNew: boolean;
  excludedFromPresale: boolean;
  /** Discount of this version alone. */
  discount: { type: 'percentage' | 'value'; amount: number } | null;
  /** Key for `pictureSvg` (a swatch), or null when the product's picture is enough. */
  picture: string | null;
}

export interface DemoComboPart {
  product: string;
  /** null: the buyer chooses among the product's versions. */
  version: string | null;
  quantity: number;
}

export interface DemoProduct {
  code: string;
  kind: 'simple' | 'combo';
  name: string;
  slug: string;
  brand: string;
  category: string;
  line: string | null;
  /** HTML with p, strong, b, em, ul and li only. */
  description: string;
  /** INVIMA notification (D-16), null where none is needed (tools, furniture). */
  invimaCode: string | null;
  taxRate: 19 | 5 | 0;
  minQuantity: number;
  multiple: number;
  isPresale: boolean;
  isNew: boolean;
  /** 1 is the product that sells most. */
  salesRank: number;
  contentSize: string;
  /** Base price of one unit in each warehouse. For a combo, the combo's price. */
  basePrice: Record<WarehouseCode, number>;
  packshot: DemoPackshot;
  picture: string;
  /** More pictures of the product, after `picture`. */
  gallery: string[];
  hasVersions: boolean;
  versions: DemoVersion[];
  /** Only for combos; else empty. */
  parts: DemoComboPart[];
  /** Extra words that lead to it in search. */
  keywords: string[];
}

export interface DemoCatalogue {
  brands: DemoBrand[];
  categories: DemoCategory[];
  lines: DemoLine[];
  products: DemoProduct[];
}
