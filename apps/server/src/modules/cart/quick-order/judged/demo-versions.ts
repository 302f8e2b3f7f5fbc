import { buildDemo } from '@matiz/demo/demo.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import type { SoldVersion } from './versions.ts';

/** Everything that the demonstration sells, told without the rules that are judged. */
export function demoVersions(now: Date): SoldVersion[] {
  const { catalogue } = buildDemo({ now });
  const brands = new Map(catalogue.brands.map((brand) => [brand.code, brand]));
  return catalogue.products.flatMap((product) => {
    const brand = brands.get(product.brand);
    return product.versions.map(({ code, tone, volume }) => {
      const [level = '', reflection = ''] = tone?.number.split(/[.,/-]/) ?? [];
      const hasMark = tone !== null && tone.number !== level;
      return {
        code,
        product: product.code,
        name: foldText(product.name),
        brand: brand?.name ?? '',
        category: product.category,
        size: product.contentSize,
        tone: tone && {
          printed: tone.number,
          level: hasMark ? Number(level) : null,
          reflection: hasMark ? reflection : '',
        },
        shade: tone?.name ?? '',
        volume: volume?.volume ?? null,
      };
    });
  });
}
