import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCallSites } from 'node:util';

/** Where in the code a statement is written. */
export interface StatementOrigin {
  /** The function that writes it; its file and line where that has no name. */
  readonly name: string;
  /** Below the server's `src`. */
  readonly file: string;
  readonly line: number;
}

const root = path.resolve(import.meta.dirname, '..');
/** What every statement comes through. */
const passages = /^(tracing[\\/]statement-origins|db[\\/]connection[\\/])/;
/** Frames that are looked at: the passages, and the one behind them. */
const depth = 8;

/**
 * Knows statements by their templates. It looks when a template is first met, because a query runs
 * when it is awaited, and the stack of who wrote it is gone by then; once, because a template is
 * the same object each time.
 */
export function createStatementOrigins() {
  const origins = new WeakMap<readonly string[], StatementOrigin>();
  return {
    meet(template: readonly string[]): void {
      if (origins.has(template)) return;
      const origin = findOrigin();
      if (origin !== undefined) origins.set(template, origin);
    },
    originOf: (template: readonly string[] | undefined) => template && origins.get(template),
  };
}

function findOrigin(): StatementOrigin | undefined {
  for (const { scriptName, functionName, lineNumber: line } of getCallSites(depth)) {
    const file = path.relative(root, pathOf(scriptName));
    if (file.startsWith('..') || passages.test(file)) continue;
    return { name: functionName || `${path.basename(file)}:${line}`, file, line };
  }
  return undefined;
}

function pathOf(script: string): string {
  return script.startsWith('file:') ? fileURLToPath(script) : script;
}
