CREATE TABLE import_problem (
  batch_id uuid NOT NULL,
  line integer NOT NULL,
  reasons json NOT NULL,
  CONSTRAINT import_problem_pkey PRIMARY KEY (batch_id, line),
  CONSTRAINT import_problem_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE,
  CONSTRAINT import_problem_line_check CHECK ((line > 1))
);
