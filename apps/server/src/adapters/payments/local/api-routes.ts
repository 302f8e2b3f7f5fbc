import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { banks } from './banks.ts';
import { createTransaction } from './create-transaction.ts';
import type { LocalWompi } from './local-wompi.ts';
import { badKey, invalidInput, notFound, unprocessable } from './refusals.ts';
import { describeTransaction, isAtBank, type StoredTransaction } from './transaction.ts';
import { isOfSource } from './transaction-body.ts';

/** The API, as far as we use it. */
export function apiRoutes(app: FastifyInstance, local: LocalWompi): void {
  const { keys, clock, newId, store, notices } = local;
  const describe = (request: FastifyRequest, row: StoredTransaction) => {
    const bankUrl = isAtBank(row) ? local.addressOf(request, `/bank/${row.id}`) : undefined;
    return describeTransaction(row, clock(), bankUrl);
  };

  app.get<{ Params: { key: string } }>('/v1/merchants/:key', async (request) => {
    requireKey(request, keys.public);
    if (request.params.key !== keys.public) throw notFound();
    const presign = async (type: 'END_USER_POLICY' | 'PERSONAL_DATA_AUTH', page: string) => {
      const acceptanceToken = `acc_test_${newId()}`;
      await store.addToken(acceptanceToken, type);
      return {
        acceptance_token: acceptanceToken,
        permalink: local.addressOf(request, `/contracts/${page}`),
        type,
      };
    };
    return {
      data: {
        name: 'Comercio de práctica',
        presigned_acceptance: await presign('END_USER_POLICY', 'policy'),
        presigned_personal_data_auth: await presign('PERSONAL_DATA_AUTH', 'personal-data'),
      },
      meta: {},
    };
  });

  app.get('/v1/pse/financial_institutions', async (request) => {
    requireKey(request, keys.public);
    const data = banks.map(({ code, name }) => ({
      financial_institution_code: code,
      financial_institution_name: name,
    }));
    return { data, meta: {} };
  });

  app.post('/v1/transactions', async (request, reply) => {
    requireKey(request, isOfSource(request.body) ? keys.private : keys.public);
    const row = await createTransaction(request.body, local);
    // A card needs nobody to decide; a bank's page does.
    if (row.outcome !== null) notices.tell(row.id, local.settleMs);
    // The bank's address is not there yet at this moment; those who ask again get it.
    reply.status(201);
    return { data: describeTransaction(row, clock()), meta: {} };
  });

  app.get<{ Querystring: { reference?: unknown } }>('/v1/transactions', async (request) => {
    requireKey(request, keys.private);
    const { reference } = request.query;
    if (typeof reference !== 'string') throw invalidInput({ reference: ['No está presente'] });
    const row = await store.findByReference(reference);
    return { data: row === null ? [] : [describe(request, row)], meta: {} };
  });

  app.get<{ Params: { id: string } }>('/v1/transactions/:id', async (request) => {
    // Since September 2026: without the shop's own key there is no such payment.
    if (!hasKey(request, keys.private)) throw notFound();
    const row = await store.find(request.params.id);
    if (row === null) throw notFound();
    return { data: describe(request, row), meta: {} };
  });

  app.post<{ Params: { id: string } }>('/v1/transactions/:id/void', async (request, reply) => {
    requireKey(request, keys.private);
    const row = await store.find(request.params.id);
    if (row === null) throw notFound();
    checkVoid(request.body, row);
    const voided = await store.void(row.id, clock());
    if (voided === null) throw unprocessable('La transacción no se puede anular');
    notices.tell(voided.id, 0);
    reply.status(201);
    return { data: { status: 'APPROVED', transaction: describe(request, voided) }, meta: {} };
  });
}

function checkVoid(body: unknown, row: StoredTransaction): void {
  const read = z.strictObject({ amount_in_cents: z.int().optional() }).optional().safeParse(body);
  if (!read.success) throw invalidInput({ amount_in_cents: ['No tiene un valor válido'] });
  const amount = read.data?.amount_in_cents ?? row.amountInCents;
  if (amount !== row.amountInCents) {
    throw invalidInput({ amount_in_cents: ['No es el monto de la transacción'] });
  }
}

function requireKey(request: FastifyRequest, key: string): void {
  if (!hasKey(request, key)) throw badKey();
}

function hasKey({ headers }: FastifyRequest, key: string): boolean {
  return headers.authorization === `Bearer ${key}`;
}
