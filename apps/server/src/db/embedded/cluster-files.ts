import path from 'node:path';

/** Where everything of one embedded PostgreSQL lies, under DATA_DIR. */
export interface ClusterFiles {
  /** The data itself. */
  readonly data: string;
  /** Where the data is made before it is complete. */
  readonly unfinished: string;
  /** The folder of the socket. */
  readonly run: string;
  readonly log: string;
}

export function locateCluster(dataDir: string): ClusterFiles {
  return {
    data: path.join(dataDir, 'postgres'),
    unfinished: path.join(dataDir, 'postgres.incompleto'),
    run: path.join(dataDir, 'run'),
    log: path.join(dataDir, 'postgres.log'),
  };
}
