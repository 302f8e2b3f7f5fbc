-- GET /product/facets?categoryId=1

WITH
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
        OR trade_type_id = $1
      )
      AND (
        city_code IS NULL
        OR city_code = $2
      )
      AND (
        state_code IS NULL
        OR state_code = $3
      )
      AND (
        customer_id IS NULL
        OR customer_id = $4
      )
      AND (
        loyalty_tier IS NULL
        OR loyalty_tier = $5
      )
      AND (
        starts_at IS NULL
        OR starts_at <= $6
      )
      AND (
        ends_at IS NULL
        OR ends_at > $7
      )
  ),
  candidate AS MATERIALIZED (
    SELECT
      facet.category_id,
      facet.brand_id,
      facet.line,
      facet.line_key,
      facet.levels,
      facet.reflections,
      facet.shades,
      facet.volumes,
      facet.is_new,
      NULL::int AS price,
      (
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
              AND due.during @> $8::timestamptz
              AND (
                due.warehouse_id IS NULL
                OR due.warehouse_id = $9
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
                OR deal.starts_at <= $10
              )
              AND (
                deal.ends_at IS NULL
                OR deal.ends_at > $11
              )
            LIMIT
              1
          ) IS NOT NULL
        END
      ) AS is_offer,
      CASE
        WHEN product.kind = 'combo' THEN coalesce(
          (
            SELECT
              bool_and(
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
                      AND held.warehouse_id = $12
                      AND (
                        part.version_id IS NULL
                        OR held.version_id = part.version_id
                      )
                  ),
                  0
                ) >= part.quantity
              )
            FROM
              combo_part part
            WHERE
              part.combo_id = product.id
          ),
          FALSE
        )
        ELSE (
          SELECT
            1
          FROM
            stock
          WHERE
            stock.product_id = product.id
            AND stock.warehouse_id = $13
            AND stock.available > 0
            AND stock.version_id <> ALL (product.withdrawn_versions)
          LIMIT
            1
        ) IS NOT NULL
      END AS has_stock,
      CASE
        WHEN product.is_presale THEN (
          SELECT
            1
          FROM
            arrival
          WHERE
            arrival.product_id = product.id
            AND arrival.warehouse_id = $14
            AND arrival.arrived_at IS NULL
            AND arrival.arrives_on >= $15::date
            AND arrival.promised < arrival.cap
            AND arrival.version_id <> ALL (product.unpromised_versions)
          LIMIT
            1
        ) IS NOT NULL
        ELSE FALSE
      END AS has_presale
    FROM
      (
        SELECT
          *
        FROM
          product_facet facet
        WHERE
          $16 = ANY (facet.sold_in)
          AND facet.category_id = ANY (
            (
              SELECT
                subtree
              FROM
                category
              WHERE
                id = $17
            )::INT[]
          )
          AND TRUE
        OFFSET
          0
      ) facet
      JOIN product ON product.id = facet.product_id
  ),
  alike AS MATERIALIZED (
    SELECT
      (
        count(*) FILTER (
          WHERE
            TRUE
        )
      )::int AS total,
      min(price) FILTER (
        WHERE
          TRUE
      ) AS min_price,
      max(price) FILTER (
        WHERE
          TRUE
      ) AS max_price,
      (
        count(*) FILTER (
          WHERE
            is_offer
            AND TRUE
        )
      )::int AS offer,
      (
        count(*) FILTER (
          WHERE
            is_new
            AND TRUE
        )
      )::int AS new,
      (
        count(*) FILTER (
          WHERE
            has_stock
            AND TRUE
        )
      )::int AS stock,
      (
        count(*) FILTER (
          WHERE
            has_presale
            AND TRUE
        )
      )::int AS presale
    FROM
      candidate
  )
