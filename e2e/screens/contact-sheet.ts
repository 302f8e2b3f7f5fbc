import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Taken } from './tour.ts';

const style = `
  body { font: 15px/1.3 system-ui, sans-serif; color: #2a1526; background: #d9cfc4; margin: 0; padding: 28px; }
  h1 { margin: 0 0 4px; } h2 { margin: 34px 0 12px; text-transform: capitalize; }
  section { display: flex; flex-wrap: wrap; gap: 22px; }
  figure { margin: 0; } figcaption { margin-bottom: 6px; font-weight: 600; }
  figure div { display: flex; gap: 8px; align-items: flex-start; }
  img { height: 330px; width: auto; display: block; background: #fff; box-shadow: 0 2px 12px rgb(42 21 38 / .25); }
  .problem { color: #b3261e; max-width: 680px; font-size: 12px; } .problem + div img { outline: 4px solid #b3261e; }
`;

/** All photographs side by side: `index.html` for clicking, `sheet.png` for a look. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  taken: readonly Taken[],
): Promise<string> {
  const index = path.join(folder, 'index.html');
  const sheet = path.join(folder, 'sheet.png');
  await writeFile(index, writePage(taken));
  const page = await browser.newPage({ viewport: { width: 2960, height: 1200 } });
  await page.goto(pathToFileURL(index).href);
  // Some 450 pictures in one: longer than the usual half minute beside other work.
  await page.screenshot({ path: sheet, fullPage: true, timeout: 180_000 });
  await page.close();
  return sheet;
}

function writePage(taken: readonly Taken[]): string {
  const people = Map.groupBy(taken, ({ who }) => who);
  const sections = [...people].map(
    ([who, theirs]) => `<h2>${who}</h2><section>${writeFigures(theirs)}</section>`,
  );
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Matiz</title><style>${style}</style></head>
<body><h1>Matiz</h1><p>${taken.length} fotos</p>${sections.join('')}</body></html>`;
}

function writeFigures(taken: readonly Taken[]): string {
  return [...Map.groupBy(taken, ({ name }) => name)]
    .map(([name, sizes]) => {
      const problems = sizes.flatMap(({ problem }) => problem ?? []);
      const pictures = sizes.map(
        ({ file, full }) => `<a href="${full ?? file}"><img src="${file}" alt="${file}"></a>`,
      );
      const note = problems.map((problem) => `<p class="problem">${escapeHtml(problem)}</p>`);
      return `<figure><figcaption>${name}</figcaption>${note.join('')}<div>${pictures.join('')}</div></figure>`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
