import { RequestError } from '@matiz/client/request-error.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import type { HistoryCall } from '@matiz/contracts/staff/audit.ts';
import type { Scope } from '@matiz/domain/identity/scopes.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Link, NavLink, useNavigate, useParams, useSearchParams } from 'react-router';
import { z } from 'zod';
import { formCopy as copy } from '#copy/form.ts';
import { useRequest } from '#lib/services.ts';
import { useCan } from '#session/me.ts';
import { useRestore } from '../history/use-restore.ts';
import { reasonNeedOf } from '../reason/use-reason.ts';
import type { FormField } from './field-types.ts';
import { RemoveRow } from './remove-row.tsx';
import { type PreviewProps, ResourceForm } from './resource-form.tsx';
import type { EditedRow } from './use-resource-form.ts';

/** Most who open an object look at its data: the table of its history comes when it is asked for. */
const HistoryTable = lazy(async () => ({
  default: (await import('../history/history-table.tsx')).HistoryTable,
}));

/** The address of what does not exist yet. */
const freshId = 'nueva';

type Row = NonNullable<EditedRow>;

/** A call over one row, whichever resource it belongs to. */
type RowCall = Call & { readonly body: z.ZodObject };

interface ResourcePageProps {
  /** Of its table, under `/desk`. */
  readonly path: string;
  /** What its table is called; left out where there is none. */
  readonly back?: string;
  /** The id of what there is one of: its page is at the path itself. */
  readonly only?: string;
  /** What a new one is called; left out with `calls.create`. */
  readonly fresh?: string;
  readonly write: Scope;
  /** Of everything, or of this one. */
  readonly fields: readonly FormField[] | ((row: Row | null) => readonly FormField[]);
  readonly calls: {
    readonly read: Call;
    /** Left out where a page of its own makes new ones. */
    readonly create?: RowCall;
    readonly change: RowCall;
    readonly remove?: RowCall;
    readonly history: HistoryCall;
  };
  readonly nameOf: (row: Row) => string;
  /** Why is asked beside its button; where the calls require it, it is asked anyway. */
  readonly asksReason?: boolean;
  /** What saving would do, shown beside the form. */
  readonly Preview?: ComponentType<PreviewProps>;
  /** What else the page shows of its object. */
  readonly children?: (row: Row) => ReactNode;
}

/** The page of one object: its data, and its history, each at an address (D-19). */
export function ResourcePage(props: ResourcePageProps) {
  const { path, back, only, fresh, write, fields, calls, nameOf, Preview, children } = props;
  const reason = reasonNeedOf(calls.change) ?? (props.asksReason ? 'asked' : undefined);
  const { id = only ?? freshId } = useParams();
  const isFresh = id === freshId;
  const [search] = useSearchParams();
  const request = useRequest() as (call: Call, parts: object) => Promise<{ result: Row }>;
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayWrite = useCan(write);
  const place = only ? path : `${path}/${id}`;
  const name = `${path}/${id}`;
  const read = async () => (await request(calls.read, { query: { id } })).result;
  const { data, error } = useQuery({
    queryKey: ['row', calls.read.path, id],
    queryFn: read,
    enabled: !isFresh,
  });
  const row = data ?? null;
  const shownFields = typeof fields === 'function' ? fields(row) : fields;
  const restore = useRestore({
    name,
    place,
    fields: shownFields,
    history: calls.history,
    read: calls.read,
  });
  // What was read stays, with what is written over it, when reading it again fails.
  if (error instanceof RequestError && !data) throw error;
  if (!isFresh && !data) return <p className="p-6">{copy.loading}</p>;

  async function save(
    set: Record<string, unknown>,
    version: number | null,
    why: string | undefined,
  ): Promise<Row> {
    const sent = { ...(version === null ? {} : { id, version }), set, ...whyOf(why) };
    const call = (version === null && calls.create) || calls.change;
    return (await request(call, { body: sent })).result;
  }
  function saved(next: Row): void {
    client.setQueryData(['row', calls.read.path, next.id], next);
    void client.invalidateQueries({ queryKey: ['list'] });
    if (isFresh) void navigate(`${path}/${next.id}`, { replace: true });
  }
  async function remove(call: RowCall, gone: Row, why: string | undefined): Promise<void> {
    await request(call, { body: { id: gone.id, version: gone.version, ...whyOf(why) } });
    toast({ message: copy.removed });
    void client.invalidateQueries({ queryKey: ['list'] });
    void navigate(path);
  }

  const removeCall = calls.remove;
  const isHistory = search.get('parte') === 'historial';
  return (
    <div className="p-4 lg:p-6">
      {back ? (
        <Link to={path} className="text-accent hover:underline">
          ‹ {back}
        </Link>
      ) : null}
      <header className="mt-1 flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{row ? nameOf(row) : fresh}</h1>
        {row && mayWrite && removeCall ? (
          <RemoveRow
            name={nameOf(row)}
            reason={reason}
            remove={(why) => remove(removeCall, row, why)}
          />
        ) : null}
      </header>
      {row ? <Parts place={place} isHistory={isHistory} /> : null}
      {row && isHistory ? (
        <Suspense fallback={<p>{copy.loading}</p>}>
          <HistoryTable
            list={calls.history}
            id={row.id}
            fields={shownFields}
            read={calls.read}
            {...(mayWrite
              ? { restore: { version: row.version, to: (entry) => void restore(row, entry) } }
              : {})}
          />
        </Suspense>
      ) : (
        <>
          <ResourceForm
            key={row?.id ?? freshId}
            name={name}
            fields={shownFields}
            row={row}
            schema={schemaOf((isFresh && calls.create) || calls.change)}
            save={save}
            reread={read}
            saved={saved}
            mayWrite={mayWrite}
            reason={reason}
            Preview={Preview}
          />
          {row ? children?.(row) : null}
        </>
      )}
    </div>
  );
}

function whyOf(reason: string | undefined) {
  return reason === undefined ? {} : { reason };
}

/** What a form sends, as the contract has it. */
function schemaOf(call: RowCall): z.ZodType {
  const { set } = call.body.shape;
  return set instanceof z.ZodType ? set : z.unknown();
}

function Parts({ place, isHistory }: { place: string; isHistory: boolean }) {
  const look = (isActive: boolean) =>
    isActive ? 'border-b-2 border-accent pb-2 font-semibold' : 'pb-2 text-ink-soft hover:text-ink';
  return (
    <nav aria-label={copy.tabs} className="mt-2 mb-5 flex gap-5 border-b border-line">
      <NavLink
        to={place}
        end
        className={look(!isHistory)}
        aria-current={isHistory ? false : 'page'}
      >
        {copy.data}
      </NavLink>
      <NavLink
        to={`${place}?parte=historial`}
        className={look(isHistory)}
        aria-current={isHistory ? 'page' : false}
        aria-keyshortcuts="h"
      >
        {copy.history}
      </NavLink>
    </nav>
  );
}
