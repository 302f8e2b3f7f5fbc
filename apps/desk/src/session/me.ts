import { type Me, me } from '@matiz/contracts/identity.ts';
import type { Scope } from '@matiz/domain/identity/scopes.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';

const freshMs = 5 * 60_000;

/** Who works here; undefined until it is known. */
export function useMe() {
  const request = useRequest();
  return useQuery({ queryKey: ['me'], queryFn: () => request(me, {}), staleTime: freshMs });
}

/** Whether this person may: the server decides, the screen only does not offer in vain (D-19). */
export function can(person: Me | undefined, scope: Scope): boolean {
  return person?.scopes.includes(scope) ?? false;
}

export function useCan(scope: Scope): boolean {
  return can(useMe().data, scope);
}
