-- GET /product/listHome

SELECT
  home_row.list,
  custom_list.url_name AS "urlName",
  custom_list.title
FROM
  home_row
  LEFT JOIN custom_list ON custom_list.id = home_row.custom_list_id
WHERE
  home_row.is_shown
  AND (
    home_row.starts_at IS NULL
    OR home_row.starts_at <= $1
  )
  AND (
    home_row.ends_at IS NULL
    OR home_row.ends_at > $2
  )
ORDER BY
  home_row.position,
  home_row.id
LIMIT
  $3

WITH
  candidate AS MATERIALIZED (
    SELECT
      id,
      $1::int AS section,
      row_number() OVER () AS place
    FROM
      (
        SELECT
          id
        FROM
          (
            SELECT
              product.id,
              product.sales_rank AS sort_key
            FROM
              product
            WHERE
              product.withdrawn_at IS NULL
              AND $2 = ANY (product.sold_in)
              AND (
                product.has_programmed_price
                OR product.has_deal
                OR product.has_discount
              )
              AND (
                product.has_discount
                OR CASE
                  WHEN product.has_programmed_price THEN (
                    SELECT
                      1
                    FROM
                      programmed_price due
                    WHERE
                      due.product_id = product.id
                      AND due.during @> $3::timestamptz
                      AND (
                        due.warehouse_id IS NULL
                        OR due.warehouse_id = $4
                      )
                    LIMIT
                      1
                  ) IS NOT NULL
                END
                OR CASE
                  WHEN product.has_deal THEN (
                    SELECT
                      1
                    FROM
                      deal_product
                      JOIN deal ON deal.id = deal_product.deal_id
                    WHERE
                      deal_product.product_id = product.id
                      AND (
                        deal.starts_at IS NULL
                        OR deal.starts_at <= $5
                      )
                      AND (
                        deal.ends_at IS NULL
                        OR deal.ends_at > $6
                      )
                    LIMIT
                      1
                  ) IS NOT NULL
                END
              )
          ) hit
        ORDER BY
          sort_key,
          id
        LIMIT
          $7
      ) chosen
    UNION ALL
    SELECT
      id,
      $8::int AS section,
      row_number() OVER () AS place
    FROM
      (
        SELECT
          id
        FROM
          (
            SELECT
              product.id,
              product.sales_rank AS sort_key
            FROM
              product
            WHERE
              product.withdrawn_at IS NULL
              AND $9 = ANY (product.sold_in)
              AND product.is_best_seller
          ) hit
        ORDER BY
          sort_key,
          id
        LIMIT
          $10
      ) chosen
    UNION ALL
    SELECT
      id,
      $11::int AS section,
      row_number() OVER () AS place
    FROM
      (
        SELECT
          id
        FROM
          (
            SELECT
              product.id,
              product.sales_rank AS sort_key
            FROM
              product
            WHERE
              product.withdrawn_at IS NULL
              AND $12 = ANY (product.sold_in)
              AND product.is_new
          ) hit
        ORDER BY
          sort_key,
          id
        LIMIT
          $13
      ) chosen
    UNION ALL
    SELECT
      id,
      $14::int AS section,
      row_number() OVER () AS place
    FROM
      (
        SELECT
          id
        FROM
          (
            SELECT
              product.id,
              product.sales_rank AS sort_key
            FROM
              product
            WHERE
              product.withdrawn_at IS NULL
              AND $15 = ANY (product.sold_in)
              AND product.kind = 'combo'
          ) hit
        ORDER BY
          sort_key,
          id
        LIMIT
          $16
      ) chosen
  ),
  page AS MATERIALIZED (
    SELECT
      id,
      section,
      place
    FROM
      (
        SELECT
          id,
          section,
          row_number() OVER (
            PARTITION BY
              section
            ORDER BY
              place
          ) AS place
        FROM
          (
            SELECT DISTINCT
              ON (id) id,
              section,
              place
            FROM
              candidate
            ORDER BY
              id,
              section
          ) once
      ) numbered
    WHERE
      place <= $17
  ),
  viewer_list AS MATERIALIZED (
    SELECT
      id,
      priority,
      json_build_array(id, name, priority, starts_at, ends_at) AS terms
    FROM
      price_list
    WHERE
      (
        trade_type_id IS NULL
        OR trade_type_id = $18
      )
      AND (
        city_code IS NULL
        OR city_code = $19
      )
      AND (
        state_code IS NULL
        OR state_code = $20
      )
      AND (
        customer_id IS NULL
        OR customer_id = $21
      )
      AND (
        loyalty_tier IS NULL
        OR loyalty_tier = $22
      )
      AND (
        starts_at IS NULL
        OR starts_at <= $23
      )
      AND (
        ends_at IS NULL
        OR ends_at > $24
      )
  )
