import { parseArgs } from 'node:util';
import { restoreShop } from '../apps/server/src/backup/restore-shop.ts';
import { runWithSettings } from './lib/run-with-settings.ts';
import { showCount, showDuration } from './lib/show-amounts.ts';
import { fileOf } from './lib/visit-shop.ts';

const usage =
  'Di qué archivo: npm run restore -- ARCHIVO.backup [--replace] [--erasures erasures.jsonl]';

/** `npm run restore -- FILE`: a backup becomes the shop of these settings. */
process.exitCode = await runWithSettings(async (settings, say) => {
  const typed = readTyped();
  if (typed === null) {
    console.error(usage);
    return 1;
  }
  const start = performance.now();
  const { manifest, counts, erasedAgain, notes } = await restoreShop(settings, typed, say);
  const took = showDuration(performance.now() - start);
  say(
    `Tienda restaurada en ${took}: como estaba el ${manifest.takenAt}, ${showCount(counts.rows)} filas y ${showCount(counts.files)} archivos.`,
  );
  if (erasedAgain > 0) {
    say(
      `Se borraron otra vez los datos de ${erasedAgain} cuentas eliminadas después del respaldo.`,
    );
  }
  for (const note of notes) say(note);
  say('Ahora revísala (npm run audit) y enciéndela (npm start).');
  return 0;
});

function readTyped() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        erasures: { type: 'string', multiple: true, default: [] },
      },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return null;
    const erasures = values.erasures.map(fileOf);
    return { file: fileOf(file), replaces: values.replace, erasures };
  } catch {
    return null;
  }
}
