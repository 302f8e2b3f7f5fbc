import type { Call } from '@matiz/contracts/define-call.ts';
import type { Failure } from '@matiz/contracts/errors.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { type Handler, serve } from '../http/serve.ts';
import type { Principal } from '../http/session/principal.ts';
import type { ListQuery } from './list-rows.ts';
import type { ResourceService } from './resource.ts';

interface ResourceCalls {
  /** Left out where there is one alone. */
  readonly list?: Call;
  readonly read: Call;
  /** Left out where rows are there from the beginning. */
  readonly create?: Call;
  readonly change: Call;
  readonly history: Call;
  /** Where rows may be taken away and are not only withdrawn. */
  readonly remove?: Call;
}

interface EditBody {
  readonly id: string;
  readonly version: number;
  readonly reason?: string | undefined;
}

/** Mounts the calls of a resource; what they take and answer was checked by their contracts. */
export function serveResource<Form extends object>(
  app: FastifyInstance,
  calls: ResourceCalls,
  service: ResourceService<Form>,
): void {
  if (calls.list) on(app, calls.list, ({ query }) => service.list(query as ListQuery));
  on(app, calls.history, ({ query }) => service.history(query as ListQuery));
  on(app, calls.read, ({ query }) => service.read((query as { id: string }).id));
  if (calls.create) {
    on(app, calls.create, (request) => {
      const body = request.body as { set: Form; reason?: string | undefined };
      return service.create({ ...body, ...askingOf(request) });
    });
  }
  serveChange(app, calls.change, service);
  if (calls.remove) {
    on(app, calls.remove, (request) =>
      service.remove({ ...(request.body as EditBody), ...askingOf(request) }),
    );
  }
}

/** Mounts the change of a part of a resource that is kept by others than the rest of it. */
export function serveChange<Form extends object>(
  app: FastifyInstance,
  call: Call,
  service: Pick<ResourceService<Form>, 'change'>,
): void {
  on(app, call, (request) => {
    const body = request.body as EditBody & { set: Partial<Form> };
    return service.change({ ...body, ...askingOf(request) });
  });
}

/** A request whose contract the compiler does not know here; `serve` held it against it. */
interface AnyRequest {
  readonly query: unknown;
  readonly body: unknown;
  readonly principal: Principal | null;
  readonly requestId: string;
}

/** The rows' shape is between the contract and the resource; replies are held against the contract. */
function on(
  app: FastifyInstance,
  call: Call,
  handle: (request: AnyRequest) => Promise<Result<unknown, Failure>>,
): void {
  serve(app, call, handle as Handler<Call>);
}

function askingOf({ principal, requestId }: AnyRequest) {
  if (principal === null) throw new TypeError('a call of the staff has a principal');
  return { principal, requestId };
}
