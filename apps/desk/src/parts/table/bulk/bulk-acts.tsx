import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { type BulkCall, rowsAtOnce } from '@matiz/contracts/staff/bulk.ts';
import { Button } from '@matiz/ui/button.tsx';
import { type BulkVerb, bulkCopy as copy } from '#copy/table/bulk.ts';
import { useRequest } from '#lib/services.ts';
import { askBefore } from '#parts/question/ask.ts';
import { BulkProgress } from './bulk-progress.tsx';
import type { BulkResult, ChosenRows, StepPart } from './chosen-rows.ts';
import { useBulkRun } from './use-bulk-run.ts';

type Act = BodyInput<BulkCall>['act'];
interface VersionedRow {
  readonly id: string;
  readonly version: number;
}

/** Something that is done at a press, or with one of several choices. */
export interface BulkAct {
  readonly verb: BulkVerb;
  /** Made when it is done: an end is a moment. */
  readonly act: () => Act;
}
export interface BulkChoice {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly verbOf: (label: string) => BulkVerb;
  readonly act: (value: string) => Act;
}

interface BulkActsProps {
  readonly call: BulkCall;
  readonly chosen: ChosenRows<VersionedRow>;
  readonly finish: (result: BulkResult) => void;
  /** «3 productos». */
  readonly things: (n: number) => string;
  readonly acts: readonly (BulkAct | BulkChoice)[];
}

/** What can be done with all that is chosen, asked before with how many they are. */
export function BulkActs({ call, chosen, finish, things, acts }: BulkActsProps) {
  const request = useRequest();
  const { through, run, stop } = useBulkRun(chosen, finish);
  const start = (verb: BulkVerb, make: () => Act) =>
    askBefore({ text: copy.ask(verb, things(chosen.count)), yes: verb.label }, () => {
      const [act, batch] = [make(), crypto.randomUUID()];
      void run({
        size: rowsAtOnce,
        step: (part) => request(call, { body: { chosen: chosenIn(part), act, batch } }),
        say: (done) => copy.done(verb, things(done)),
      });
    });
  if (through !== null && chosen.count > rowsAtOnce) {
    return <BulkProgress through={through} of={chosen.count} stop={stop} />;
  }
  return acts.map((one) =>
    'verb' in one ? (
      <Button
        key={one.verb.label}
        size="sm"
        variant="secondary"
        disabled={through !== null}
        onClick={() => start(one.verb, one.act)}
      >
        {one.verb.label}
      </Button>
    ) : (
      <select
        key={one.label}
        aria-label={one.label}
        value=""
        disabled={through !== null}
        onChange={({ target }) => {
          const choice = one.choices.find(({ value }) => value === target.value);
          if (choice) start(one.verbOf(choice.label), () => one.act(choice.value));
        }}
        className="h-(--control) max-w-48 rounded-sm border border-line-strong bg-surface px-2"
      >
        <option value="">{one.label}</option>
        {one.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    ),
  );
}

/** Of a row only what the server needs of it: which, and as it was seen. */
function chosenIn(part: StepPart<VersionedRow>): BodyInput<BulkCall>['chosen'] {
  if ('whole' in part) return part.whole;
  return { rows: part.rows.map(({ id, version }) => ({ id, version })) };
}
