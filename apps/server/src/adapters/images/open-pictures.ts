import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPictures } from './demo-pictures.ts';
import { joinSources } from './join-sources.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { createPictureIntake } from './picture-intake.ts';
import { createPictures } from './pictures.ts';
import { plainPicture } from './plain-picture.ts';
import { createSharePictures } from './share-pictures.ts';

/** All that comes of originals: what came in, its sizes, what a link shows. Without a folder nothing that was rendered is kept. */
export function openPictures(dataDir: string | undefined) {
  const kept = createKeptPictures(path.join(dataDir ?? tmpdir(), 'pictures'));
  const source = joinSources([kept, plainPicture, demoPictures]);
  const folder = dataDir === undefined ? null : path.join(dataDir, 'images');
  return {
    pictures: createPictures({ source, folder }),
    intake: createPictureIntake({ kept, source }),
    drawShare: createSharePictures({ source, folder: folder && path.join(folder, 'share') }),
  };
}
