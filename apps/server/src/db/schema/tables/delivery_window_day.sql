CREATE TABLE delivery_window_day (
  window_id integer NOT NULL,
  day date NOT NULL,
  taken integer NOT NULL,
  CONSTRAINT delivery_window_day_pkey PRIMARY KEY (window_id, day),
  CONSTRAINT delivery_window_day_window_id_fkey FOREIGN KEY (window_id) REFERENCES delivery_window(id) ON DELETE CASCADE,
  CONSTRAINT delivery_window_day_taken_check CHECK ((taken >= 0))
);
