import { specSentences } from '@matiz/contracts/messages/spec-sentences.ts';
import { type Place, type RuleRow, ruleRows } from './rule-rows.ts';

export interface RuleState {
  readonly section: string;
  readonly rule: string;
  readonly isDone: boolean;
  readonly lacks: readonly ('code' | 'test')[];
  readonly code: string;
  readonly test: string;
}

/** The text of a file of the repository; null where there is none. */
type ReadFile = (file: string) => string | null;

/** Each rule and constant beside the file that holds it and the test that shows it. */
export function mapRules(
  read: ReadFile,
  rows: readonly RuleRow[] = ruleRows,
): { readonly states: readonly RuleState[]; readonly faults: readonly string[] } {
  const stands = ({ file, has }: Place) => has !== '' && (read(file)?.includes(has) ?? false);
  const states = rows.map(({ section, rule, code, test }): RuleState => {
    const lacks: RuleState['lacks'][number][] = [];
    if (!stands(code)) lacks.push('code');
    if (!stands(test)) lacks.push('test');
    return { section, rule, lacks, isDone: lacks.length === 0, code: code.file, test: test.file };
  });
  return { states, faults: faultsOf(states) };
}

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

const isTest = /\.(test|spec)\.tsx?$|^e2e\//;

/** Each sentence of the specification beside the code that says it and a test that quotes it. */
export function mapSentences(
  files: readonly SourceFile[],
  sentences: Readonly<Record<string, string>> = specSentences,
): { readonly states: readonly RuleState[]; readonly faults: readonly string[] } {
  const tests = files.filter(({ file }) => isTest.test(file));
  const code = files.filter(({ file }) => !isTest.test(file) && !file.endsWith('-sentences.ts'));
  const states = Object.entries(sentences).map(([name, sentence]): RuleState => {
    // As `say` and the failures name them; the bare word may be anything.
    const named = new RegExp(`'${name}'|\\bmessages\\.${name}\\b`);
    // The longest piece between two values.
    const [piece = ''] = sentence.split(/\{[^}]*\}/).toSorted((a, b) => b.length - a.length);
    const says = code.find(({ text }) => named.test(text))?.file ?? '';
    const quotes = tests.find(({ text }) => text.includes(piece.trim()))?.file ?? '';
    const lacks: RuleState['lacks'][number][] = [];
    if (says === '') lacks.push('code');
    if (quotes === '') lacks.push('test');
    const isDone = lacks.length === 0;
    return { section: '§2, §5, §8', rule: sentence, isDone, lacks, code: says, test: quotes };
  });
  return { states, faults: faultsOf(states) };
}

function faultsOf(states: readonly RuleState[]): string[] {
  return states
    .filter(({ isDone }) => !isDone)
    .map(
      ({ section, rule, lacks }) =>
        `${section} «${rule}» has no ${lacks.join(' and no ')} where tools/spec-map/rule-rows.ts says.`,
    );
}
