import { Button } from '@matiz/ui/button.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { alertsCopy as copy } from '#copy/catalogue/alerts.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { pictureOf } from '#lib/pictures.ts';
import { useStockAlerts } from './stock-alerts.query.ts';

/** What this person waits for, each with the way to let go of it; nothing where there is nothing. */
export function WaitedList() {
  const { alerts, isBusy, remove } = useStockAlerts();
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="esperas" className="page pb-10">
      <h2 id="esperas" className="text-xl">
        {copy.listTitle}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{copy.listText}</p>
      <ul className="mt-3 divide-y divide-line rounded-lg bg-surface px-4 shadow-card">
        {alerts.map(({ productId, versionCode, slug, name, option, image }) => {
          const whole = option === null ? name : `${name} · ${option}`;
          return (
            <li key={versionCode} className="flex items-center gap-3 py-2.5">
              <span className="size-11 shrink-0 overflow-hidden rounded-md bg-white [&_img]:size-full">
                <Picture
                  picture={pictureOf(image, '', { kind: 'product' })}
                  sizes="2.75rem"
                  fit="contain"
                />
              </span>
              <AppLink
                to={links.product({ _id: productId, slug })}
                className="min-w-0 flex-1 text-sm leading-5 font-medium hover:text-accent hover:underline"
              >
                {whole}
              </AppLink>
              <Button
                variant="quiet"
                size="sm"
                disabled={isBusy}
                aria-label={copy.stopOf(whole)}
                onClick={() => remove(versionCode)}
              >
                {copy.stop}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
