import type { DeploymentFacts } from '../db/start/deployment.ts';
import type { Settings } from '../env.ts';
import { examineProduction } from './gaps.ts';
import { type ProductionSign, productionSign } from './production-sign.ts';

/** By what there is production here; null: there is none (D-20). */
export function signOf(
  { claimed, environment }: Pick<Settings, 'claimed' | 'environment'>,
  { hasDemonstration, productionSince }: DeploymentFacts,
): ProductionSign | null {
  const isWorkshop = environment !== 'production';
  const wasProduction = productionSince !== null;
  return productionSign({ claimed, isWorkshop, hasDemonstration, wasProduction });
}

const reasons: Record<ProductionSign, string> = {
  NODE_ENV: 'NODE_ENV=production',
  PUBLIC_URL: 'PUBLIC_URL es https',
  database: 'la base de datos no es la demostración, o ya se usó en producción',
};

/** What a start says beside its address: that this is production, and what is not connected. */
export function adviseOn(
  sign: ProductionSign | null,
  settings: Settings,
  facts: DeploymentFacts,
): string[] {
  if (sign === null) return [];
  const lines = [`Producción (${reasons[sign]}): no hay páginas ni cuentas de demostración.`];
  if (settings.isDemo) {
    lines.push(
      '  ✘ La demostración no se abre en esta base de datos porque ya se usó en producción. Para verla, usa otra carpeta: DATA_DIR=.data-demo npm start.',
    );
  }
  for (const { name, gap } of examineProduction(settings, facts)) {
    if (gap) lines.push(`  ${gap.severity === 'fault' ? '✘' : '•'} ${name}: ${gap.remedy}`);
  }
  lines.push('  Para revisarlo todo: npm run doctor -- production');
  return lines;
}
