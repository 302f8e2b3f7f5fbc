import type { Call } from '@matiz/contracts/define-call.ts';
import { titlesCall } from './find-tests.ts';
import { callRows } from './spec-rows.ts';

/** One call of the specification or of ours, and how far it is. */
export interface CallState {
  readonly call: string;
  /** The service of §7, or the decision or screen that asks for it. */
  readonly source: string;
  readonly access: string;
  readonly isDone: boolean;
  /** What a call that is not done still lacks. */
  readonly lacks: readonly ('contract' | 'server' | 'test')[];
}

/** What the map can be wrong about, as sentences; empty when it is sound. */
export interface CallMap {
  readonly states: readonly CallState[];
  readonly faults: readonly string[];
}

/** Puts contracts, served routes and test titles beside the rows of §7. */
export function mapCalls(
  contracts: readonly Call[],
  served: ReadonlySet<Call>,
  tests: readonly string[],
): CallMap {
  const nameOf = ({ method, path }: Call) => `${method} ${path}`;
  const stateOf = (call: string, source: string): CallState => {
    const contract = contracts.find((each) => nameOf(each) === call);
    const lacks: CallState['lacks'][number][] = [];
    if (contract === undefined) lacks.push('contract');
    else if (!served.has(contract)) lacks.push('server');
    if (!titlesCall(tests, call)) lacks.push('test');
    return { call, source, access: contract?.access ?? '', isDone: lacks.length === 0, lacks };
  };
  const rows = new Set(callRows.map(({ call }) => call));
  const own = contracts.filter((each) => !rows.has(nameOf(each)));
  const asked = callRows.map(({ call, service }) => stateOf(call, `§7 ${service}`));
  return {
    states: [...asked, ...own.map((each) => stateOf(nameOf(each), each.spec))],
    faults: [
      ...asked
        .filter(({ lacks }) => lacks.includes('contract') || lacks.includes('server'))
        .map(({ call }) => `${call} of §7 is not served.`),
      ...own.filter(hasNoReason).map((each) => noReason(nameOf(each), each.spec)),
      ...contracts
        .filter((each) => served.has(each) && !titlesCall(tests, nameOf(each)))
        .map((each) => `${nameOf(each)} is served, but no test has it as its title.`),
    ],
  };
}

/** A call that §7 does not list needs a decision, or a screen or state of the specification. */
function hasNoReason({ spec }: Call): boolean {
  return !/D-\d+|§[1-6] \S/.test(spec);
}

function noReason(call: string, spec: string): string {
  return `${call} is no row of §7, and its contract names no decision and no screen ("${spec}").`;
}
