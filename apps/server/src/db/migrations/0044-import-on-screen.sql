-- Files that staff hand over on screen (ADR 21): how each is to be read, and how far that is.
CREATE TABLE import_upload (
  id uuid PRIMARY KEY,
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  -- Bytes that it has, and that are here: it comes in pieces, each once.
  size bigint NOT NULL CHECK (size > 0),
  received bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  -- Whose list it is; what was said of its columns is kept for the next one of theirs.
  supplier text NOT NULL DEFAULT '' CHECK (length(supplier) <= 80),
  actor_id uuid NOT NULL REFERENCES app_user,
  -- What was asked for last, and how that goes.
  step text NOT NULL DEFAULT 'read' CHECK (step IN ('read', 'check', 'load', 'undo')),
  state text NOT NULL DEFAULT 'uploading'
    CHECK (state IN ('uploading', 'waiting', 'working', 'done', 'refused', 'stopped')),
  choices json NOT NULL DEFAULT '{}',
  -- Who asked for that, and what of the columns they may not write.
  asked_by uuid NOT NULL REFERENCES app_user,
  forbidden text[] NOT NULL DEFAULT '{}',
  reading json,
  report json,
  undo_report json,
  -- Why it was refused, as people are told.
  problem text,
  bad_file text,
  -- Rows that were taken so far, and of how many; null: nobody knows yet.
  rows_done integer NOT NULL DEFAULT 0 CHECK (rows_done >= 0),
  rows_total integer CHECK (rows_total >= 0),
  wants_stop boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Whoever works on it moves this on; past it, somebody else takes it up.
  alive_until timestamptz
);
CREATE INDEX import_upload_recent ON import_upload (created_at DESC, id DESC);
CREATE INDEX import_upload_waiting ON import_upload (changed_at) WHERE state IN ('waiting', 'working');
CREATE INDEX import_upload_supplier ON import_upload (lower(supplier), created_at DESC);

-- A load that was cut short and taken up again is several batches.
ALTER TABLE import_batch ADD COLUMN upload_id uuid REFERENCES import_upload;
CREATE INDEX import_batch_upload ON import_batch (upload_id) WHERE upload_id IS NOT NULL;
