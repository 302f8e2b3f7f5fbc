import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isAwaitExpression,
  isCallExpression,
  isExpressionStatement,
  isVoidExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';

/** A call whose `Result` nobody looks at: its failure would be lost without a trace. */
export interface DroppedResult {
  readonly file: string;
  readonly line: number;
  readonly call: string;
}

/** The dropped results in the files of a TypeScript project that `isChecked` names. */
export function findDropped(
  configFile: string,
  isChecked: (file: string) => boolean,
): DroppedResult[] {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (!project) throw new Error(`No TypeScript project at ${configFile}`);
    return project.rootFiles.filter(isChecked).flatMap((file) => findInFile(project, file));
  } finally {
    api.close();
  }
}

function findInFile({ program, checker }: Project, file: string): DroppedResult[] {
  const source = program.getSourceFile(file);
  if (!source) return [];
  const calls = callStatements(source);
  if (calls.length === 0) return [];
  return checker.getTypeAtLocation(calls).flatMap((type, index) => {
    const call = calls[index];
    if (!type || !call || !canFail(checker, type)) return [];
    const [text = ''] = call.getText(source).split('\n');
    return [{ file, line: lineOf(source, call.getStart(source)), call: text }];
  });
}

/** Calls that stand alone: nothing reads what they answer. */
function callStatements(source: SourceFile): Expression[] {
  const found: Expression[] = [];
  const visit = (node: Node): void => {
    const call = isExpressionStatement(node) ? withoutMarks(node.expression) : null;
    if (call && isCallExpression(call)) found.push(call);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function withoutMarks(expression: Expression): Expression {
  const isMarked = isAwaitExpression(expression) || isVoidExpression(expression);
  return isMarked ? withoutMarks(expression.expression) : expression;
}

/** A `Result` with something in its `error`, or a promise of one. */
function canFail(checker: Checker, type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().some((one) => canFail(checker, one));
  if (type.isTypeReference() && type.getSymbol()?.name === 'Promise') {
    return checker.getTypeArguments(type).some((one) => canFail(checker, one));
  }
  if (!type.isObjectType()) return false;
  const error = checker.getPropertyOfType(type, 'error');
  if (!error || !checker.getPropertyOfType(type, 'ok')) return false;
  const reason = checker.getTypeOfSymbol(error);
  return reason !== undefined && (reason.flags & TypeFlags.Never) === 0;
}

function lineOf(source: SourceFile, position: number): number {
  return source.text.slice(0, position).split('\n').length;
}
