CREATE TABLE consent (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  customer_id uuid NOT NULL,
  kind text NOT NULL,
  text_version text NOT NULL,
  is_given boolean NOT NULL,
  actor_id uuid NOT NULL,
  address text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT consent_pkey PRIMARY KEY (id),
  CONSTRAINT consent_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  CONSTRAINT consent_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT consent_address_check CHECK ((length(address) <= 64)),
  CONSTRAINT consent_kind_check CHECK ((kind = ANY (ARRAY['data_treatment'::text, 'marketing'::text, 'terms'::text]))),
  CONSTRAINT consent_text_version_check CHECK (((length(text_version) >= 1) AND (length(text_version) <= 32)))
);
CREATE INDEX consent_of_customer ON consent USING btree (customer_id, kind, at);
CREATE TRIGGER consent_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
