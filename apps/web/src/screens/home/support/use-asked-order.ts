import { isOrderCode } from '@matiz/domain/orders/order-code.ts';
import { useSearchParams } from 'react-router';

/**
 * The order that help is asked about, as the address names it, and how another one is chosen. Whose
 * it is the server says: it may be older than the orders that are listed.
 */
export function useAskedOrder(): [string | null, (code: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('pedido');
  const choose = (code: string | null) =>
    setQuery(code === null ? {} : { pedido: code }, { replace: true, preventScrollReset: true });
  return [asked !== null && isOrderCode(asked) ? asked : null, choose];
}
