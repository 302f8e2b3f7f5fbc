import { termsCopy as copy } from '#copy/terms.ts';

/** Terms and conditions (§2): the text, and beside it on a desktop what it holds. */
export function Component() {
  return (
    <div className="page grid gap-x-16 gap-y-8 py-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,44rem)]">
      <header className="lg:col-span-2">
        <h1 className="text-3xl">{copy.title}</h1>
        <p className="mt-2 text-sm text-ink-faint">{copy.updated}</p>
      </header>
      <nav aria-label={copy.contents} className="hidden lg:block">
        <ol className="sticky top-36 grid gap-0.5 border-l border-line text-sm">
          {copy.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-ink-soft hover:border-accent hover:text-accent"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="grid gap-9">
        {copy.sections.map(({ id, title, paragraphs, ...section }, position) => (
          <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-36">
            <h2 id={`${id}-titulo`} className="text-xl">
              <span className="mr-2 text-accent tabular-nums">{position + 1}</span>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2.5 leading-relaxed text-pretty text-ink-soft">
                {paragraph}
              </p>
            ))}
            {'link' in section ? (
              <p className="mt-2.5">
                <a
                  href={section.link.href}
                  rel="noreferrer"
                  target="_blank"
                  className="font-semibold text-accent underline underline-offset-4"
                >
                  {section.link.label}
                </a>
              </p>
            ) : null}
          </section>
        ))}
      </article>
    </div>
  );
}
