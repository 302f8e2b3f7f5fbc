import type { DemoProduct } from '../../catalogue/types.ts';
import type { Drawer } from '../goods.ts';
import type { PackshotShape } from '../types.ts';
import {
  drawAerosol,
  drawAmpoules,
  drawBottle,
  drawDropper,
  drawGallon,
  drawLitre,
  drawPump,
  drawSpray,
} from './bottles.ts';
import { drawComb, drawHairbrush } from './brushes.ts';
import { drawClipper, drawDryer, drawIron, drawScale } from './electric.ts';
import {
  drawMirror,
  drawMoonLamp,
  drawRack,
  drawSteamer,
  drawStool,
  drawTable,
  drawTrolley,
} from './furniture.ts';
import { drawBox, drawJar, drawKit, drawTub } from './jars.ts';
import {
  drawBrushes,
  drawCompact,
  drawGloss,
  drawLipstick,
  drawMascara,
  drawPalette,
  drawPencil,
} from './makeup.ts';
import { drawDrill, drawFile, drawLamp, drawLashes, drawPolish, drawTweezers } from './nails.ts';
import { drawBuffer, drawCap, drawDiffuser, drawShields, drawSticks } from './small.ts';
import { drawCape, drawFoil, drawGloves, drawTowel } from './textiles.ts';
import {
  drawBowl,
  drawClips,
  drawMannequin,
  drawRazor,
  drawScissors,
  drawTintBrush,
} from './tools.ts';
import { drawSachet, drawTube, drawTubeBox } from './tubes.ts';

/** How a shape is drawn and the room that it takes on the stage, left, right and top. */
export interface Shelf {
  draw: Drawer;
  left: number;
  right: number;
  top: number;
}

function shelf(draw: Drawer, left: number, right: number, top: number): Shelf {
  return { draw, left, right, top };
}

const shelves: Readonly<Record<PackshotShape, Shelf>> = {
  tube: shelf(drawTube, 370, 630, 192),
  'tube-box': shelf(drawTubeBox, 300, 720, 190),
  bottle: shelf(drawBottle, 388, 612, 222),
  pump: shelf(drawPump, 360, 640, 126),
  litre: shelf(drawLitre, 354, 646, 178),
  gallon: shelf(drawGallon, 306, 694, 160),
  jar: shelf(drawJar, 306, 810, 480),
  tub: shelf(drawTub, 290, 846, 300),
  box: shelf(drawBox, 330, 708, 326),
  sachet: shelf(drawSachet, 328, 672, 254),
  spray: shelf(drawSpray, 396, 604, 126),
  aerosol: shelf(drawAerosol, 414, 586, 150),
  dropper: shelf(drawDropper, 394, 606, 118),
  ampoules: shelf(drawAmpoules, 280, 756, 396),
  polish: shelf(drawPolish, 220, 780, 262),
  lipstick: shelf(drawLipstick, 250, 750, 240),
  gloss: shelf(drawGloss, 270, 730, 180),
  compact: shelf(drawCompact, 262, 738, 240),
  palette: shelf(drawPalette, 194, 806, 376),
  mascara: shelf(drawMascara, 350, 800, 200),
  pencil: shelf(drawPencil, 300, 700, 168),
  'makeup-brush': shelf(drawBrushes, 200, 800, 230),
  hairbrush: shelf(drawHairbrush, 380, 740, 150),
  comb: shelf(drawComb, 390, 660, 160),
  'tint-brush': shelf(drawTintBrush, 340, 760, 160),
  bowl: shelf(drawBowl, 276, 800, 370),
  scissors: shelf(drawScissors, 330, 760, 100),
  razor: shelf(drawRazor, 240, 780, 420),
  clipper: shelf(drawClipper, 396, 652, 172),
  dryer: shelf(drawDryer, 166, 830, 216),
  iron: shelf(drawIron, 260, 840, 130),
  lamp: shelf(drawLamp, 230, 770, 486),
  drill: shelf(drawDrill, 248, 860, 180),
  file: shelf(drawFile, 190, 810, 230),
  foil: shelf(drawFoil, 236, 806, 440),
  gloves: shelf(drawGloves, 230, 780, 270),
  cape: shelf(drawCape, 256, 744, 150),
  towel: shelf(drawTowel, 250, 760, 450),
  clips: shelf(drawClips, 318, 682, 250),
  lashes: shelf(drawLashes, 240, 760, 412),
  tweezers: shelf(drawTweezers, 330, 690, 160),
  mannequin: shelf(drawMannequin, 290, 710, 176),
  mirror: shelf(drawMirror, 274, 726, 164),
  trolley: shelf(drawTrolley, 278, 722, 188),
  table: shelf(drawTable, 196, 820, 386),
  rack: shelf(drawRack, 266, 734, 190),
  steamer: shelf(drawSteamer, 320, 680, 150),
  'moon-lamp': shelf(drawMoonLamp, 150, 850, 140),
  scale: shelf(drawScale, 248, 752, 498),
  diffuser: shelf(drawDiffuser, 276, 724, 390),
  cap: shelf(drawCap, 300, 700, 330),
  buffer: shelf(drawBuffer, 250, 760, 420),
  sticks: shelf(drawSticks, 360, 640, 220),
  shields: shelf(drawShields, 240, 760, 412),
  stool: shelf(drawStool, 310, 730, 226),
  kit: shelf(drawKit, 236, 788, 366),
};

/** The shelf of a product: a single bottle of polish or ampoule takes less room than a row. */
export function shelfOf({ packshot, versions, contentSize }: DemoProduct): Shelf {
  const usual = shelves[packshot.shape];
  if (packshot.shape === 'polish' && versions.length < 3)
    return { ...usual, left: 394, right: 606 };
  if (packshot.shape === 'ampoules' && !contentSize.startsWith('caja')) {
    return { ...usual, left: 360, right: 640, top: 440 };
  }
  return usual;
}
