-- D-10: orders that were cancelled before what is cancelled was written down (0009) charge nothing.
-- Nothing but whole orders could be cancelled then.
UPDATE customer_order SET cancelled = total WHERE state = 'cancelled' AND cancelled = 0 AND total > 0;
