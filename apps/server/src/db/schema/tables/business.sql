CREATE TABLE business (
  id smallint NOT NULL DEFAULT 1,
  name text NOT NULL DEFAULT ''::text,
  nit text NOT NULL DEFAULT ''::text,
  phone text NOT NULL DEFAULT ''::text,
  email text NOT NULL DEFAULT ''::text,
  address text NOT NULL DEFAULT ''::text,
  version integer NOT NULL DEFAULT 1,
  needs_second_factor boolean NOT NULL DEFAULT false,
  CONSTRAINT business_pkey PRIMARY KEY (id),
  CONSTRAINT business_address_check CHECK ((length(address) <= 200)),
  CONSTRAINT business_email_check CHECK ((length(email) <= 254)),
  CONSTRAINT business_id_check CHECK ((id = 1)),
  CONSTRAINT business_name_check CHECK ((length(name) <= 120)),
  CONSTRAINT business_nit_check CHECK (((nit = ''::text) OR (nit ~ '^\d{6,10}-\d$'::text))),
  CONSTRAINT business_phone_check CHECK ((length(phone) <= 40)),
  CONSTRAINT business_version_check CHECK ((version > 0))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON business FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
