-- Whether a product without stock of its own cannot be had: a combo can while each of its parts can,
-- in as many units as the combo takes of it (D-7). Parts of one version are counted together; those
-- that leave the choice to the buyer one by one, since each may be another version.
CREATE OR REPLACE FUNCTION is_sold_out_combo(product integer, warehouse integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN NOT EXISTS (SELECT FROM combo_part WHERE combo_id = product) OR EXISTS (
    SELECT FROM (
      SELECT product_id, version_id, sum(quantity) AS units FROM combo_part WHERE combo_id = product
      GROUP BY product_id, version_id, CASE WHEN version_id IS NULL THEN position END) part
    WHERE NOT EXISTS (
      SELECT FROM stock
      JOIN product_version choice ON choice.id = stock.version_id AND choice.withdrawn_at IS NULL
      JOIN product made_of ON made_of.id = choice.product_id AND made_of.withdrawn_at IS NULL
      WHERE stock.product_id = part.product_id AND stock.warehouse_id = warehouse
        AND stock.available >= part.units
        AND (part.version_id IS NULL OR stock.version_id = part.version_id)));
END $$;
