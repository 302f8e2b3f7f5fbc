import type { BodyInput, Call, Method, QueryInput, ReplyOf } from '@matiz/contracts/define-call.ts';
import type { requestContext } from '@matiz/contracts/request-context.ts';
import { RequestError } from './request-error.ts';

/** One request as it leaves: the path with its query, as §7 spells it (without `/api`). */
export interface Outgoing {
  readonly method: Method;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Instead of a body: a piece of a file, as it is. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Goes on when the page is left. */
  readonly keepalive?: true;
}

export interface Incoming {
  readonly status: number;
  /** The reply read as JSON; null when it was not JSON. */
  readonly body: unknown;
}

/** How a request travels: the browser's fetch, the server's own process, a shell with its tokens. */
export type Transport = (outgoing: Outgoing) => Promise<Incoming>;

type ContextKey = keyof typeof requestContext;
export type RequestContextValues = { readonly [Key in ContextKey]?: string };

type Parameters<C extends Call> = Omit<QueryInput<C>, ContextKey>;
type QueryPart<C extends Call> =
  Record<never, never> extends Parameters<C> ? { query?: Parameters<C> } : { query: Parameters<C> };
type BodyPart<C extends Call> = BodyInput<C> extends undefined ? unknown : { body: BodyInput<C> };
export type RequestParts<C extends Call> = QueryPart<C> &
  BodyPart<C> & {
    /** Sent again with the same key, what the call does happens once (D-10). */
    idempotencyKey?: string;
    /** A small write that is not lost when the page is left right after it. */
    keepalive?: true;
  };

/** Sends a call of the contracts and answers its reply, or throws a `RequestError`. */
export type Request = <C extends Call>(call: C, parts: RequestParts<C>) => Promise<ReplyOf<C>>;

export interface RequestClientOptions {
  readonly transport: Transport;
  /** §7's parameters of every product, cart and tracking request, from the session's `me`. */
  readonly context: () => RequestContextValues;
  /** Gets a new session after a 401; false when there is none to be had. */
  readonly renewSession?: (sentAt: number) => Promise<boolean>;
  /** A 401 that stands (§8): the session may be another's than this tab believes. */
  readonly onUnauthorised?: () => void;
}

export function createRequest(options: RequestClientOptions): Request {
  const { transport, context, renewSession, onUnauthorised } = options;
  return async function request<C extends Call>(call: C, parts: RequestParts<C>) {
    const outgoing = write(call, parts, context());
    const sentAt = Date.now();
    let incoming = await send(transport, outgoing);
    if (isSessionLost(incoming) && (await renewSession?.(sentAt))) {
      incoming = await send(transport, outgoing);
    }
    if (incoming.status === 401) onUnauthorised?.();
    if (incoming.status < 200 || incoming.status > 299) throw RequestError.from(incoming);
    // The server sends only what the contract allows, so the reply is not validated again here.
    return incoming.body as ReplyOf<C>;
  };
}

async function send(transport: Transport, outgoing: Outgoing): Promise<Incoming> {
  try {
    return await transport(outgoing);
  } catch (cause) {
    throw RequestError.offline(cause);
  }
}

function isSessionLost({ status, body }: Incoming): boolean {
  return status === 401 && RequestError.from({ status, body }).code === 'NO_SESSION';
}

function write<C extends Call>(call: C, parts: object, context: RequestContextValues): Outgoing {
  const given: Record<string, unknown> = 'query' in parts ? { ...(parts.query ?? {}) } : {};
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...contextFor(call, context), ...given })) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  // What the path names, as `/product/custom-list/:name` does, stands in it and not in the query.
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = search.get(name) ?? '';
    search.delete(name);
    return encodeURIComponent(value);
  });
  const query = search.size > 0 ? `?${search}` : '';
  const bytes = 'body' in parts && parts.body instanceof Uint8Array ? parts.body : undefined;
  const body = 'body' in parts && !bytes ? JSON.stringify(parts.body) : undefined;
  const key = 'idempotencyKey' in parts ? String(parts.idempotencyKey) : undefined;
  return {
    method: call.method,
    path: `${path}${query}`,
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body } : {}),
    ...(bytes ? { bytes: bytes as Uint8Array<ArrayBuffer> } : {}),
    ...('keepalive' in parts ? { keepalive: true } : {}),
  };
}

/** Only the parameters that the call's contract knows: it refuses unknown ones. */
function contextFor(call: Call, context: RequestContextValues): RequestContextValues {
  const { query } = call;
  const shape = query && 'shape' in query ? Object(query.shape) : {};
  return Object.fromEntries(Object.entries(context).filter(([name]) => name in shape));
}
