import { fileURLToPath } from 'node:url';

export const routesPage = fileURLToPath(new URL('../../docs/ROUTES.md', import.meta.url));
