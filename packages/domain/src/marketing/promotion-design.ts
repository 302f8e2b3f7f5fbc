/** `#rrggbb`, as a form or the database writes a colour. */
const written = /^#[0-9a-f]{6}$/;

/** The two inks that a promotion may be written in: white, and the text of every page. */
const inks = ['#ffffff', '#2a1526'] as const;
/** WCAG 2 AA. */
const readable = 4.5;

/** The colours of a promotion (§3): what it stands on, and what it is written in. */
export interface PromotionDesign {
  readonly background: string;
  readonly text: (typeof inks)[number];
}

/** Where a colour is malformed: the page's own plum. */
export const usualDesign: PromotionDesign = { background: '#2a1526', text: '#ffffff' };

/**
 * The colours for a ground: staff choose it alone, and what is written on it is the ink that is read
 * better. Null: it is no colour, or a middling one on which neither is readable.
 */
export function designOn(background: string): PromotionDesign | null {
  const ground = background.trim().toLowerCase();
  if (!written.test(ground)) return null;
  const [white, dark] = inks;
  const text = contrastOf(ground, white) >= contrastOf(ground, dark) ? white : dark;
  return contrastOf(ground, text) >= readable ? { background: ground, text } : null;
}

/** As WCAG 2 counts it, from 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [low = 0, high = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
