import * as calls from '@matiz/contracts/staff/second-factor.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { createSecondFactor } from './factor.ts';

export function secondFactorRoutes(
  app: FastifyInstance,
  factor: ReturnType<typeof createSecondFactor>,
): void {
  serve(app, calls.readSecondFactor, async ({ principal }) => ok(await factor.read(principal)));
  serve(app, calls.beginSecondFactor, ({ principal }) => factor.begin(principal));
  serve(app, calls.confirmSecondFactor, ({ body, principal, requestId }) =>
    factor.confirm({ ...body, principal, requestId }),
  );
  serve(app, calls.proveSecondFactor, ({ body, principal, requestId }) =>
    factor.prove({ ...body, principal, requestId }),
  );
  serve(app, calls.removeSecondFactor, ({ body, principal, requestId }) =>
    factor.remove({ ...body, principal, requestId }),
  );
  serve(app, calls.resetSecondFactor, ({ body, principal, requestId }) =>
    factor.reset({ ...body, by: principal, requestId }),
  );
}
