-- D-19: reasons that staff choose from and the shop keeps; free text stays possible.
CREATE TABLE reason (
  id integer PRIMARY KEY DEFAULT next_number('reason'::regclass),
  used_for text NOT NULL CHECK (used_for IN ('adjust', 'cancel', 'block', 'register', 'payment')),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 120),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CONSTRAINT reason_text_key UNIQUE (used_for, text)
);
CREATE INDEX reason_by_text ON reason (lower(text), id);

INSERT INTO reason (id, used_for, text) VALUES
  (1, 'adjust', 'Producto averiado'),
  (2, 'adjust', 'Producto vencido'),
  (3, 'adjust', 'Muestra o exhibición'),
  (4, 'adjust', 'Error en el conteo anterior'),
  (5, 'cancel', 'El cliente lo pidió'),
  (6, 'cancel', 'No hay existencias'),
  (7, 'cancel', 'No llegó el pago'),
  (8, 'block', 'Cartera vencida'),
  (9, 'block', 'Datos que no son ciertos'),
  (10, 'register', 'No es un negocio de belleza'),
  (11, 'register', 'Los documentos no se leen'),
  (12, 'register', 'El negocio ya está registrado'),
  (13, 'payment', 'El comprobante no se lee'),
  (14, 'payment', 'El valor no coincide'),
  (15, 'payment', 'No aparece en el banco');
