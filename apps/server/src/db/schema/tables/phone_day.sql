CREATE TABLE phone_day (
  day date NOT NULL,
  sms integer NOT NULL,
  whatsapp integer NOT NULL,
  spent numeric(12,2) NOT NULL,
  CONSTRAINT phone_day_pkey PRIMARY KEY (day),
  CONSTRAINT phone_day_sms_check CHECK ((sms >= 0)),
  CONSTRAINT phone_day_spent_check CHECK ((spent >= (0)::numeric)),
  CONSTRAINT phone_day_whatsapp_check CHECK ((whatsapp >= 0))
);
