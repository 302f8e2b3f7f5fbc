import path from 'node:path';
import type { Node, SourceFile, TypeNode } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/async';
import { statementKeyOf } from './key-of.ts';
import { createShapeReader } from './read-shape.ts';
import type { Shapes } from './shape.ts';

/** A statement whose row type is written beside it. */
export interface TypedStatement {
  readonly file: string;
  readonly line: number;
  /** The number of the shape of a row. */
  readonly row: number;
}

/** By the text of the template as it stands in the source, its holes as `…`. */
export interface RowTypes {
  readonly shapes: Shapes;
  readonly statements: Readonly<Record<string, readonly TypedStatement[]>>;
}

/** Reads the row types of every ``sql<Row[]>`…` `` and `sql.unsafe<Row[]>('…')` under a folder. */
export async function readRowTypes(configFile: string, folder: string): Promise<RowTypes> {
  const api = new API();
  try {
    const project = (await api.updateSnapshot({ openProjects: [configFile] })).getProject(
      configFile,
    );
    if (!project) throw new Error(`No TypeScript project at ${configFile}`);
    const reader = createShapeReader(project.checker);
    const statements: Record<string, TypedStatement[]> = {};
    for (const file of project.rootFiles.filter((name) => isProduct(folder, name))) {
      const source = await project.program.getSourceFile(file);
      for (const { text, at, rows } of source ? typedIn(source) : []) {
        const row = await reader.readRow(rows);
        const line = source?.text.slice(0, at).split('\n').length ?? 0;
        const statement = { file: path.relative(folder, file), line, row };
        statements[text] = [...(statements[text] ?? []), statement];
      }
    }
    return { shapes: reader.shapes, statements };
  } finally {
    await api.close();
  }
}

function isProduct(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep) && !/\.test\.ts$|\/testing\//.test(file);
}

function typedIn(source: SourceFile): { text: string; at: number; rows: TypeNode }[] {
  const found: { text: string; at: number; rows: TypeNode }[] = [];
  const visit = (node: Node): void => {
    const { template, rows } = statementOf(node, source);
    const text = template && rows ? textOf(template) : null;
    if (text !== null && rows) found.push({ text, at: node.getStart(source), rows });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

interface StatementNode {
  readonly template?: Node | undefined;
  readonly rows?: TypeNode | undefined;
}

function statementOf(node: Node, source: SourceFile): StatementNode {
  if (isTaggedTemplateExpression(node)) {
    return { template: node.template, rows: node.typeArguments?.[0] };
  }
  if (!isCallExpression(node) || !/\.unsafe$/.test(node.expression.getText(source))) return {};
  return { template: node.arguments[0], rows: node.typeArguments?.[0] };
}

/** The key under which a run finds the statement again; null for a text that is made elsewhere. */
function textOf(template: Node): string | null {
  if (isStringLiteral(template) || isNoSubstitutionTemplateLiteral(template)) return template.text;
  if (!isTemplateExpression(template)) return null;
  return statementKeyOf([
    template.head.text,
    ...template.templateSpans.map(({ literal }) => literal.text),
  ]);
}
