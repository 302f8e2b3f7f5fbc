import * as calls from '@matiz/contracts/staff/content/banners.ts';
import { bannerCopy as copy } from '#copy/content.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { pictureControl, pictureField } from '#parts/upload/picture-control.tsx';
import { BannerPreview } from './banner-preview.tsx';

const WidePicture = pictureControl('banner-wide');
const NarrowPicture = pictureControl('banner-narrow');

const fields: readonly FormField[] = [
  pictureField({ name: 'desktopImage', label: copy.desktop, hint: copy.desktopHint }, WidePicture),
  pictureField({ name: 'mobileImage', label: copy.mobile, hint: copy.mobileHint }, NarrowPicture),
  { name: 'title', label: copy.name, hint: copy.nameHint, kind: { is: 'text' } },
  { name: 'link', label: copy.link, hint: copy.linkHint, kind: { is: 'text' }, initial: '/home/' },
  {
    name: 'shownIn',
    label: copy.shownIn,
    hint: copy.shownInHint,
    kind: {
      is: 'choice',
      choices: Object.entries(copy.positions).map(([value, label]) => ({ value, label })),
    },
    initial: 'home',
  },
  {
    name: 'startsAt',
    label: copy.starts,
    hint: copy.startsHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  {
    name: 'endsAt',
    label: copy.ends,
    hint: copy.endsHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  {
    name: 'platforms',
    label: copy.platforms,
    kind: {
      is: 'several',
      choices: Object.entries(copy.platformNames).map(([value, label]) => ({ value, label })),
    },
    initial: 'web,ios,android,other',
  },
  { name: 'isShown', label: copy.shown, kind: { is: 'switch' }, initial: true },
];

export function BannerPage() {
  return (
    <ResourcePage
      path="/contenido/banners"
      back={copy.back}
      fresh={copy.fresh}
      write="content:write"
      fields={fields}
      calls={{
        read: calls.readBanner,
        create: calls.createBanner,
        change: calls.changeBanner,
        remove: calls.removeBanner,
        history: calls.listBannerHistory,
      }}
      nameOf={({ title }) => String(title)}
      Preview={BannerPreview}
    />
  );
}
