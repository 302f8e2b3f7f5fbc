export const port = Number(process.env.E2E_PORT ?? 4173);
export const address = process.env.E2E_ADDRESS ?? `http://127.0.0.1:${port}`;

/** Where the built client is served as a shell serves it: another origin than the API's. */
export const shellPort = port + 1;
export const shellAddress = `http://127.0.0.1:${shellPort}`;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
