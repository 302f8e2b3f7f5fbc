-- Issue 16, ADR 114: units of a line, brand or category are counted together, whichever they are, and
-- from so many on come at a percentage off. A coupon that applies by itself: `steps` says from how many
-- units how many percent, «6=5;12=10»; `amount` is the highest of them.
ALTER TABLE coupon ADD COLUMN steps text
  CHECK (steps ~ '^\d{1,4}=\d{1,2}(\.\d{1,2})?(;\d{1,4}=\d{1,2}(\.\d{1,2})?){0,9}$');
ALTER TABLE coupon DROP CONSTRAINT coupon_kind_check;
ALTER TABLE coupon ADD CONSTRAINT coupon_kind_check
  CHECK (kind IN ('percentage', 'value', 'free-shipping', 'buy-get', 'mix'));
ALTER TABLE coupon ADD CONSTRAINT coupon_steps_of_mix CHECK ((steps IS NULL) = (kind <> 'mix'));
