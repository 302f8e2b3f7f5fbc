import type { LegalText } from '@matiz/contracts/identity/legal-texts.ts';
import { splitLegalLinks } from '@matiz/domain/identity/legal-text.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { useQuery } from '@tanstack/react-query';
import { termsCopy as copy } from '#copy/terms.ts';
import { legalTextsQuery } from '#features/identity/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';

/** Where forms that ask for an authorisation lead (`links.dataPolicy`). */
const dataPolicyId = 'datos-personales';

export async function loadScreenData({ queryClient, request }: ScreenArgs): Promise<PageMeta> {
  await loadQuery(queryClient, legalTextsQuery(request));
  return { description: copy.description };
}

/** Terms and conditions (§2): the texts in force, and beside them on a desktop what they hold. */
export function Component() {
  const { data } = useQuery(legalTextsQuery(useRequest()));
  if (!data) return null;
  const { terms, data_treatment: policy } = data;
  // Its sections carry its name, so that none of them has the address of one of the terms.
  const policySections = policy.sections.map((section) => ({
    ...section,
    id: `${dataPolicyId}-${section.id}`,
  }));
  return (
    <div className="page grid gap-x-16 gap-y-8 py-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,44rem)]">
      <header className="lg:col-span-2">
        <h1 className="text-3xl">{copy.title}</h1>
        <Since>{copy.termsSince(dayOf(terms.version))}</Since>
      </header>
      <nav aria-label={copy.contents} className="hidden lg:block">
        <ol className="sticky top-36 grid gap-0.5 border-l border-line text-sm">
          {terms.sections.map(({ id, title }) => (
            <ContentsEntry key={id} id={id} title={title} />
          ))}
          <ContentsEntry id={dataPolicyId} title={copy.dataPolicy} />
        </ol>
      </nav>
      <article className="grid gap-9">
        {terms.sections.map((section, position) => (
          <Section key={section.id} section={section} number={position + 1} heading="h2" />
        ))}
        <header id={dataPolicyId} className="mt-6 scroll-mt-36 border-t border-line pt-9">
          <h2 className="text-2xl">{copy.dataPolicy}</h2>
          <Since>{copy.policySince(dayOf(policy.version))}</Since>
        </header>
        {policySections.map((section, position) => (
          <Section key={section.id} section={section} number={position + 1} heading="h3" />
        ))}
      </article>
    </div>
  );
}

const dayOf = (version: string) => formatDate(`${version}T12:00:00Z`);

function Since({ children }: { children: string }) {
  return <p className="mt-2 text-sm text-ink-faint">{children}</p>;
}

function ContentsEntry({ id, title }: { id: string; title: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-ink-soft hover:border-accent hover:text-accent"
      >
        {title}
      </a>
    </li>
  );
}

function Section({
  section: { id, title, paragraphs },
  number,
  heading: Heading,
}: {
  section: LegalText['sections'][number];
  number: number;
  heading: 'h2' | 'h3';
}) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-36">
      <Heading id={`${id}-titulo`} className="text-xl">
        <span className="mr-2 text-accent tabular-nums">{number}</span>
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2.5 leading-relaxed text-wrap text-ink-soft">
          {splitLegalLinks(paragraph).map(({ text, href }) =>
            href === null ? (
              text
            ) : (
              <a
                key={href}
                href={href}
                rel="noreferrer"
                target="_blank"
                className="font-semibold text-accent underline underline-offset-4"
              >
                {text}
              </a>
            ),
          )}
        </p>
      ))}
    </section>
  );
}