SELECT
  (
    $18::int IS NULL
    OR EXISTS (
      SELECT
      FROM
        category
      WHERE
        id = $19
    )
  )
  AND (
    $20::int IS NULL
    OR EXISTS (
      SELECT
      FROM
        brand
      WHERE
        id = $21
    )
  ) AS known,
  alike.*,
  (
    SELECT
      json_agg(
        json_build_object(
          'value',
          id::text,
          'name',
          name,
          'count',
          count,
          'parentId',
          parent_id::text
        )
        ORDER BY
          parent_id NULLS FIRST,
          position,
          id
      )
    FROM
      (
        SELECT
          category.id,
          category.name,
          parent_id,
          position,
          sum(own.count)::int AS count
        FROM
          (
            SELECT
              category_id,
              count(*) AS count
            FROM
              candidate
            WHERE
              TRUE
            GROUP BY
              category_id
          ) own
          JOIN category ON own.category_id = ANY (category.subtree)
        WHERE
          category.id = ANY (
            (
              SELECT
                subtree
              FROM
                category
              WHERE
                id = $22
            )::INT[]
          )
          AND category.id <> $23
        GROUP BY
          category.id
      ) held
  ) AS categories,
  (
    SELECT
      json_agg(
        json_build_object(
          'value',
          brand.id::text,
          'name',
          brand.name,
          'count',
          count
        )
        ORDER BY
          fold_text (brand.name)
      )
    FROM
      (
        SELECT
          brand_id,
          count(*)::int AS count
        FROM
          candidate
        WHERE
          TRUE
        GROUP BY
          brand_id
      ) held
      JOIN brand ON brand.id = brand_id
  ) AS brands,
  (
    SELECT
      json_agg(
        json_build_object('value', line_key, 'name', name, 'count', count)
        ORDER BY
          line_key
      )
    FROM
      (
        SELECT
          line_key,
          min(line) AS name,
          count(*)::int AS count
        FROM
          candidate
        WHERE
          line_key <> ''
          AND TRUE
        GROUP BY
          line_key
      ) held
  ) AS lines,
  (
    SELECT
      json_agg(
        json_build_object(
          'value',
          value::text,
          'name',
          value::text,
          'count',
          count
        )
        ORDER BY
          value
      )
    FROM
      (
        SELECT
          value,
          count(*)::int AS count
        FROM
          candidate
          CROSS JOIN LATERAL unnest(levels) AS value
        WHERE
          TRUE
        GROUP BY
          value
      ) held
  ) AS levels,
  (
    SELECT
      json_agg(
        json_build_object(
          'value',
          value::text,
          'name',
          value::text,
          'count',
          count
        )
        ORDER BY
          value
      )
    FROM
      (
        SELECT
          value,
          count(*)::int AS count
        FROM
          candidate
          CROSS JOIN LATERAL unnest(reflections) AS value
        WHERE
          TRUE
        GROUP BY
          value
      ) held
  ) AS reflections,
  (
    SELECT
      json_agg(
        json_build_object(
          'value',
          value::text,
          'name',
          value::text,
          'count',
          count
        )
        ORDER BY
          value
      )
    FROM
      (
        SELECT
          value,
          count(*)::int AS count
        FROM
          candidate
          CROSS JOIN LATERAL unnest(volumes) AS value
        WHERE
          TRUE
        GROUP BY
          value
      ) held
  ) AS volumes
FROM
  alike

WITH
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
        OR trade_type_id = $1
      )
      AND (
        city_code IS NULL
        OR city_code = $2
      )
      AND (
        state_code IS NULL
        OR state_code = $3
      )
      AND (
        customer_id IS NULL
        OR customer_id = $4
      )
      AND (
        loyalty_tier IS NULL
        OR loyalty_tier = $5
      )
      AND (
        starts_at IS NULL
        OR starts_at <= $6
      )
      AND (
        ends_at IS NULL
        OR ends_at > $7
      )
  )
SELECT
  min(own_price.price),
  max(own_price.price)
FROM
  (
    SELECT
      *
    FROM
      product_facet facet
    WHERE
      $8 = ANY (facet.sold_in)
      AND facet.category_id = ANY (
        (
          SELECT
            subtree
          FROM
            category
          WHERE
            id = $9
        )::INT[]
      )
      AND TRUE
    OFFSET
      0
  ) facet
  JOIN product ON product.id = facet.product_id
  JOIN base_price base ON base.product_id = product.id
  AND base.warehouse_id = $10
  CROSS JOIN (
    SELECT
      array_agg(id) AS ids,
      array_agg(priority) AS priorities
    FROM
      viewer_list
  ) mine
  CROSS JOIN LATERAL (
    SELECT
      coalesce(
        CASE
          WHEN product.has_programmed_price THEN (
            SELECT
              min(due.price)
            FROM
              programmed_price due
            WHERE
              due.product_id = product.id
              AND due.during @> $11::timestamptz
              AND (
                due.warehouse_id IS NULL
                OR due.warehouse_id = $12
              )
          )
        END,
        (
          SELECT
            coalesce(
              item.price,
              base.price - round(base.price * item.percent / 100)
            )
          FROM
            price_list_item item
          WHERE
            item.product_id = product.id
            AND item.list_id = ANY (mine.ids)
          ORDER BY
            mine.priorities[array_position(mine.ids, item.list_id)] DESC,
            1
          LIMIT
            1
        ),
        base.price
      )::numeric AS amount
    OFFSET
      0
  ) listed
  CROSS JOIN LATERAL (
    SELECT
      CASE
        WHEN product.has_deal THEN listed.amount - round(
          listed.amount * coalesce(
            (
              SELECT
                max(rung.percent)
              FROM
                deal_product
                JOIN deal ON deal.id = deal_product.deal_id
                JOIN deal_break rung ON rung.deal_id = deal.id
              WHERE
                deal_product.product_id = product.id
                AND rung.min_quantity <= product.min_quantity
                AND (
                  deal.starts_at IS NULL
                  OR deal.starts_at <= $13
                )
                AND (
                  deal.ends_at IS NULL
                  OR deal.ends_at > $14
                )
            ),
            0
          ) / 100
        )
        ELSE listed.amount
      END AS amount
    OFFSET
      0
  ) dealt
  CROSS JOIN LATERAL (
    SELECT
      greatest(
        0,
        dealt.amount - coalesce(
          CASE
            WHEN product.has_discount
            AND NOT product.has_versions THEN (
              SELECT
                coalesce(
                  round(dealt.amount * version.discount_percent / 100),
                  version.discount_value
                )
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
          END,
          0
        )
      )::integer AS price
    OFFSET
      0
  ) own_price
WHERE
  TRUE
