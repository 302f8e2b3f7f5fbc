/** Who walks the routes; the two sellers are one person, before and after choosing a customer. */
export const walkers = ['guest', 'admin customer', 'seller', 'seller with customer'] as const;
export type Walker = (typeof walkers)[number];

const password = 'matiz-demo-2026';
const emails = {
  'admin customer': 'compradora@demo.matiz.co',
  seller: 'vendedor@demo.matiz.co',
  'seller with customer': 'vendedor@demo.matiz.co',
} as const;

/** A browser's cookies and nothing else of it: pages as they come from the server. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>;
  /** A page, without following a redirect. */
  get(path: string): Promise<{ status: number; location: string | null }>;
  call<Reply>(method: string, path: string, body?: object): Promise<Reply>;
}

export async function openVisitor(address: string, who: Walker): Promise<Visitor> {
  const visitor = createVisitor(address);
  await visitor.get('/terms-conditions');
  if (who === 'guest') return visitor;
  await visitor.call('POST', '/v3/auth/login', { email: emails[who], password: password });
  if (who === 'seller') {
    await visitor.call('PUT', '/seller/working-customer', { customerId: null });
  }
  if (who === 'seller with customer') {
    const { results } = await visitor.call<{ results: { _id: string; hasCoverage: boolean }[] }>(
      'GET',
      '/seller/customers',
    );
    const customer = results.find(({ hasCoverage }) => hasCoverage);
    if (!customer) throw new Error('The demonstration’s seller has no customer within reach');
    await visitor.call('PUT', '/seller/working-customer', { customerId: customer._id });
  }
  return visitor;
}

function createVisitor(address: string): Visitor {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${address}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { cookie, 'sec-fetch-site': 'same-origin', origin: address, ...init.headers },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply;
  }

  return {
    cookies,
    async get(path) {
      const reply = await send(path);
      await reply.arrayBuffer();
      return { status: reply.status, location: reply.headers.get('location') };
    },
    async call<Reply>(method: string, path: string, body?: object) {
      const reply = await send(`/api${path}`, {
        method,
        ...(body ? { body: JSON.stringify(body) } : {}),
        headers: body ? { 'content-type': 'application/json' } : {},
      });
      const answer: unknown = await reply.json();
      if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      return answer as Reply;
    },
  };
}
