/** An answer of the API that is no success, with the body that Wompi gives it. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(`local Wompi: ${status}`);
    this.status = status;
    this.body = { error };
  }
}

export function invalidInput(messages: Readonly<Record<string, readonly string[]>>): ApiRefusal {
  return new ApiRefusal(422, { type: 'INPUT_VALIDATION_ERROR', messages });
}

export function unprocessable(reason: string): ApiRefusal {
  return new ApiRefusal(422, { type: 'UNPROCESSABLE', reason });
}

export function badKey(): ApiRefusal {
  return new ApiRefusal(401, { type: 'INVALID_ACCESS_TOKEN', reason: 'Llave no válida' });
}

export function notFound(): ApiRefusal {
  const reason = 'La entidad solicitada no existe';
  return new ApiRefusal(404, { type: 'NOT_FOUND_ERROR', reason });
}

/** What a person sees instead of the page that they asked for. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** Where to go on; null when the address is not to be trusted. */
  readonly back: string | null;

  constructor(status: number, title: string, text: string, back: string | null = null) {
    super(`local Wompi: ${title}`);
    this.status = status;
    this.title = title;
    this.text = text;
    this.back = back;
  }
}
