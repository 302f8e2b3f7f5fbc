-- GET /product/query?_id={product}

WITH
  page AS MATERIALIZED (
    SELECT
      id
    FROM
      product
    WHERE
      id = $1
      AND withdrawn_at IS NULL
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
        OR trade_type_id = $2
      )
      AND (
        city_code IS NULL
        OR city_code = $3
      )
      AND (
        state_code IS NULL
        OR state_code = $4
      )
      AND (
        customer_id IS NULL
        OR customer_id = $5
      )
      AND (
        loyalty_tier IS NULL
        OR loyalty_tier = $6
      )
      AND (
        starts_at IS NULL
        OR starts_at <= $7
      )
      AND (
        ends_at IS NULL
        OR ends_at > $8
      )
  )
SELECT
  product.description,
  product.invima_code,
  product.pictures,
  product.picture_texts,
  category.id AS category_id,
  category.name AS category_name,
  category.slug AS category_slug,
  (
    SELECT
      json_agg(listed)
    FROM
      (
        SELECT
          version.id,
          version.code,
          version.position,
          version.volume,
          version.tone_number,
          version.tone_name,
          version.tone_level,
          version.tone_series,
          version.tone_sort,
          version.swatch_hex,
          version.swatch_image,
          version.swatch_text,
          version.is_top_seller,
          version.is_new,
          version.excluded_from_presale,
          version.discount_percent,
          version.discount_value,
          coalesce(stock.available, 0) AS available
        FROM
          product_version version
          LEFT JOIN stock ON stock.warehouse_id = $9
          AND stock.version_id = version.id
        WHERE
          version.product_id = product.id
          AND version.withdrawn_at IS NULL
      ) listed
  ) AS versions,
  CASE
    WHEN product.is_presale THEN (
      SELECT
        json_agg(
          json_build_array(
            arrival.version_id,
            arrival.arrives_on,
            arrival.cap - arrival.promised
          )
          ORDER BY
            arrival.arrives_on
        )
      FROM
        arrival
      WHERE
        arrival.product_id = product.id
        AND arrival.warehouse_id = $10
        AND arrival.arrived_at IS NULL
        AND arrival.arrives_on >= $11::date
        AND arrival.promised < arrival.cap
    )
  END AS arrivals,
  (
    SELECT
      json_agg(
        json_build_array(line.version_id, line.advance, line.quantity)
      )
    FROM
      cart
      JOIN cart_line line ON line.cart_id = cart.id
    WHERE
      cart.customer_id = $12
      AND cart.warehouse_id = $13
      AND cart.seller_id IS NOT DISTINCT FROM $14::uuid
      AND cart.state = 'open'
      AND line.product_id = product.id
  ) AS in_cart,
  CASE
    WHEN product.kind = 'combo' THEN (
      SELECT
        json_agg(
          json_build_object(
            'product_id',
            made_of.id,
            'code',
            made_of.code,
            'name',
            made_of.name,
            'slug',
            made_of.slug,
            'image',
            made_of.image,
            'quantity',
            part.quantity,
            'version_code',
            CASE
              WHEN made_of.has_versions THEN chosen.code
            END,
            'tone_number',
            chosen.tone_number,
            'tone_name',
            chosen.tone_name,
            'volume',
            chosen.volume
          )
          ORDER BY
            part.position
        )
      FROM
        combo_part part
        JOIN product made_of ON made_of.id = part.product_id
        LEFT JOIN product_version chosen ON chosen.id = part.version_id
      WHERE
        part.combo_id = product.id
    )
  END AS parts,
  (
    SELECT
      json_object_agg(digit, family)
    FROM
      brand_reflection meaning
    WHERE
      meaning.brand_id = product.brand_id
      AND 'Tono' = ANY (product.attributes)
  ) AS reflections,
  product.card::text,
  (
    SELECT
      code
    FROM
      warehouse
    WHERE
      id = $15
  ) AS warehouse,
  (
    SELECT
      sum(stock.available)::int
    FROM
      stock
    WHERE
      stock.product_id = product.id
      AND stock.warehouse_id = $16
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
        AND arrival.warehouse_id = $17
        AND arrival.arrived_at IS NULL
        AND arrival.arrives_on >= $18::date
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
                  AND held.warehouse_id = $19
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
            AND due.during @> $20::timestamptz
            AND (
              due.warehouse_id IS NULL
              OR due.warehouse_id = $21
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
                  OR deal.starts_at <= $22
                )
                AND (
                  deal.ends_at IS NULL
                  OR deal.ends_at > $23
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
  AND base_price.warehouse_id = $24
  JOIN category ON category.id = product.category_id
