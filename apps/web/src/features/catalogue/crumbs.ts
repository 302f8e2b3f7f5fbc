import type { Crumb } from '@matiz/ui/breadcrumbs.tsx';
import { chromeCopy } from '#copy/chrome.ts';
import { listsCopy } from '#copy/lists.ts';
import { links } from '#lib/links.ts';

export const homeCrumb: Crumb = { label: chromeCopy.tabHome, href: links.home };
export const categoriesCrumb: Crumb = { label: listsCopy.categories, href: links.categories };
export const brandsCrumb: Crumb = { label: listsCopy.brands, href: links.brands };
