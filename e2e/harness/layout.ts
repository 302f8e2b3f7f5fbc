import type { Page } from '@playwright/test';

/**
 * What has no size and still stands in a row or a grid with gaps: it draws nothing, and pushes
 * what is beside it aside by one gap.
 */
export function findEmptyGaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const items = (parent: Element): Element[] =>
      [...parent.children].flatMap((child) =>
        getComputedStyle(child).display === 'contents' ? items(child) : [child],
      );
    const nameOf = ({ tagName, className }: Element) => `${tagName} ${className}`;
    return [...document.querySelectorAll('body *')].flatMap((parent) => {
      const { display, flexDirection, columnGap, rowGap } = getComputedStyle(parent);
      const isSpaced = Number.parseFloat(columnGap) > 0 || Number.parseFloat(rowGap) > 0;
      const isRow = /flex/.test(display) && flexDirection.startsWith('row');
      const isColumn = /flex/.test(display) && flexDirection.startsWith('column');
      if (!/flex|grid/.test(display) || !isSpaced || parent.clientWidth === 0) return [];
      return items(parent)
        .filter((item) => {
          const style = getComputedStyle(item);
          const isInFlow = style.display !== 'none' && !/absolute|fixed/.test(style.position);
          const { width, height } = item.getBoundingClientRect();
          const isEmpty = (width === 0 && !isColumn) || (height === 0 && !isRow);
          return isInFlow && isEmpty;
        })
        .map((item) => `${nameOf(item)} in ${nameOf(parent)}`);
    });
  });
}

/** What can be pressed or filled in and reaches past the edge of the screen, outside what scrolls. */
export function findPastTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isScrolled(element.parentElement));
    return [...document.querySelectorAll('button, a, input, select, textarea')]
      .filter((element) => element.checkVisibility() && !isScrolled(element.parentElement))
      .filter((element) => !element.closest('[aria-roledescription="carrusel"]'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isHidden = getComputedStyle(element).clipPath !== 'none';
        return !isHidden && (left < 0 || right > window.innerWidth);
      })
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${element.textContent || element.getAttribute('aria-label')}: ${left} to ${right}`;
      });
  });
}

/** How far the page can be pushed aside, which it never should. */
export async function findSideways(page: Page): Promise<string[]> {
  const spare = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return spare > 0 ? [`wider than the screen by ${spare}`] : [];
}

/** Where what stays in sight leaves less than half of the window to the page itself, scrolled halfway. */
export function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2);
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const middle = window.innerWidth / 2;
    const isStaying = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isStaying(element.parentElement));
    const rows = Array.from({ length: Math.floor(window.innerHeight / 10) }, (_, row) => row * 10);
    const covered = rows.filter((y) => isStaying(document.elementFromPoint(middle, y)));
    const share = covered.length / rows.length;
    return share > 0.5 ? [`${Math.round(100 * share)} % of the window is covered`] : [];
  });
}