SELECT
  page.section,
  product.card::text,
  (
    SELECT
      code
    FROM
      warehouse
    WHERE
      id = $25
  ) AS warehouse,
  (
    SELECT
      sum(stock.available)::int
    FROM
      stock
    WHERE
      stock.product_id = product.id
      AND stock.warehouse_id = $26
      AND stock.version_id <> ALL (product.withdrawn_versions)
  ) AS stock,
  CASE
    WHEN product.is_presale THEN (
      SELECT
        min(arrival.arrives_on)
      FROM
        arrival
      WHERE
        arrival.product_id = product.id
        AND arrival.warehouse_id = $27
        AND arrival.arrived_at IS NULL
        AND arrival.arrives_on >= $28::date
        AND arrival.promised < arrival.cap
        AND arrival.version_id <> ALL (product.unpromised_versions)
    )
  END AS dispatch_date,
  CASE
    WHEN product.kind = 'combo' THEN (
      SELECT
        json_agg(
          json_build_array(
            part.quantity,
            coalesce(
              (
                SELECT
                  max(held.available)
                FROM
                  stock held
                  JOIN product_version choice ON choice.id = held.version_id
                  AND choice.withdrawn_at IS NULL
                  JOIN product made_of ON made_of.id = choice.product_id
                  AND made_of.withdrawn_at IS NULL
                WHERE
                  held.product_id = part.product_id
                  AND held.warehouse_id = $29
                  AND (
                    part.version_id IS NULL
                    OR held.version_id = part.version_id
                  )
              ),
              0
            )
          )
        )
      FROM
        combo_part part
      WHERE
        part.combo_id = product.id
    )
  END AS part_stock,
  CASE
    WHEN product.has_discount
    AND NOT product.has_versions THEN (
      SELECT
        json_build_array(version.discount_percent, version.discount_value)
      FROM
        product_version version
      WHERE
        version.product_id = product.id
        AND version.withdrawn_at IS NULL
        AND (
          version.discount_percent IS NOT NULL
          OR version.discount_value IS NOT NULL
        )
    )
  END AS discount,
  CASE
    WHEN base_price.price IS NOT NULL THEN json_build_array(
      base_price.price,
      (
        SELECT
          json_agg(
            json_build_array(item.list_id, item.price, item.percent)
          )
        FROM
          price_list_item item
        WHERE
          item.product_id = product.id
          AND item.list_id = ANY (
            (
              SELECT
                array_agg(id)
              FROM
                viewer_list
            )::INT[]
          )
      ),
      CASE
        WHEN product.has_programmed_price THEN (
          SELECT
            json_agg(
              json_build_array(
                due.id,
                due.name,
                due.price,
                lower(due.during),
                upper(due.during)
              )
            )
          FROM
            programmed_price due
          WHERE
            due.product_id = product.id
            AND due.during @> $30::timestamptz
            AND (
              due.warehouse_id IS NULL
              OR due.warehouse_id = $31
            )
        )
      END,
      -- Nested, so that the plan is one look-up each however many deals there are.
      CASE
        WHEN product.has_deal THEN (
          SELECT
            (
              SELECT
                json_build_array(
                  deal.id,
                  deal.name,
                  deal.kind,
                  deal.starts_at,
                  deal.ends_at,
                  (
                    SELECT
                      json_agg(json_build_array(rung.min_quantity, rung.percent))
                    FROM
                      deal_break rung
                    WHERE
                      rung.deal_id = deal.id
                  )
                )
              FROM
                deal
              WHERE
                deal.id = deal_product.deal_id
                AND (
                  deal.starts_at IS NULL
                  OR deal.starts_at <= $32
                )
                AND (
                  deal.ends_at IS NULL
                  OR deal.ends_at > $33
                )
            )
          FROM
            deal_product
          WHERE
            deal_product.product_id = product.id
        )
      END,
      (
        SELECT
          json_agg(terms)
        FROM
          viewer_list
      )
    )
  END AS prices
FROM
  page
  JOIN product ON product.id = page.id
  JOIN base_price ON base_price.product_id = product.id
  AND base_price.warehouse_id = $34
ORDER BY
  page.place
