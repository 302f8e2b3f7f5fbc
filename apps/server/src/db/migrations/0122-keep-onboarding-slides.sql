-- §1 The two slides that open the app, worded by staff (D-19).
CREATE TABLE onboarding_slide (
  position smallint PRIMARY KEY CHECK (position BETWEEN 1 AND 2),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 40),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 160),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0)
);
INSERT INTO onboarding_slide (position, title, text) VALUES
  (1, 'Sin productos agotados', 'Lo que hoy no está en bodega lo pides en preventa, con su fecha de llegada. Tu carta de color siempre completa.'),
  (2, 'Sin monto mínimo', 'Un tubo o cien: pides lo que tu salón necesita hoy, y repites cuando quieras.');
