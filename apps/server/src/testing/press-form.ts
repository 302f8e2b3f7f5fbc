/** The form of a page, as a browser would send it with one of its buttons. */
export function fillForm(html: string, button: string, value: string) {
  const form = new URLSearchParams();
  for (const [, name = '', text = ''] of html.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)">/g,
  )) {
    form.set(unescapeHtml(name), unescapeHtml(text));
  }
  form.set(button, value);
  return { action: html.match(/<form method="post" action="([^"]*)">/)?.[1] ?? '', form };
}

function unescapeHtml(text: string): string {
  return text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));
}

/** Opens a page with a form and presses a button of it; gives where it leads. */
export async function press(url: string, button: string, value: string): Promise<Response> {
  const page = await fetch(url);
  const { action, form } = fillForm(await page.text(), button, value);
  return fetch(new URL(action, url), { method: 'POST', body: form, redirect: 'manual' });
}
