import { expect, test, vi } from 'vitest';
import { offerOf } from './offer.ts';
import { buildCard, buildTone } from './product.builders.ts';
import { noSelection, type SelectionAction } from './selection.ts';
import { createSelectionStore } from './selection-store.ts';

const offer = offerOf(buildCard([buildTone('7.43'), buildTone('6.0')]));
const { _id } = offer.product;
const press: SelectionAction = { kind: 'change', code: '6.0', change: { by: 1 } };

test('keeps what was chosen of each product, and tells who listens', () => {
  const store = createSelectionStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  expect(store.read(_id)).toBe(noSelection);
  store.change(offer, press);
  expect(store.read(_id).units).toEqual({ '6.0': 1 });
  expect(store.read('another')).toBe(noSelection);
  stop();
  store.change(offer, press);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('tells nobody of a change that changes nothing', () => {
  const store = createSelectionStore();
  const heard = vi.fn();
  store.subscribe(heard);
  store.change(offer, { kind: 'change', code: 'gone', change: { by: 1 } });
  store.forget();
  expect(heard).not.toHaveBeenCalled();
});

test('forgets all of it for another buyer or another warehouse', () => {
  const store = createSelectionStore();
  store.change(offer, press);
  const heard = vi.fn();
  store.subscribe(heard);
  store.forget();
  expect(store.read(_id)).toBe(noSelection);
  expect(heard).toHaveBeenCalledTimes(1);
});
