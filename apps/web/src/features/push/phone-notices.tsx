import { Button } from '@matiz/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { notificationsCopy as copy } from '#copy/app/notifications.ts';
import type { PhonePush } from '#platform/phone.ts';

interface PhoneNoticesProps {
  readonly push: PhonePush;
  readonly isBrowser?: boolean;
  /** Nothing is said where it was answered before. */
  readonly asksAlone?: boolean;
}

const ofPhone = { title: copy.phoneTitle, denied: copy.phoneDenied, on: copy.phoneOn };
const ofBrowser = { title: copy.browserTitle, denied: copy.browserDenied, on: copy.browserOn };

/** Asks to be told on the device itself, where the system or the browser was not asked yet. */
export function PhoneNotices({ push, isBrowser = false, asksAlone = false }: PhoneNoticesProps) {
  const { data: state, refetch } = useQuery({
    queryKey: ['phone-notices'],
    queryFn: () => push.state(),
    gcTime: 0,
  });
  const asking = useMutation({ mutationFn: () => push.ask(), onSettled: () => refetch() });
  if (state === undefined || state === 'unavailable') return null;
  if (!asking.isSuccess && (state === 'granted' || (asksAlone && state === 'denied'))) return null;
  const words = isBrowser ? ofBrowser : ofPhone;
  return (
    <section className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-accent-soft px-4 py-4 sm:px-5">
      <BellRing size={24} aria-hidden="true" className="shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-base font-semibold">{words.title}</h2>
        <p role="status" className="text-sm text-ink-soft">
          {state === 'denied' ? words.denied : state === 'granted' ? words.on : copy.phoneText}
        </p>
      </div>
      {state === 'prompt' ? (
        <Button
          size="sm"
          className="max-sm:w-full"
          loading={asking.isPending}
          onClick={() => asking.mutate()}
        >
          {copy.phoneAsk}
        </Button>
      ) : null}
    </section>
  );
}
