import type { SellerCustomer } from '@matiz/contracts/identity/seller-customers.ts';
import { Button } from '@matiz/ui/button.tsx';
import { RotateCcw } from 'lucide-react';
import { portfolioCopy as copy } from '#copy/identity/portfolio.ts';

export interface PortfolioActionsProps {
  readonly customer: SellerCustomer;
  readonly isRepeating: boolean;
  readonly isChoosing: boolean;
  readonly onRepeat: () => void;
  readonly onChoose: () => void;
}

/** The two ways to an order of this customer. */
export function PortfolioActions({
  customer,
  isRepeating,
  isChoosing,
  onRepeat,
  onChoose,
}: PortfolioActionsProps) {
  const { businessName, usual, hasCoverage } = customer;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      {usual && hasCoverage ? (
        <Button
          variant="soft"
          size="sm"
          className="flex-1"
          start={<RotateCcw size={16} aria-hidden="true" />}
          loading={isRepeating}
          aria-label={copy.repeatOf(businessName)}
          onClick={onRepeat}
        >
          {copy.repeat}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        className="flex-1"
        loading={isChoosing}
        aria-label={copy.takeOrderOf(businessName)}
        onClick={onChoose}
      >
        {copy.takeOrder}
      </Button>
    </div>
  );
}
