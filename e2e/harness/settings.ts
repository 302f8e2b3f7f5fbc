export const PORT = Number(process.env.E2E_PORT ?? 4173);
export const ADDRESS = process.env.E2E_ADDRESS ?? `http://127.0.0.1:${PORT}`;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
