import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { clearDraft, type DraftFields, readDraft, writeDraft } from './draft.ts';
import { useServices } from './services.ts';
import { whenReleased } from './when-released.ts';

interface KeptForm<Fields extends DraftFields> {
  /** Under which name the tab keeps it. */
  readonly name: string;
  readonly defaults: Fields;
  readonly resolver: Resolver<Fields>;
  /** Fields that are never kept. */
  readonly secret?: readonly (keyof Fields & string)[];
}

/**
 * A form whose fields outlive a reload, the way back and a failed send: the tab keeps them until
 * `forget` is called. Draw it only in a page that is alive, since a server knows no tab.
 */
export function useKeptForm<Fields extends DraftFields>({
  name,
  defaults,
  resolver,
  secret = [],
}: KeptForm<Fields>): { form: UseFormReturn<Fields>; forget: () => void } {
  const { tab } = useServices().platform;
  const [kept] = useState(() => readDraft(tab, name, defaults));
  const form = useForm<Fields>({
    resolver: async (...checked) => {
      await whenReleased();
      return resolver(...checked);
    },
    values: kept,
    mode: 'onTouched',
  });
  const { subscribe } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the secret fields of a form do not change
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(tab, name, values, secret),
      }),
    [subscribe, tab, name],
  );
  return { form, forget: () => clearDraft(tab, name) };
}
