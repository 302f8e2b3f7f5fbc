import type { createBoundary, Session, Wares } from './boundary.ts';
import { type OfflinePage, openPage } from './page.ts';
import { Life, lineOf, Phone } from './phone.ts';

export type Send = ReturnType<typeof createBoundary>;

/** A phone in someone's hand: its session, and the page that is open on it. */
export class Hand {
  readonly phone: Phone;
  session: Session | null = null;
  #life = new Life();
  #page: OfflinePage | null = null;
  readonly #send: Send;
  readonly #wares: Wares;

  constructor(name: string, send: Send, wares: Wares) {
    this.phone = new Phone(name);
    this.#send = send;
    this.#wares = wares;
  }

  /** The page that is open, or another one; null where nobody is logged in or nothing was ever seen. */
  async page(): Promise<OfflinePage | null> {
    if (this.isCut()) this.close();
    if (this.session === null) return null;
    if (this.#page === null) {
      const { phone, session } = this;
      this.#life = new Life();
      const transport = lineOf(phone, this.#life, (outgoing) => this.#send(outgoing, session));
      this.#page = openPage(phone, this.#life, transport);
      await this.look();
    }
    return this.#page?.hasVisitor() ? this.#page : null;
  }

  async look(): Promise<void> {
    const products = Object.values(this.#wares).map(({ id, code }) => ({ id: String(id), code }));
    // Without a line there is what was seen before.
    void this.#page?.look(products).catch(() => undefined);
    await this.rest();
  }

  /** Sends what waits, as after some time, and before someone leaves. */
  async flush(): Promise<void> {
    void this.#page?.flush();
    await this.rest();
  }

  async turnLine(line: Phone['line']): Promise<void> {
    this.phone.line = line;
    this.#page?.tellLine();
    await this.rest();
  }

  isCut(): boolean {
    return this.#life.isOver;
  }

  killAfter(steps: number): void {
    if (this.#page) this.#life.killAfter(steps);
  }

  rest(): Promise<void> {
    return this.#life.rest();
  }

  /** The page is gone; what it had read is still on the phone. */
  close(): void {
    this.#life.kill();
    this.#page?.close();
    this.#page = null;
  }

  /** Nobody is logged in any more, and what was seen goes with the person (`forgetPerson`). */
  forget(): void {
    this.close();
    this.phone.seen = [];
    this.session = null;
  }
}
