import type { CookieNames } from './session/cookie-names.ts';
import type { Sessions, Visitor } from './session/principal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly sessions: Sessions;
    readonly cookieNames: CookieNames;
    /** The origin of PUBLIC_URL. */
    readonly publicOrigin: string;
    /** The security headers of a call's reply, in place of those of a page. */
    readonly callHeaders: Readonly<Record<string, string>>;
    /** The security headers of a page in which these scripts stand, and no other may run. */
    readonly pageHeaders: (scripts: readonly string[]) => Readonly<Record<string, string>>;
    /** Tells of a fault of ours outside of the log, where that is asked for (ADR 98). */
    readonly reportFault: (error: unknown, request: FastifyRequest) => void;
    /** In tests a reply that its contract does not allow fails instead of being trimmed. */
    readonly isStrict: boolean;
  }

  interface FastifyRequest {
    /** Who calls, once the call's access was checked; null for public calls. */
    principal: Visitor | null;
  }
}
