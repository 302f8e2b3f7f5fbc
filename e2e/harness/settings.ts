export const PORT = Number(process.env.E2E_PORT ?? 4173);
export const ADDRESS = process.env.E2E_ADDRESS ?? `http://127.0.0.1:${PORT}`;

/** Where the built client is served as a shell serves it: another origin than the API's. */
export const SHELL_PORT = PORT + 1;
export const SHELL_ADDRESS = `http://127.0.0.1:${SHELL_PORT}`;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
