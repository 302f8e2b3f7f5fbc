import type { Crumb } from '@matiz/ui/layout/breadcrumbs.tsx';
import { listsCopy } from '#copy/catalogue/lists.ts';
import { chromeCopy } from '#copy/chrome.ts';
import { links } from '#lib/page/links.ts';

export const homeCrumb: Crumb = { label: chromeCopy.tabHome, href: links.home };
export const categoriesCrumb: Crumb = { label: listsCopy.categories, href: links.categories };
export const brandsCrumb: Crumb = { label: listsCopy.brands, href: links.brands };
