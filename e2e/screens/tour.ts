import type { Page } from '@playwright/test';
import type { Goods } from './goods.ts';

/** One photograph: where to go, what to do there, and its name in the contact sheet. */
export interface Shot {
  readonly name: string;
  /** Where it is taken; without it, wherever the one before ended. */
  readonly path?: string | ((goods: Goods) => string);
  /** What a person does before it is taken. */
  readonly act?: (page: Page, goods: Goods) => Promise<unknown>;
  /** Also the whole length of the page, beside what a window shows. */
  readonly full?: true;
  /** The desk is photographed on a desktop; what is done standing in the warehouse on a phone too. */
  readonly isOnPhone?: true;
}

/** Photographs of one person in their order: a later one may need what an earlier one did. */
export interface Tour {
  readonly who: 'guest' | 'buyer' | 'seller' | 'staff';
  readonly shots: readonly Shot[];
  /** Pages that only the workshop has (`/dev/ui`). */
  readonly isDevelopment?: true;
}

export interface Size {
  readonly name: 'phone' | 'desktop';
  readonly width: number;
  readonly height: number;
}

/** What became of a photograph; `files` lie in the folder of the screens. */
export interface Taken {
  readonly who: Tour['who'];
  readonly name: string;
  readonly size: Size['name'];
  readonly file: string;
  readonly full: string | null;
  /** What went wrong: it shows the page as far as it came. */
  readonly problem: string | null;
}
