/** An answer of the API that is no success. */
export class LinkRefusal extends Error {
  readonly status: number;
  readonly body: { readonly payload: object; readonly errors: readonly object[] };

  constructor(status: number, errors: readonly object[]) {
    super(`local Bold: ${status}`);
    this.status = status;
    this.body = { payload: {}, errors };
  }
}

export function invalidLink(faults: readonly (readonly [string, string])[]): LinkRefusal {
  const errors = faults.map(([field, message]) => ({ code: 'AP001', field, message }));
  return new LinkRefusal(400, errors);
}

export function badIdentity(): LinkRefusal {
  return new LinkRefusal(401, [{ code: 'AP002', message: 'Llave de identidad no válida' }]);
}

export function noSuchLink(): LinkRefusal {
  return new LinkRefusal(404, [{ code: 'AP003', message: 'El link de pago no existe' }]);
}
