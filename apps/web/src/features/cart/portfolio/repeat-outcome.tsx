import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Dialog } from '@matiz/ui/overlays/dialog.tsx';
import { portfolioCopy as copy } from '#copy/identity/portfolio.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { NotTaken } from '../not-taken.tsx';
import type { RepeatOutcome } from './use-repeat-usual.ts';

/** What was put in the draft, what was not and why; the seller goes on from there or stays. */
export function RepeatOutcomeDialog({
  outcome,
  onClose,
}: {
  outcome: RepeatOutcome | null;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={outcome !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={
        outcome?.added === null ? copy.nothingTaken : copy.doneTitle(outcome?.businessName ?? '')
      }
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.stay}
          </Button>
          {outcome?.added ? (
            <AppLink to={links.cart} className={buttonClass()} onClick={onClose}>
              {copy.seeDraft}
            </AppLink>
          ) : null}
        </>
      }
    >
      {outcome ? <Told outcome={outcome} /> : null}
    </Dialog>
  );
}

function Told({ outcome: { added, notTaken, businessName } }: { outcome: RepeatOutcome }) {
  return (
    <div className="flex flex-col gap-3">
      <p>
        {added === null
          ? copy.nothingTakenText
          : added.units === 0
            ? copy.doneAlready
            : copy.doneUnits(added.units, added.amount)}{' '}
        {added?.isLast ? `${copy.doneFromLast} ` : ''}
        {added === null ? '' : copy.nowFor(businessName)}
      </p>
      <NotTaken title={added === null ? null : copy.notTaken} lines={notTaken} />
    </div>
  );
}
