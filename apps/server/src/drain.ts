import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after the stop began. */
const usualTimeouts = {
  /** One that has rested so long is closed at once; who asked lately may be about to ask again. */
  rest: 1_000,
  /** A connection without a request under way is closed, whatever it may be about to send. */
  silent: 500,
  /** What is not done by now is answered with 503: better than to be cut off. */
  requests: 3_500,
  /** Every connection that is still open is cut. */
  all: 4_000,
};

/** Milliseconds that it looks for a quiet turn of the event loop. */
const quietMs = 1_500;

/** Milliseconds of a turn of the event loop in which there was next to nothing to do. */
const shortTurn = 0.2;

interface Connection {
  /** Requests that were begun and not answered to their end. */
  running: number;
  /** Bytes that had come when the last request was done: more of them begin another one. */
  readAtRest: number | null;
  /** When that was (`performance.now()`). */
  restingSince: number;
}

interface Followed {
  readonly open: ReadonlyMap<Socket, Connection>;
  /** Connections since the start. */
  accepted(): number;
}

/**
 * Call it before the server listens. Answers how to stop it so that nobody notices who was let in:
 * no more connections are taken, those that rest are closed, those that asked a moment ago are
 * answered once more and then closed, and everything that was asked is finished, pages and the calls they make in this process too. `app.close()` comes
 * afterwards: from then on the application refuses those calls.
 */
export function prepareDrain(app: FastifyInstance, timeouts = usualTimeouts): () => Promise<void> {
  const { server } = app;
  const connections = followConnections(server as Server);
  const state: { isDraining: boolean; pause: Promise<unknown> | null } = {
    isDraining: false,
    pause: null,
  };
  app.addHook('onRequest', async () => {
    if (state.pause) await state.pause;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (state.isDraining) reply.header('connection', 'close');
  });

  return async () => {
    state.isDraining = true;
    const start = performance.now();
    const age = () => performance.now() - start;
    app.shortenDeadlines(timeouts.requests);
    const closed = once(server, 'close');

    // New work waits a moment, so that the turn comes in which nobody is on the way in.
    state.pause = quietRound(connections);
    await state.pause;
    state.pause = null;
    // Not the server's own `close`: it cuts answers off that are written but not yet taken.
    Listener.prototype.close.call(server);
    const hasRested = restedFor(timeouts.rest);
    closeWhere(connections.open, hasRested);

    while (connections.open.size > 0 && age() < timeouts.all) {
      await wait(10);
      if (!(await quietRound(connections))) continue;
      closeWhere(connections.open, age() < timeouts.silent ? hasRested : () => true);
    }
    for (const socket of connections.open.keys()) socket.destroy();
    await closed;
  };
}

function followConnections(server: Server): Followed {
  const connections = new Map<Socket, Connection>();
  let count = 0;
  server.on('connection', (socket: Socket) => {
    count += 1;
    connections.set(socket, { running: 0, readAtRest: null, restingSince: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.running += 1;
    response.once('close', () => {
      connection.running -= 1;
      connection.readAtRest = socket.bytesRead;
      connection.restingSince = performance.now();
    });
  });
  return { open: connections, accepted: () => count };
}

/** It has asked before, and nothing of a next request has come for so many milliseconds. */
function restedFor(milliseconds: number) {
  return ({ readAtRest, restingSince }: Connection, socket: Socket): boolean =>
    readAtRest === socket.bytesRead &&
    socket.writableLength === 0 &&
    performance.now() - restingSince >= milliseconds;
}

function closeWhere(
  connections: ReadonlyMap<Socket, Connection>,
  mayClose: (connection: Connection, socket: Socket) => boolean,
): void {
  for (const [socket, connection] of connections) {
    if (connection.running === 0 && mayClose(connection, socket)) socket.destroy();
  }
}

/**
 * Waits for a short turn of the event loop in which nobody came in and nobody said anything, a while
 * at most, and answers whether it came. What the system had taken for us, and would drop when we stop
 * listening, has then been let in (one connection a turn), and what was sent has been read: nobody on
 * the way in meets a closed door.
 */
async function quietRound({ open, accepted }: Followed): Promise<boolean> {
  const heard = () => {
    let bytes = accepted();
    for (const socket of open.keys()) bytes += socket.bytesRead;
    return bytes;
  };
  const last = performance.now() + quietMs;
  for (let before = performance.now(), known = heard(); before < last; ) {
    await turn();
    const now = performance.now();
    const next = heard();
    if (now - before < shortTurn && next === known) return true;
    before = now;
    known = next;
  }
  return false;
}
