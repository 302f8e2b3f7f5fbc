import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { commonCopy } from '#copy/everywhere.ts';

/** Stands before a form's button: without scripts it cannot be pressed. */
export function NoScriptForm() {
  return (
    <noscript>
      <Notification color="orange">{commonCopy.noScriptForm}</Notification>
    </noscript>
  );
}
