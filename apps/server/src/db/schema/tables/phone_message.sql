CREATE TABLE phone_message (
  id uuid NOT NULL,
  channel text NOT NULL,
  phone_hash bytea NOT NULL,
  carrier_id text,
  state text NOT NULL,
  fault text,
  price numeric(10,2) NOT NULL,
  sealed_next text,
  until timestamp with time zone,
  at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT phone_message_pkey PRIMARY KEY (id),
  CONSTRAINT phone_message_carrier_id_check CHECK (((length(carrier_id) >= 1) AND (length(carrier_id) <= 200))),
  CONSTRAINT phone_message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text]))),
  CONSTRAINT phone_message_fault_check CHECK (((length(fault) >= 1) AND (length(fault) <= 100))),
  CONSTRAINT phone_message_price_check CHECK ((price >= (0)::numeric)),
  CONSTRAINT phone_message_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'accepted'::text, 'sent'::text, 'delivered'::text, 'read'::text, 'failed'::text])))
);
CREATE INDEX phone_message_at ON phone_message USING btree (at);
