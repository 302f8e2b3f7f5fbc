import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as a browser keeps a cookie at most. */
const deviceSeconds = 400 * 24 * 60 * 60;

/**
 * What a device was given when someone last entered on it: the `device` header of other clients,
 * or the cookie of the web. It opens nothing; it keeps strangers from closing an account to it.
 */
export function readDeviceToken(request: FastifyRequest): string | null {
  const sent = request.headers.device;
  if (typeof sent === 'string' && sent !== '') return sent;
  return request.cookies[request.server.cookieNames.device] ?? null;
}

/** Only the calls get it back: pages and pictures need not carry it. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const { cookieNames, publicOrigin } = reply.server;
  const secure = publicOrigin.startsWith('https:');
  const options = { path: '/api', httpOnly: true, sameSite: 'lax', secure } as const;
  reply.setCookie(cookieNames.device, token, { ...options, maxAge: deviceSeconds });
}
