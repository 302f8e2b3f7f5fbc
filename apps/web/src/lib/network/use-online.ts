import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';

/** Whether requests get through; the server's page believes that they do. */
export function useOnline(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.isOnline, () => true);
}
