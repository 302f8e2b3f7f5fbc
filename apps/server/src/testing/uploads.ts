import type { BodyInput } from '@matiz/contracts/define-call.ts';
import {
  askImport,
  beginImport,
  type ImportDetail,
  listImports,
  readImport,
  sendImportPart,
  stopImport,
} from '@matiz/contracts/staff/catalogue/imports.ts';
import { type Ask, askAs } from './orders.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** The calls of imports on screen in the name of someone of the staff. */
export function uploadsOf(test: Pick<TestApp, 'app' | 'deps'>, person: SignedIn) {
  const ask: Ask = askAs(test, person);
  const read = async (id: string): Promise<ImportDetail> =>
    (await ask(readImport, undefined, { query: `?id=${id}` })).value.result;
  const send = (id: string, at: number, piece: Uint8Array) =>
    test.app.inject({
      method: 'PUT',
      url: `/api${sendImportPart.path}?id=${id}&at=${at}`,
      headers: { ...person.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(piece),
    });
  const request = (body: BodyInput<typeof askImport>) => ask(askImport, body);

  return {
    ask,
    read,
    send,
    request,
    list: async () => (await ask(listImports)).value.rows,
    begin: (body: BodyInput<typeof beginImport>) => ask(beginImport, body),
    stop: (id: string) => ask(stopImport, { id }),
    /** Hands a file over and waits until its beginning was read. */
    async upload(name: string, content: string | Buffer, supplier = ''): Promise<ImportDetail> {
      const bytes = Buffer.from(content);
      const { value } = await ask(beginImport, { name, size: bytes.length, supplier });
      const { id } = value.result;
      for (let at = 0; at < bytes.length; at += 512 * 1024) {
        const reply = await send(id, at, bytes.subarray(at, at + 512 * 1024));
        if (reply.statusCode !== 200) throw new Error(reply.body);
      }
      await test.deps.importDesk.runner.settled();
      return read(id);
    },
    /** Asks for a step and waits until it is done. */
    async take(
      id: string,
      step: 'read' | 'check' | 'load' | 'undo',
      choices?: BodyInput<typeof askImport>['choices'],
    ): Promise<ImportDetail> {
      const told = await request({ id, step, ...(choices ? { choices } : {}) });
      if (told.refusal) throw new Error(told.refusal.message);
      await test.deps.importDesk.runner.settled();
      return read(id);
    },
    badRows: (id: string) =>
      test.app.inject({
        method: 'GET',
        url: `/api/staff/imports/bad-rows?id=${id}`,
        headers: person.headers,
      }),
  };
}
