CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  actor_id uuid NOT NULL,
  customer_id uuid,
  session_id uuid,
  request_id text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'::jsonb,
  before jsonb,
  after jsonb,
  reason text,
  batch_id uuid,
  via text NOT NULL DEFAULT 'call'::text,
  CONSTRAINT audit_entry_pkey PRIMARY KEY (id),
  CONSTRAINT audit_entry_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  CONSTRAINT audit_entry_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT audit_entry_reason_check CHECK ((length(reason) <= 500)),
  CONSTRAINT audit_entry_via_check CHECK ((via = ANY (ARRAY['call'::text, 'desk'::text, 'import'::text, 'command'::text, 'job'::text])))
);
CREATE INDEX audit_entry_action ON audit_entry USING btree (action, id DESC);
CREATE INDEX audit_entry_actor ON audit_entry USING btree (actor_id, id DESC);
CREATE INDEX audit_entry_batch ON audit_entry USING btree (batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX audit_entry_by_door ON audit_entry USING btree (via, id DESC) WHERE (via <> 'call'::text);
CREATE INDEX audit_entry_customer ON audit_entry USING btree (customer_id, at);
CREATE INDEX audit_entry_subject ON audit_entry USING btree (subject, id DESC);
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
