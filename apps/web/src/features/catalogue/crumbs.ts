import type { Crumb } from '@matiz/ui/breadcrumbs.tsx';
import { catalogueCopy } from '../../copy/catalogue.ts';
import { chromeCopy } from '../../copy/chrome.ts';
import { links } from '../../lib/links.ts';

export const homeCrumb: Crumb = { label: chromeCopy.tabHome, href: links.home };
export const categoriesCrumb: Crumb = { label: catalogueCopy.categories, href: links.categories };
export const brandsCrumb: Crumb = { label: catalogueCopy.brands, href: links.brands };
