import { useEffect } from 'react';
import { addUnsaved } from './unsaved.ts';

/** While it holds something that is not saved, leaving the page is asked about (`LeaveQuestion`). */
export function useLeaveQuestion(isDirty: boolean): void {
  useEffect(() => (isDirty ? addUnsaved() : undefined), [isDirty]);
}
