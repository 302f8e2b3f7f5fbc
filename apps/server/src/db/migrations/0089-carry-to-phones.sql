-- What went to phones by SMS and WhatsApp, so that its delivery can be told, its cost added up, and
-- the next way tried where one failed. People are known by a hash that only this server can make.
CREATE TABLE phone_message (
  id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp')),
  phone_hash bytea NOT NULL,
  -- What the carrier calls it.
  carrier_id text CHECK (length(carrier_id) BETWEEN 1 AND 200),
  state text NOT NULL CHECK (state IN ('sending', 'accepted', 'sent', 'delivered', 'read', 'failed')),
  -- The carrier's own word for what went wrong.
  fault text CHECK (length(fault) BETWEEN 1 AND 100),
  price numeric(10, 2) NOT NULL CHECK (price >= 0),
  -- The way that is tried if this one fails, sealed: a code may stand in it.
  sealed_next text,
  until timestamptz,
  at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX phone_message_at ON phone_message (at);

-- How many a day, and for how much: a limit is kept by the row of its day.
CREATE TABLE phone_day (
  day date PRIMARY KEY,
  sms integer NOT NULL CHECK (sms >= 0),
  whatsapp integer NOT NULL CHECK (whatsapp >= 0),
  spent numeric(12, 2) NOT NULL CHECK (spent >= 0)
);

-- Whom a way does not reach: who asked for no more of it, or who has no such application.
CREATE TABLE phone_block (
  phone_hash bytea NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp')),
  why text NOT NULL CHECK (why IN ('asked', 'unreachable')),
  at timestamptz NOT NULL,
  PRIMARY KEY (phone_hash, channel)
);

-- Addresses that a mail server said not to exist.
CREATE TABLE mail_bounce (
  address_hash bytea PRIMARY KEY,
  fault text NOT NULL CHECK (length(fault) BETWEEN 1 AND 100),
  times integer NOT NULL CHECK (times > 0),
  at timestamptz NOT NULL
);
CREATE INDEX mail_bounce_at ON mail_bounce (at);
