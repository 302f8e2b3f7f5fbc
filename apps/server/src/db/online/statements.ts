/** Of a file so marked each statement runs by itself, outside of a transaction. */
export const outsideMark = '-- outside of a transaction';

export function isOutside(text: string): boolean {
  return text.startsWith(`${outsideMark}\n`);
}

/** Comments, literals, names in quotes and bodies between dollars: whatever may hold a `;`. */
const opaque = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"(?:[^"]|"")*"/g;

/** The statements of a file as they are written, without the comments before them. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let start = 0;
  // Of the same length, so that what is found there is found here.
  const plain = text.replace(opaque, (part) => part.replace(/[^\n]/g, ' '));
  for (let end = plain.indexOf(';'); end >= 0; end = plain.indexOf(';', end + 1)) {
    statements.push(text.slice(start, end));
    start = end + 1;
  }
  return [...statements, text.slice(start)]
    .map((statement) => statement.replace(/^(\s|--[^\n]*(\n|$))+/, '').trim())
    .filter((statement) => statement !== '');
}

/** A statement without its comments and what stands in literals, in small letters, in one line. */
export function skeletonOf(statement: string): string {
  return statement
    .replace(opaque, (part) => {
      if (part.startsWith('--') || part.startsWith('/*')) return ' ';
      return part.startsWith('"') ? part.slice(1, -1) : "''";
    })
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
