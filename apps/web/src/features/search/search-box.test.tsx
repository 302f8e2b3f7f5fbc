// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { SearchBox } from './search-box.tsx';

afterEach(cleanup);

/** Types as soon as the field is drawn, before anything that its page does after that. */
function TypedAtOnce({ text }: { readonly text: string }) {
  useLayoutEffect(() => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  }, [text]);
  return <SearchBox tones={{ prepare() {}, open() {} }} />;
}

test('§9 what is typed as the field is drawn stays in it, over the words of the address', async () => {
  renderApp(<TypedAtOnce text="7.43" />, { at: '/view-results-search?search=tinte' });
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('7.43');
});
