import path from 'node:path';
import { movePictures } from '../apps/server/src/adapters/images/bucket/move-pictures.ts';
import { openBucket } from '../apps/server/src/adapters/images/bucket/open-bucket.ts';
import { StorageUnavailable } from '../apps/server/src/lib/storage-unavailable.ts';
import { runWithSettings } from './lib/run-with-settings.ts';
import { showCount, showDuration } from './lib/show-amounts.ts';

/** How often it says how far it is, in pictures. */
const step = 100;

/** `npm run pictures:move`: the folder's originals into the bucket of the settings; `--delete` takes the files away. */
process.exitCode = await runWithSettings(async ({ bucket, dataDir }, say) => {
  const [option, ...rest] = process.argv.slice(2);
  if ((option !== undefined && option !== '--delete') || rest.length > 0) {
    console.error('Uso: npm run pictures:move, o npm run pictures:move -- --delete');
    return 1;
  }
  if (bucket === null) {
    console.error(
      'No hay a dónde pasarlas: pon S3_BUCKET, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY, y S3_ENDPOINT si no es de Amazon (docs/runbooks/imagenes.md).',
    );
    return 1;
  }
  const start = performance.now();
  try {
    const { done, known } = await movePictures(
      {
        folder: path.join(dataDir, 'pictures'),
        bucket: openBucket(bucket),
        removes: option === '--delete',
      },
      ({ done: far, of }) => {
        if (far % step === 0 || far === of) say(`${showCount(far)} de ${showCount(of)}`);
      },
    );
    say(
      `${showCount(done)} imágenes están en ${bucket.bucket}, ${showCount(known)} de antes; en ${showDuration(performance.now() - start)}.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    console.error(
      `${error.message}. No se perdió nada: repite el comando y sigue donde iba (docs/runbooks/imagenes.md).`,
    );
    return 1;
  }
});
