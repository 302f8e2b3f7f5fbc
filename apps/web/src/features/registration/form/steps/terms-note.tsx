import { registerCopy as copy } from '#copy/identity/register.ts';
import { links } from '#lib/page/links.ts';

export function TermsNote({ isSeller }: { isSeller: boolean }) {
  return (
    <p className="text-center text-sm text-ink-soft">
      {isSeller ? copy.sellerTerms : copy.terms}{' '}
      <a
        href={links.terms}
        target="_blank"
        rel="noopener"
        className="font-semibold text-accent underline underline-offset-2"
      >
        {copy.termsLink}
        <span className="sr-only"> {copy.opensApart}</span>
      </a>
      .
    </p>
  );
}
