import { drillRestore } from '../apps/server/src/backup/restore-drill.ts';
import { runWithSettings } from './lib/run-with-settings.ts';
import { showCount, showDuration } from './lib/show-amounts.ts';
import { fileOf } from './lib/visit-shop.ts';

/** `npm run restore:drill [-- FILE]`: proves that a backup makes a shop again, and says how old it is. */
process.exitCode = await runWithSettings(async (settings, say) => {
  const [typed] = process.argv.slice(2);
  const told = await drillRestore(settings, typed === undefined ? null : fileOf(typed), say);
  const { counts, manifest, violations, newestOrderAt } = told;
  const ageOf = (at: Date) => showDuration(Date.now() - at.getTime());
  say(`Ensayo con ${told.file}`);
  say(`  muestra la tienda de hace  ${ageOf(new Date(manifest.takenAt))} (${manifest.takenAt})`);
  say(
    `  pedido más nuevo de hace   ${newestOrderAt ? `${ageOf(newestOrderAt)} (${newestOrderAt.toISOString()})` : '(sin pedidos)'}`,
  );
  say(
    `  restaurado en              ${showDuration(told.restoreMs)}: ${showCount(counts.rows)} filas, ${showCount(told.orders)} pedidos, ${showCount(told.orderLines)} líneas, ${showCount(counts.files)} archivos`,
  );
  say(`  cuentas borradas otra vez  ${told.erasedAgain}`);
  for (const { invariant, subject, expected, found } of violations.slice(0, 20)) {
    say(`  ✘ ${invariant}: ${subject} (${expected} esperado, ${found} hallado)`);
  }
  const clean = violations.length === 0;
  say(
    `  npm run audit              ${clean ? 'todo cuadra' : `${violations.length} no cuadran`}, en ${showDuration(told.auditMs)}`,
  );
  return clean ? 0 : 1;
});
