import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBucketPictures } from './bucket/bucket-pictures.ts';
import { type BucketSettings, openBucket } from './bucket/open-bucket.ts';
import { demoPictures } from './demo-pictures.ts';
import { joinSources } from './join-sources.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { createPaperPicture } from './paper-picture.ts';
import { createPictureIntake } from './picture-intake.ts';
import { createPictures } from './pictures.ts';
import { plainPicture } from './plain-picture.ts';
import { createSharePictures } from './share-pictures.ts';

interface PicturesPlace {
  /** Without it nothing that was rendered is kept. */
  readonly dataDir?: string;
  /** Where originals are kept instead of the folder. */
  readonly bucket?: BucketSettings | null;
}

/** All that comes of originals: what came in, its sizes, what a link shows. */
export function openPictures({ dataDir, bucket = null }: PicturesPlace) {
  const local = createKeptPictures(path.join(dataDir ?? tmpdir(), 'pictures'));
  const kept = bucket === null ? local : createBucketPictures(openBucket(bucket), local);
  const source = joinSources([kept, plainPicture, demoPictures]);
  const folder = dataDir === undefined ? null : path.join(dataDir, 'images');
  return {
    pictures: createPictures({ source, folder }),
    readPaperPicture: createPaperPicture(source),
    intake: createPictureIntake({ kept, source }),
    drawShare: createSharePictures({ source, folder: folder && path.join(folder, 'share') }),
  };
}
