import { backupShop } from '../apps/server/src/backup/backup-shop.ts';
import { runWithSettings } from './lib/run-with-settings.ts';
import { showBytes, showCount, showDuration } from './lib/show-amounts.ts';

/** `npm run backup`: everything that the shop is, in one sealed file, while it serves. */
process.exitCode = await runWithSettings(async (settings, say) => {
  const start = performance.now();
  const { file, size, counts, forgotten } = await backupShop(settings, say);
  const { tables, rows, files, bytes } = counts;
  const took = showDuration(performance.now() - start);
  say(
    `Respaldo hecho y leído de nuevo en ${took}: ${tables} tablas, ${showCount(rows)} filas, ${showCount(files)} archivos; ${showBytes(bytes)} en ${showBytes(size)} cifrados.`,
  );
  say(file);
  if (forgotten > 0) say(`Se borraron ${forgotten} de más de ${settings.backup.keepDays} días.`);
  if (file.startsWith(settings.dataDir)) {
    say(
      'Está en el mismo disco que la tienda: cópialo a otra máquina o pon BACKUP_DIR en otro disco.',
    );
  }
  return 0;
});
