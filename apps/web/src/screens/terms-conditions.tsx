import { termsCopy as copy } from '../copy/terms.ts';

/** Terms and conditions (§2). */
export function Component() {
  return (
    <article className="page max-w-3xl py-8 sm:py-12">
      <h1 className="text-3xl">{copy.title}</h1>
      <p className="mt-2 text-sm text-ink-faint">{copy.updated}</p>
      {copy.sections.map(({ id, title, paragraphs }) => (
        <section key={id} id={id} className="mt-8 scroll-mt-32">
          <h2 className="text-xl">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2.5 text-pretty text-ink-soft">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
