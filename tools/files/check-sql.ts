import type { Finding } from './check-file.ts';

/** Words that SQL reserves: no column is called so. */
const keywords = new RegExp(
  `(?<![.\\w])(?:${[
    'on conflict|do nothing|do update|insert into|delete from|order by|group by|partition by',
    'left join|inner join|cross join|for update|for share|select|from|where|join|on|using|and|or',
    'not|null|values|update|set|returning|having|limit|offset|with|as|case|when|then|else|end',
    'union|exists|in|is|distinct|lateral|between|like|any|all|asc|desc|filter|over',
  ].join('|')})(?![\\w.])`,
  'g',
);
/** What is written for people or is data: comments, texts, quoted names. */
const quoted = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'|"[^"]*"/g;

/** Lower-case keywords in the statements of a file; what has to be read twice is hard to review. */
export function checkSql(file: string, text: string): Finding[] {
  if (!/^(apps|packages|bench|e2e)\/.*\.ts$/.test(file)) return [];
  const found = statementParts(text).flatMap((part) =>
    [...part.text.replace(quoted, (each) => ' '.repeat(each.length)).matchAll(keywords)].map(
      (match) => match[0],
    ),
  );
  const [first] = found;
  if (first === undefined) return [];
  const message = `SQL con «${first}» en minúscula (${found.length} veces): escribe ${first.toUpperCase()}.`;
  return [{ file, level: 'error', message }];
}

/** A literal part of a template. */
interface Part {
  readonly from: number;
  readonly text: string;
}

/** The literal parts of the `sql` templates of a file; what is put in between is code again. */
function statementParts(text: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < text.length; ) at = readCode(text, at, parts) + 1;
  return parts;
}

/** What opens behind some code: a comment, a text, a template, a brace. */
const opening = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[`{}]/g;

/** Reads code on to the brace that closes it, and what its templates hold. */
function readCode(text: string, from: number, parts: Part[]): number {
  const next = new RegExp(opening);
  next.lastIndex = from;
  let depth = 0;
  for (let match = next.exec(text); match; match = next.exec(text)) {
    if (match[0] === '{') depth += 1;
    else if (match[0] === '}' && depth === 0) return match.index;
    else if (match[0] === '}') depth -= 1;
    else if (match[0] === '`') {
      const isSql = /\bsql(?:<[^`;(]*>)?$/.test(
        text.slice(Math.max(0, match.index - 200), match.index),
      );
      next.lastIndex = readTemplate(text, match.index + 1, isSql, parts);
    }
  }
  return text.length;
}

/** Reads on to behind the mark that closes a template. */
function readTemplate(text: string, from: number, isSql: boolean, parts: Part[]): number {
  let begun = from;
  const keep = (to: number) => isSql && parts.push({ from: begun, text: text.slice(begun, to) });
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') {
      keep(at);
      return at + 1;
    } else if (text.startsWith('${', at)) {
      keep(at);
      at = readCode(text, at + 2, parts);
      begun = at + 1;
    }
  }
  return text.length;
}
