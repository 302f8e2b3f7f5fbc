import { Part } from '#lib/parts/part.tsx';
import { Portfolio } from './portfolio-list.tsx';
import { RecentCustomers, SellerDrafts } from './seller-drafts.tsx';

/** What a seller's day is made of: for whom they worked last, what they left open, their customers. */
export function SellerDay() {
  return (
    <div className="flex flex-col gap-8">
      <Part failsIn="nowhere">
        <RecentCustomers />
      </Part>
      <Part failsIn="nowhere">
        <SellerDrafts />
      </Part>
      <Part>
        <Portfolio />
      </Part>
    </div>
  );
}
