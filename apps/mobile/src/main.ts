/** `npm run mobile -- android|ios`: generates the native project and makes it ours (ADR 65). */
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { platforms, readAppSettings } from './app-settings.ts';
import { generate } from './generate.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function run(name: string | undefined): Promise<string> {
  const platform = platforms.find((each) => each === name);
  if (platform === undefined) throw new Error('Di para qué: npm run mobile -- android, o ios.');
  const web = at('../../web/dist/client');
  if (!(await stat(web).catch(() => null))) {
    throw new Error('La tienda no está construida: ejecuta antes npm run build.');
  }
  const { version } = JSON.parse(await readFile(at('../package.json'), 'utf8'));
  const settings = readAppSettings(platform, version, process.env, at('../../../.mobile/keys'));
  const folder = at('../../../.mobile');
  await generate({ platform, settings, folder, web });
  const push = settings.firebaseFile
    ? 'con notificaciones'
    : 'sin notificaciones (falta la llave de Firebase)';
  return `Listo: .mobile/${platform}, ${settings.id} ${version} para ${settings.origin}, ${push}. Sigue docs/runbooks/app-movil.md.`;
}

try {
  process.stdout.write(`${await run(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
