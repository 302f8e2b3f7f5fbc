/** What has to be answered before something is done that others feel, or that throws work away. */
export interface Question {
  readonly text: string;
  /** What the button says that goes on. */
  readonly yes: string;
  /** What the other one says, where it is more than to cancel. */
  readonly no?: string;
}

export interface OpenQuestion extends Question {
  readonly answer: (isYes: boolean) => void;
}

const listeners = new Set<() => void>();
let open: OpenQuestion | null = null;

export const readOpenQuestion = (): OpenQuestion | null => open;

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the person goes on. Of two questions the later one stands; the earlier was not answered. */
export function ask(question: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    put({
      ...question,
      answer(isYes) {
        put(null);
        resolve(isYes);
      },
    });
  });
}

/** Does it once the person has said so. */
export function askBefore(question: Question, act: () => void): void {
  void ask(question).then((isYes) => isYes && act());
}

function put(question: OpenQuestion | null): void {
  open = question;
  for (const listener of listeners) listener();
}
