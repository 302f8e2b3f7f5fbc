export type PackshotShape =
  | 'tube'
  | 'tube-box'
  | 'bottle'
  | 'pump'
  | 'litre'
  | 'gallon'
  | 'jar'
  | 'tub'
  | 'box'
  | 'sachet'
  | 'spray'
  | 'aerosol'
  | 'dropper'
  | 'ampoules'
  | 'polish'
  | 'lipstick'
  | 'gloss'
  | 'compact'
  | 'palette'
  | 'mascara'
  | 'pencil'
  | 'makeup-brush'
  | 'hairbrush'
  | 'comb'
  | 'tint-brush'
  | 'bowl'
  | 'scissors'
  | 'razor'
  | 'clipper'
  | 'dryer'
  | 'iron'
  | 'lamp'
  | 'drill'
  | 'file'
  | 'foil'
  | 'gloves'
  | 'cape'
  | 'towel'
  | 'clips'
  | 'lashes'
  | 'tweezers'
  | 'mannequin'
  | 'mirror'
  | 'trolley'
  | 'table'
  | 'rack'
  | 'steamer'
  | 'moon-lamp'
  | 'scale'
  | 'diffuser'
  | 'cap'
  | 'buffer'
  | 'sticks'
  | 'shields'
  | 'stool'
  | 'kit';

/** What the packshot of a product is drawn from. */
export interface DemoPackshot {
  shape: PackshotShape;
  body: string;
  accent: string;
  ink: string;
  /** Colour of what is inside, for tubes with a colour band, polish, lipsticks … */
  content: string | null;
  /** Lines printed on the label: brand, line, what it is, size. */
  brand: string;
  line: string;
  title: string;
  size: string;
}

/** A picture: its key for `pictureSvg` and what it shows. */
export interface DemoPicture {
  key: string;
  alt: string;
  width: number;
  height: number;
}

export interface DemoPictures {
  pictures: DemoPicture[];
}
