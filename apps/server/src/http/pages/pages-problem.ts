import { sentenceOf } from '@matiz/contracts/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../errors.ts';
import { sendRefusal } from '../last-resort.ts';

/** A plain page for when no page can be drawn: what happened, and a way to try again. */
export function writeProblemPage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { failure } = refusalOf(error);
  request.log.error({ err: error }, 'page failed');
  request.server.reportFault(error, request);
  return sendRefusal(reply, failure)
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(writePage(sentenceOf(failure), request.id));
}

function writePage(sentence: string, requestId: string): string {
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Algo no salió bien | Matiz</title>
</head>
<body>
<main>
<h1>Algo no salió bien</h1>
<p>${sentence}</p>
<p><a href="">Reintentar</a></p>
<p><small>Código para soporte: ${requestId}</small></p>
</main>
</body>
</html>
`;
}
