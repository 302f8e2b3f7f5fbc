import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';

/** What was done is said, and every list reads itself again. */
export function useArrivalDone() {
  const client = useQueryClient();
  return (message: string) => {
    toast({ message });
    void client.invalidateQueries({ queryKey: ['list'] });
    void client.invalidateQueries({ queryKey: ['arrival'] });
  };
}
