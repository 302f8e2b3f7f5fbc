export interface Finding {
  readonly file: string;
  readonly level: 'error' | 'warning';
  readonly message: string;
}

const warnAt = 200;
const failAt = 300;

/** Data, copy, SQL and generated files are as long as what they hold. */
const isData = new RegExp(
  [
    '(^|/)(data|copy|migrations|words|divipola)[/.-]',
    '^packages/demo/src/(catalogue|people|shop|pictures/type)/',
    '\\.sql$',
    '-(data|rows)\\.ts$',
    'theme\\.css$',
  ].join('|'),
);

const vagueNames = /^(utils?|helpers?|common|managers?|misc|stuff)$/;

const domainWords = [
  'identity',
  'stock',
  'catalogue',
  'pricing',
  'delivery',
  'cart',
  'orders',
  'payments',
  'loyalty',
  'marketing',
  'search',
  'push',
];
/** Folders that know no domain (docs/ARCHITECTURE.md). */
const plumbing =
  /^(apps\/server\/src\/(http|db)|apps\/web\/src\/(lib|platform)|packages\/ui\/src)\//;
/** Names that are widgets of §2 or ports of the platform, not the domain's word; and data loads. */
const allowedInPlumbing =
  /^packages\/ui\/src\/inputs\/search-input|^apps\/web\/src\/platform\/push|^apps\/server\/src\/db\/(demo|migrations|reference|schema|statements)\//;

/** What is wrong with one file, by its path in the repository and its text. */
export function checkFile(file: string, text: string): Finding[] {
  return [...checkLength(file, text), ...checkName(file), ...checkText(file, text)];
}

function checkLength(file: string, text: string): Finding[] {
  if (isData.test(file)) return [];
  const lines = text.split('\n').length - 1;
  if (lines > failAt) {
    return [{ file, level: 'error', message: `${lines} líneas (máximo ${failAt}): divídelo.` }];
  }
  return lines > warnAt
    ? [{ file, level: 'warning', message: `${lines} líneas: piensa en dividirlo.` }]
    : [];
}

function checkName(file: string): Finding[] {
  const words = file.split('/').flatMap((part) => part.replace(/\.[^.]+$/, '').split(/[.-]/));
  const vague = words.find((word) => vagueNames.test(word));
  const findings: Finding[] = [];
  if (vague !== undefined) {
    const message = `"${vague}" no dice qué hay dentro: ponle el nombre de lo que hace.`;
    findings.push({ file, level: 'error', message });
  }
  const inPlumbing = plumbing.exec(file)?.[0];
  if (inPlumbing !== undefined && !allowedInPlumbing.test(file)) {
    const own = file.slice(inPlumbing.length).split(/[./-]/);
    const word = own.find((each) => domainWords.includes(each));
    if (word !== undefined) {
      const message = `esta carpeta no conoce el negocio y el nombre dice "${word}": llévalo a su módulo o función.`;
      findings.push({ file, level: 'error', message });
    }
  }
  return findings;
}

/** Rules read no clock and draw no lots: neither could be put in a table. */
const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/;

/** A literal spread into the literal around it: it only shortens lines, and hides a field too many from the compiler. */
const spreadLiteral = /\n\s*\.\.\.\(?\{/;

function checkText(file: string, text: string): Finding[] {
  if (spreadLiteral.test(text)) {
    const message =
      'un literal esparcido («...{ a, b }»): escribe sus campos en el literal de fuera.';
    return [{ file, level: 'error', message }];
  }
  const found = /^packages\/domain\/src\/.*(?<!\.test)\.ts$/.test(file) ? impure.exec(text) : null;
  if (found) {
    const message = `una regla no lee «${found[0]}»: recibe la hora o el azar por parámetro.`;
    return [{ file, level: 'error', message }];
  }
  const isServer = /^apps\/server\/src\/.*(?<!\.test)\.ts$/.test(file);
  if (!isServer || file === 'apps/server/src/env.ts' || !text.includes('process.env')) return [];
  const message = 'solo env.ts lee process.env: recibe el ajuste por parámetro.';
  return [{ file, level: 'error', message }];
}
