import type { Banner } from '@matiz/contracts/marketing.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Dialog } from '@matiz/ui/overlays/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { welcomeCopy as copy } from '#copy/marketing/welcome.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { useServices } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { BannerPicture } from './banner-picture.tsx';
import { welcomeBannersQuery } from './banners.query.ts';

/** Which one was seen on this device. */
const seenKey = 'matiz:welcome';

/** §4 The welcome popup banner, for anyone who is no provider: each one once on a device. */
export function WelcomeWindow() {
  const { request, platform } = useServices();
  const visitor = useMe();
  const { data } = useQuery(welcomeBannersQuery(request, platform.name));
  const banner = data?.[0];
  if (!banner || !visitor || visitor.provider_code !== null) return null;
  return <Welcome key={nameOf(banner)} banner={banner} />;
}

function Welcome({ banner }: { readonly banner: Banner }) {
  const { platform } = useServices();
  const name = nameOf(banner);
  const [isOpen, setOpen] = useState(
    () => platform.device.read(seenKey) !== name && !isBusyElsewhere(),
  );
  // Seen is seen: who goes on without closing it is not asked a second time.
  useEffect(() => {
    if (isOpen) platform.device.write(seenKey, name);
  }, [isOpen, name, platform]);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={banner.title}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy.later}
          </Button>
          <AppLink to={banner.app_link} onClick={close} className={buttonClass()}>
            {copy.look}
          </AppLink>
        </>
      }
    >
      <div className="overflow-hidden rounded-lg">
        <BannerPicture banner={{ ...banner, title: '' }} eager />
      </div>
    </Dialog>
  );
}

/** Another picture is something new to see. */
function nameOf({ _id, desktop }: Banner): string {
  return `${_id} ${desktop.medium}`;
}

/** Nobody is interrupted while they write or answer another window; it comes another time. */
function isBusyElsewhere(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
  return (
    isWriting ||
    document.querySelector('[role="dialog"]:popover-open, [role="dialog"][data-open]') !== null
  );
}
