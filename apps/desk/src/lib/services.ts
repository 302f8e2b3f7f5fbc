import type { Request } from '@matiz/client/request.ts';
import { createContext, use } from 'react';

/** What screens work with; made once, in the entry. */
export interface Services {
  readonly request: Request;
}

const Context = createContext<Services | null>(null);
export const ServicesProvider = Context.Provider;

export function useRequest(): Request {
  const services = use(Context);
  if (services === null) throw new Error('ServicesProvider is missing');
  return services.request;
}
