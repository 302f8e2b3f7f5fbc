export const appVersionCopy = {
  title: 'Versiones de la app',
  empty: 'Aquí están las versiones de la app que atiende la tienda.',
  platform: 'App',
  platforms: { Ios: 'iPhone y iPad', Android: 'Android' },
  minimum: 'Versión mínima',
  minimumHint: 'Con una más vieja la app pide actualizarse antes de seguir.',
  latest: 'Última versión',
  latestHint: 'La que está publicada en la tienda de apps.',
  store: 'Dirección en la tienda de apps',
  storeHint: 'En la App Store o en Google Play. A ella lleva el botón «Actualizar».',
  noStore: 'Sin publicar',
} as const;
