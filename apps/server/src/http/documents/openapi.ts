import { callsByWord } from '@matiz/contracts/calls.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import {
  type ErrorCode,
  errorKinds,
  errorReplySchema,
  sharedErrors,
} from '@matiz/contracts/errors.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { z } from 'zod';

export interface JsonSchema {
  readonly [key: string]: unknown;
}

/** The OpenAPI 3.1 document of every call, with its access and its error codes. */
export function describeApi(serverUrl: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [word, calls] of callsByWord) {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: describeCall(word, call),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Matiz',
      version: '1',
      description: 'Las llamadas de Matiz. El dinero son pesos enteros con IVA incluido.',
    },
    servers: [{ url: `${serverUrl}/api` }],
    tags: [...callsByWord.keys()].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorReplySchema, 'output') },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        session: { type: 'apiKey', in: 'cookie', name: 'matiz-access' },
      },
    },
  };
}

function describeCall(word: string, call: Call): JsonSchema {
  return {
    tags: [word],
    operationId: `${call.method.toLowerCase()}${call.path.replace(/\W+(\w)?/g, (_, letter = '') => letter.toUpperCase())}`,
    summary: call.summary,
    description: `${call.spec}. Acceso: ${call.access}.`,
    'x-access': call.access,
    'x-error-codes': errorCodesOf(call),
    security: call.access === 'public' ? [] : [{ token: [] }, { session: [] }],
    parameters: call.query ? parametersOf(call, schemaOf(call.query, 'input')) : [],
    ...(call.takes === 'bytes'
      ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } }
      : {}),
    ...(call.body
      ? { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }
      : {}),
    responses: { ...describeReplies(call), ...describeErrors(call) },
  };
}

/** What a call may fail with: its own codes, then those of every call. */
export function errorCodesOf(call: Call): ErrorCode[] {
  return [...new Set<ErrorCode>([...call.errors, ...sharedErrors])];
}

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

function parametersOf({ path }: Call, { properties, required }: JsonSchema): JsonSchema[] {
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: path.includes(`/:${name}`) ? 'path' : 'query',
    required: names.includes(name),
    schema,
  }));
}

function describeReplies({ replies, media }: Call): JsonSchema {
  return Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => [
      status,
      {
        description: 'Respuesta',
        content: media === undefined ? json(schemaOf(schema, 'output')) : { [media]: {} },
      },
    ]),
  );
}

/** One reply for each status, which names its codes with their sentences. */
function describeErrors(call: Call): JsonSchema {
  const byStatus = Map.groupBy(errorCodesOf(call), (code) => errorKinds[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes
          .map((code) => `${code}: ${messages[errorKinds[code].message]}`)
          .join('\n'),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
