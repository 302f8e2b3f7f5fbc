// @vitest-environment jsdom
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Phone } from '#platform/phone.ts';
import { serverPlatform } from '#platform/platform.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { RouteDesk } from '../keep/route-desk.ts';
import { emptyDraft, type RouteDraft } from '../keep/route-parts.ts';
import { useDraftEdits } from './use-draft-edits.ts';

afterEach(cleanup);

const tone = { versionId: 7, code: 'TIN', versionCode: 'TIN-7', name: 'Tinte', versionName: '7.1' };
const sellable = { ...tone, minQuantity: 1, multiple: 1 } as Sellable;

test('what is added on a route is felt, as everywhere; what is taken out is not', async () => {
  let draft: RouteDraft = emptyDraft('alba', 'Alba');
  const desk = {
    change: async (_: string, next: (before: RouteDraft) => RouteDraft) => {
      draft = next(draft);
      return draft;
    },
  } as unknown as RouteDesk;
  function Buttons() {
    const edits = useDraftEdits(desk, draft);
    const usual = [{ versionId: 8, code: 'TIN-8', name: 'Tinte 8.1', quantity: 2 }];
    return (
      <>
        <button type="button" onClick={() => edits.step(sellable, 1)}>
          Más
        </button>
        <button type="button" onClick={() => edits.step(sellable, -1)}>
          Menos
        </button>
        <button type="button" onClick={() => edits.add(usual)}>
          Lo de siempre
        </button>
      </>
    );
  }
  const tick = vi.fn();
  const phone = { tick } as unknown as Phone;
  renderApp(<Buttons />, { platform: { ...serverPlatform, phone } });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Más');
  expect(tick).toHaveBeenCalledTimes(1);
  await press('Menos');
  expect(tick).toHaveBeenCalledTimes(1);
  await press('Lo de siempre');
  expect(tick).toHaveBeenCalledTimes(2);
  expect(draft.lines.map(({ quantity }) => quantity)).toEqual([2]);
});
