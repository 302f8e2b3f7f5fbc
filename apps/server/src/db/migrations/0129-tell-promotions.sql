-- Promotions are told only to who asked for them (Ley 1581): here a row is the yes, and its moment.
CREATE TABLE notice_on (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  topic text NOT NULL CHECK (topic IN ('promotions')),
  channel text NOT NULL CHECK (channel IN ('email', 'push')),
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, topic, channel)
);

-- Staff have a promotion told as it begins; so it has to say when.
ALTER TABLE promotion_header ADD COLUMN tells boolean NOT NULL DEFAULT false;
ALTER TABLE promotion_header ADD CONSTRAINT promotion_header_tells
  CHECK (NOT tells OR starts_at IS NOT NULL);

-- Whom it was told, once; kept when the promotion is gone, since a business hears of one a week.
CREATE TABLE promotion_told (
  customer_id uuid NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  promotion_id integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, promotion_id)
);
