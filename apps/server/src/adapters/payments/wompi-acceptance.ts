import type { AskWompi } from './wompi-requests.ts';
import { merchantAnswer } from './wompi-schemas.ts';

/** Tokens are good for one request, even for one that is refused: they are asked for each time. */
export async function askTokens(ask: AskWompi, key: string) {
  const { data } = await ask({
    method: 'GET',
    path: `/merchants/${encodeURIComponent(key)}`,
    what: '/merchants/…',
    key,
    answer: merchantAnswer,
  });
  return {
    acceptance_token: data.presigned_acceptance.acceptance_token,
    accept_personal_auth: data.presigned_personal_data_auth.acceptance_token,
  };
}
