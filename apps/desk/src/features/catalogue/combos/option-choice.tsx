import { listProductOptions } from '@matiz/contracts/staff/catalogue/products.ts';
import { useQuery } from '@tanstack/react-query';
import { comboCopy as copy } from '#copy/catalogue/products.ts';
import { useRequest } from '#lib/services.ts';
import type { WrittenPart } from './parts-value.ts';

interface OptionChoiceProps {
  readonly part: WrittenPart;
  readonly choose: (option: Pick<WrittenPart, 'optionId' | 'option' | 'isWithdrawn'>) => void;
}

/** Which tone or volume a combo brings: one for everybody, or the one that the buyer chooses. */
export function OptionChoice({ part, choose }: OptionChoiceProps) {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['options', listProductOptions.path, part.productId],
    queryFn: () =>
      request(listProductOptions, { query: { 'f.product': part.productId, limit: '200' } }),
  });
  const options = (data?.rows ?? []).map(({ id, toneNumber, toneName, volume, isWithdrawn }) => ({
    id,
    isWithdrawn,
    name: [toneNumber, toneName, volume === null ? null : `${volume} vol`]
      .filter(Boolean)
      .join(' '),
  }));
  const isKnown = part.optionId === null || options.some(({ id }) => id === part.optionId);
  return (
    <select
      aria-label={copy.optionOf(part.name)}
      value={part.optionId ?? ''}
      onChange={({ target }) => {
        const chosen = options.find(({ id }) => id === target.value);
        choose({
          optionId: chosen?.id ?? null,
          option: chosen?.name ?? null,
          isWithdrawn: chosen?.isWithdrawn ?? false,
        });
      }}
      className="h-(--control) max-w-56 rounded-sm border border-line-strong bg-surface px-2 pointer-coarse:h-11"
    >
      <option value="">{copy.buyerChooses(part.options)}</option>
      {isKnown ? null : <option value={part.optionId ?? ''}>{part.option}</option>}
      {options
        .filter(({ id, isWithdrawn }) => !isWithdrawn || id === part.optionId)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </select>
  );
}
