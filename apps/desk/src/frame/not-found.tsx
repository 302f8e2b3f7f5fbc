import { Link } from 'react-router';
import { frameCopy as copy } from '#copy/frame.ts';

export function NotFound() {
  return (
    <section className="max-w-prose p-6">
      <h1 className="text-xl">{copy.notFoundTitle}</h1>
      <p className="mt-2 text-ink-soft">{copy.notFound}</p>
      <Link to="/" className="mt-4 inline-block text-accent underline">
        {copy.home}
      </Link>
    </section>
  );
}
