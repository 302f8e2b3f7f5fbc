import { readReasonChoices } from '@matiz/contracts/staff/shop/reasons.ts';
import type { ReasonUse } from '@matiz/domain/shop/reasons.ts';
import { useQuery } from '@tanstack/react-query';
import { reasonsCopy as copy } from '#copy/shop/reasons.ts';
import { useRequest } from '#lib/services.ts';

interface UsualReasonsProps {
  readonly of: ReasonUse;
  readonly choose: (text: string) => void;
}

/** The shop's usual reasons for something; who chooses one may still write more. */
export function UsualReasons({ of, choose }: UsualReasonsProps) {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['list', readReasonChoices.path],
    queryFn: () => request(readReasonChoices, {}),
  });
  const usual = data?.reasons.filter(({ use }) => use === of) ?? [];
  if (usual.length === 0) return null;
  return (
    <ul aria-label={copy.usual} className="mt-2 flex flex-wrap gap-1.5">
      {usual.map(({ text }) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => choose(text)}
            className="min-h-(--control) rounded-sm border border-line px-2 py-0.5 text-left text-xs text-ink-soft hover:border-line-strong hover:text-ink"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
