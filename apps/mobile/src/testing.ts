import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'plist';
import type { AppSettings, MobilePlatform } from './app-settings.ts';
import { generate } from './generate.ts';

const native = fileURLToPath(new URL('../../../.mobile/', import.meta.url));
const template = new URL('../../web/index.html', import.meta.url);

/** A generated project, from which Capacitor's packages are found, and what reads its files. */
export async function generateForTest(platform: MobilePlatform, more: Partial<AppSettings> = {}) {
  await mkdir(native, { recursive: true });
  const folder = await mkdtemp(path.join(native, 'test-'));
  const web = path.join(folder, 'web');
  await mkdir(path.join(web, 'assets'), { recursive: true });
  // As the build leaves it: its styles stand where the template has their mark.
  const page = (await readFile(template, 'utf8')).replace('<!--matiz:styles-->', '');
  await writeFile(path.join(web, 'index.html'), page);
  for (const name of ['assets/a.js', 'assets/a.js.br', 'sw.js', 'shell.html', 'manifest.json']) {
    await writeFile(path.join(web, name), name);
  }
  const settings: AppSettings = {
    id: 'co.matiz.app',
    name: 'Matiz',
    origin: 'https://tienda.co',
    version: '1.4.2',
    firebaseFile: null,
    ...more,
  };
  const again = (changed: Partial<AppSettings> = {}) =>
    generate({ platform, settings: { ...settings, ...changed }, folder, web });
  await again();
  const at = (name: string) => path.join(folder, platform, name);
  const text = (name: string) => readFile(at(name), 'utf8');
  return {
    folder,
    again,
    text,
    bytes: (name: string) => readFile(at(name)),
    /** Throws where it is no XML. */
    xml: async (name: string) => readXml(await text(name)),
    plist: async (name: string) => parse(await text(name)) as Record<string, unknown>,
    pbxproj: () => readProject(at('App/App.xcodeproj/project.pbxproj')),
    sum: () => sumOf(path.join(folder, platform)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function readXml(text: string) {
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) throw new Error(`no XML: ${verdict.err.msg}, line ${verdict.err.line}`);
  const options = { ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false };
  return new XMLParser(options).parse(text);
}

interface XcodeObject {
  readonly isa?: string;
  readonly path?: string;
  readonly fileRef?: string;
  readonly files?: readonly { readonly value: string }[];
  readonly children?: readonly { readonly value: string }[];
  readonly buildSettings?: Readonly<Record<string, string>>;
}

/** The project's objects by kind and id, as Xcode's own format is read. */
function readProject(file: string): Record<string, Record<string, XcodeObject>> {
  const xcode: unknown = createRequire(import.meta.url)('xcode');
  const { project } = xcode as {
    project(file: string): { parseSync(): { hash: { project: { objects: never } } } };
  };
  return project(file).parseSync().hash.project.objects;
}

/** What all files of a folder hold, in one line. */
async function sumOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  const sum = createHash('sha256');
  for (const name of names) sum.update(name).update(await readFile(name));
  return sum.digest('hex');
}
