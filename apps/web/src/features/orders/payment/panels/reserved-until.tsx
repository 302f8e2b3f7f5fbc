import { sayReservedUntil } from '../reserved-until.ts';
import { isShortReservation, type ReservedOrder } from '../short-reservation.ts';
import { ReservationCountdown } from './reservation-countdown.tsx';

/** How long the goods of an unpaid order are kept: minutes are counted down, a day is said. */
export function ReservedUntil(props: { reserved: ReservedOrder; onOver: () => void }) {
  const { reserved, onOver } = props;
  if (isShortReservation(reserved)) {
    return <ReservationCountdown until={reserved.payUntil} onOver={onOver} />;
  }
  return (
    <p className="rounded-lg bg-presale-soft px-4 py-3 text-sm font-semibold">
      {sayReservedUntil(reserved)}
    </p>
  );
}
