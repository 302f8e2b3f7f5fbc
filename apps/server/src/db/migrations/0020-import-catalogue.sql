-- What staff loads from files (ADR 21): each file is a batch that can be told of and undone.
CREATE TABLE import_batch (
  id uuid PRIMARY KEY,
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 255),
  format text NOT NULL CHECK (format IN ('matiz', 'shopify')),
  state text NOT NULL DEFAULT 'running'
    CHECK (state IN ('running', 'done', 'interrupted', 'undoing', 'undone')),
  -- Null: from the command line.
  actor_id uuid REFERENCES app_user,
  started_at timestamptz NOT NULL,
  -- Whoever works on it moves this on; past it, the work counts as interrupted.
  alive_until timestamptz NOT NULL,
  finished_at timestamptz,
  undone_at timestamptz,
  new_rows integer NOT NULL DEFAULT 0 CHECK (new_rows >= 0),
  changed_rows integer NOT NULL DEFAULT 0 CHECK (changed_rows >= 0),
  unchanged_rows integer NOT NULL DEFAULT 0 CHECK (unchanged_rows >= 0),
  bad_rows integer NOT NULL DEFAULT 0 CHECK (bad_rows >= 0),
  CHECK ((state IN ('running', 'undoing')) = (finished_at IS NULL)),
  CHECK ((state = 'undone') = (undone_at IS NOT NULL))
);
-- One at a time: two files that speak of the same products would mix.
CREATE UNIQUE INDEX import_batch_one_at_work ON import_batch ((true)) WHERE state IN ('running', 'undoing');
CREATE INDEX import_batch_recent ON import_batch (started_at DESC);

-- The rows of the file that is being read. Not logged: lost in a crash, it is read again.
CREATE UNLOGGED TABLE import_row (
  batch_id uuid NOT NULL REFERENCES import_batch ON DELETE CASCADE,
  line integer NOT NULL CHECK (line > 1),
  product_key text COLLATE "C" NOT NULL,
  version_key text COLLATE "C" NOT NULL,
  content json NOT NULL,
  PRIMARY KEY (batch_id, line),
  -- A code stands in a file once.
  UNIQUE (batch_id, version_key)
);
CREATE INDEX import_row_in_turn ON import_row (batch_id, product_key, line);

-- Why a row was not taken.
CREATE TABLE import_problem (
  batch_id uuid NOT NULL REFERENCES import_batch ON DELETE CASCADE,
  line integer NOT NULL CHECK (line > 1),
  reasons json NOT NULL,
  PRIMARY KEY (batch_id, line)
);

-- What a batch did to a product, from before to after; backwards it is undone.
CREATE TABLE import_change (
  batch_id uuid NOT NULL REFERENCES import_batch ON DELETE CASCADE,
  -- No reference: what a batch added is gone once it is undone.
  product_id integer NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  change json NOT NULL,
  undone_at timestamptz,
  -- What of it stayed, and why.
  kept json,
  PRIMARY KEY (batch_id, product_id),
  CHECK (kept IS NULL OR undone_at IS NOT NULL)
);
CREATE INDEX import_change_in_turn ON import_change (batch_id, place DESC) WHERE undone_at IS NULL;
CREATE INDEX import_change_product ON import_change (product_id, place);

-- Brands that a batch added.
CREATE TABLE import_brand (
  batch_id uuid NOT NULL REFERENCES import_batch ON DELETE CASCADE,
  brand_id integer NOT NULL REFERENCES brand ON DELETE CASCADE,
  PRIMARY KEY (batch_id, brand_id)
);
CREATE INDEX import_brand_brand ON import_brand (brand_id);

-- A batch that a movement of stock comes from.
ALTER TABLE stock_movement
  ADD COLUMN import_batch_id uuid REFERENCES import_batch,
  ADD CHECK (import_batch_id IS NULL OR reason IN ('load', 'count'));
-- What came in for a unit, and whether anybody ever wrote it down.
CREATE INDEX stock_movement_unit ON stock_movement (version_id, warehouse_id);
CREATE INDEX arrival_of_version ON arrival (product_id, version_id);

-- Who refers to a product or a version that a batch added: asked before it is taken away again, and
-- by the references themselves for each row that goes.
CREATE INDEX order_line_version ON order_line (version_id);
CREATE INDEX order_line_arrival ON order_line (arrival_id) WHERE arrival_id IS NOT NULL;
CREATE INDEX cart_line_version ON cart_line (product_id, version_id);
CREATE INDEX favourite_product ON favourite (product_id);
