/** Where a database is: an address, or its parts (a folder as host means a unix socket). */
export type Address =
  | string
  | { host: string; port: number; user: string; password: string; database: string };

export interface PoolOptions {
  /** Connections at most, for reads and writes alike. Left out, each has its own (`ownConnections`). */
  max?: number;
  /** Milliseconds that one statement may take; 0: any, also between statements. Default 10 000. */
  statementTimeout?: number;
  /** Milliseconds that a statement waits for a lock. Default 5 000. */
  lockTimeout?: number;
  /** Milliseconds to wait for a connection, from the server or from the pool. Default 3 000. */
  connectTimeout?: number;
  /** Called with each statement that is sent: for tests that count them and benches that repeat them. */
  onQuery?: (text: string, values: readonly unknown[]) => void;
}
