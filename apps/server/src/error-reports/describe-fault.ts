import path from 'node:path';
import { cleanError } from '@matiz/domain/shop/clean-error.ts';
import { createStackParser, type Exception, type StackFrame } from '@sentry/core';
import { nodeStackLineParser } from '@sentry/core/server';

const root = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const parseStack = createStackParser(nodeStackLineParser());
/** Errors behind an error (`cause`) that are told with it. */
const mostCauses = 4;

/** An error of the server with those behind it, the first cause first. */
export function describeFault(error: unknown): Exception[] {
  const chain: Exception[] = [];
  let next: unknown = error;
  while (next !== undefined && chain.length <= mostCauses) {
    chain.unshift(describeOne(next));
    next = next instanceof Error ? next.cause : undefined;
  }
  return chain;
}

function describeOne(error: unknown): Exception {
  if (!(error instanceof Error)) return { type: typeof error, value: 'no error was thrown' };
  // The fault of a page that a thread draws arrives as text: its first line says what it was.
  const [line = ''] = error.message.split('\n', 1);
  const frames = framesOf(error.stack ?? '').map(fromRoot);
  return { type: error.name, value: withoutValues(line), stacktrace: { frames } };
}

/** What stands in quotes may be what someone typed: PostgreSQL and JSON.parse repeat it there. */
function withoutValues(message: string): string {
  return cleanError(message, 'message').replace(/"[^"]*"?/g, '"…"');
}

/** An error of a browser, as `Name: message` and a stack of any browser's form. */
export function describePageFault(message: string, stack: string): Exception {
  const [, type = 'Error', value = message] = /^(\w+): (.*)$/s.exec(message) ?? [];
  return { type, value: withoutValues(value), stacktrace: { frames: framesOf(stack) } };
}

/** Frames stand behind the message, which may have any form. Firefox and Safari write `name@address`. */
function framesOf(stack: string): StackFrame[] {
  const lines = stack.split('\n').map((line) => {
    const [, name = '', address] = /^\s*([^@]*)@(\S+:\d+:\d+)$/.exec(line) ?? [];
    return address === undefined ? line : `    at ${name || '<anonymous>'} (${address})`;
  });
  const frames = lines.filter((line) => /^ {4}at /.test(line));
  return parseStack(frames.join('\n'));
}

/** Where the shop is installed is nobody's concern, and differs from machine to machine. */
function fromRoot(frame: StackFrame): StackFrame {
  const { filename } = frame;
  if (!filename?.startsWith(root)) return frame;
  return { ...frame, filename: `app://${filename.slice(root.length)}` };
}
