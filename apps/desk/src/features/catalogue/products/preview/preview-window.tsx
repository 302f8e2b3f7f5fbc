import { RequestError } from '@matiz/client/request-error.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { previewProduct } from '@matiz/contracts/staff/catalogue/product-preview.ts';
import { Segmented } from '@matiz/ui/inputs/segmented.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { productPreviewCopy as copy } from '#copy/catalogue/product-preview.ts';
import { formCopy } from '#copy/form.ts';
import { useRequest } from '#lib/services.ts';
import { type Device, DeviceFrame } from './device-frame.tsx';
import { type Looker, LookerFields, noLooker } from './looker-fields.tsx';
import { ShownProduct } from './shown-product.tsx';

type Asked = BodyInput<typeof previewProduct>;

interface PreviewWindowProps {
  readonly row: Asked['row'];
  readonly set: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

/** The product's page as someone would see it, on a phone or a computer; Esc leaves. */
export function PreviewWindow({ row, set, close }: PreviewWindowProps) {
  const request = useRequest();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [looker, setLooker] = useState<Looker>(noLooker);
  const [device, setDevice] = useState<Device>('phone');
  useEffect(() => dialog.current?.showModal(), []);
  const { isGuest, cityCode, document } = looker;
  const who = isGuest ? { cityCode } : { document };
  const isAsked = isGuest || document !== '';
  const { data, error, isFetching } = useQuery({
    queryKey: ['product-preview', row, set, who],
    queryFn: () => request(previewProduct, { body: { row, set: set as Asked['set'], ...who } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    // What it showed was never saved: nobody sees it a second time.
    gcTime: 0,
  });
  const shown = isAsked && !error ? data?.result : undefined;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={close}
      className="m-auto h-[calc(100dvh-2rem)] max-h-none w-[calc(100vw-2rem)] max-w-none flex-col overflow-hidden rounded-lg bg-surface shadow-float open:flex"
    >
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-5 py-3">
        <h2 id={titleId} className="self-center text-lg">
          {copy.title}
        </h2>
        <LookerFields looker={looker} choose={setLooker} />
        <div className="ml-auto flex items-end gap-3">
          <Segmented
            legend={copy.device}
            options={Object.entries(copy.devices).map(([value, label]) => ({ value, label }))}
            value={device}
            onValueChange={(value) => setDevice(value as Device)}
          />
          <button
            type="button"
            aria-label={copy.close}
            title={copy.close}
            onClick={() => dialog.current?.close()}
            className="grid size-11 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X size={20} aria-hidden />
          </button>
        </div>
      </header>
      <output className="block min-h-9 px-5 py-2 text-ink-soft" aria-busy={isFetching}>
        {!isAsked
          ? copy.chooseCustomer
          : shown
            ? copy.seenBy(shown.customer, shown.warehouse)
            : error
              ? ''
              : copy.loading}
      </output>
      {isAsked && error ? <Refused error={error} /> : null}
      {shown?.product === null ? (
        <p className="mx-5 rounded-sm bg-warning-soft px-3 py-2">
          {copy.notFound(shown.warehouse)}
        </p>
      ) : null}
      {shown?.product ? (
        <DeviceFrame device={device} title={copy.frame(copy.devices[device])}>
          <ShownProduct product={shown.product} />
        </DeviceFrame>
      ) : null}
    </dialog>
  );
}

/** What cannot be saved cannot be shown: the same sentences as under the fields. */
function Refused({ error }: { error: Error }) {
  const faults = error instanceof RequestError ? (error.reply?.fields ?? []) : [];
  return (
    <div role="alert" className="mx-5 rounded-sm bg-danger-soft px-3 py-2 text-danger">
      {faults.length > 0 ? (
        <>
          <p>{copy.cannot}</p>
          <ul className="ml-5 list-disc">
            {faults.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{error instanceof RequestError ? error.message : formCopy.fix}</p>
      )}
    </div>
  );
}
