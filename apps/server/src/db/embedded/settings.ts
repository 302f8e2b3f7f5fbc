import { toFlags } from './endpoint.ts';

/**
 * The settings of the embedded PostgreSQL, given as flags at each start: they belong to this code,
 * not to a file that an old start left in the data folder. What is acknowledged is on the disk.
 * The log keeps the server's own events and leaves statements and their data out.
 */
export function settingFlags(isDurable: boolean, processes: number): string[] {
  return toFlags({
    // A process opens 24 at most (`db/connection`), and commands come beside it.
    max_connections: 35 + 25 * processes,
    shared_buffers: isDurable ? '256MB' : '64MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: isDurable ? '1GB' : '256MB',
    checkpoint_timeout: '15min',
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    random_page_cost: '1.1',
    jit: 'off',
    huge_pages: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
  });
}
