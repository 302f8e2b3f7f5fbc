import { readCreditStatement } from '@matiz/contracts/staff/payments/credits.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';

export const statementKey = (id: string) => [readCreditStatement.path, id] as const;

/** How a credit stands, with its lines. */
export function useStatement(id: string) {
  const request = useRequest();
  return useQuery({
    queryKey: statementKey(id),
    queryFn: () => request(readCreditStatement, { query: { id } }),
  });
}
