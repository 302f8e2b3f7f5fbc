import type { ConfirmDialogProps } from '@matiz/ui/overlays/confirm-dialog.tsx';
import { useState } from 'react';
import { LateWindow } from './deferred-part.tsx';
import { lazyPart } from './lazy-part.tsx';
import { loadPart } from './load-part.ts';

const loadDialog = () =>
  loadPart('ConfirmDialog', () => import('@matiz/ui/overlays/confirm-dialog.tsx'));
const ConfirmDialog = lazyPart(async () => (await loadDialog()).ConfirmDialog, 'window');

/** Fetches the code of questions before one is asked. */
export function prepareQuestion(): void {
  loadDialog().catch(() => undefined);
}

/** A question over the page, whose code comes with the first one that is asked. */
export function LateQuestion(question: ConfirmDialogProps) {
  const [wasAsked, setAsked] = useState(false);
  if (question.open && !wasAsked) setAsked(true);
  // It stays, so that it can leave the screen as it came.
  if (!question.open && !wasAsked) return null;
  return (
    <LateWindow>
      <ConfirmDialog {...question} />
    </LateWindow>
  );
}
