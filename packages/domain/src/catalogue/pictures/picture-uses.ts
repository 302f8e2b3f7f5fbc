/**
 * The one size of all originals of a use, which the largest rendering needs, and the least that a
 * picture must bring. What is cut to its shape keeps the part of it that the eye goes to.
 */
export const pictureUses = {
  product: { width: 1600, height: 1600, fit: 'contain', least: { width: 100, height: 100 } },
  swatch: { width: 480, height: 480, fit: 'cover', least: { width: 100, height: 100 } },
  brand: { width: 960, height: 480, fit: 'contain', least: { width: 160, height: 80 } },
  category: { width: 960, height: 960, fit: 'cover', least: { width: 200, height: 200 } },
  logo: { width: 960, height: 320, fit: 'contain', least: { width: 160, height: 54 } },
  'banner-wide': { width: 1600, height: 560, fit: 'cover', least: { width: 1000, height: 350 } },
  'banner-narrow': { width: 1200, height: 900, fit: 'cover', least: { width: 640, height: 480 } },
} as const;
