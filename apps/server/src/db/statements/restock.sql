-- GET /product/restock

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
  lately AS MATERIALIZED (
    SELECT
      id,
      code,
      cart_id,
      placed_at,
      state,
      total - cancelled AS due
    FROM
      customer_order
    WHERE
      customer_id = $8
      AND state NOT IN ('cancelled', 'returned')
    ORDER BY
      placed_at DESC,
      id
    LIMIT
      $9
  ),
  bought AS MATERIALIZED (
    SELECT
      line.product_id,
      line.version_id,
      max(lately.placed_at) AS last_at,
      json_agg(
        json_build_object(
          'order',
          lately.id,
          'placedAt',
          to_char(
            lately.placed_at AT TIME ZONE 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          ),
          'units',
          line.quantity,
          'unitPrice',
          line.unit_price
        )
        ORDER BY
          lately.placed_at DESC,
          lately.id
      ) AS purchases
    FROM
      lately
      JOIN order_line line ON line.order_id = lately.id
    WHERE
      lately.state <> 'created'
      AND line.assembly_version_ids = '{}'
    GROUP BY
      line.product_id,
      line.version_id
    ORDER BY
      last_at DESC,
      line.version_id
    LIMIT
      $10
  )
SELECT
  (
    SELECT
      json_build_object(
        'code',
        last.code,
        'cartId',
        last.cart_id,
        'placedAt',
        to_char(
          last.placed_at AT TIME ZONE 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
        ),
        'due',
        last.due,
        'units',
        (
          SELECT
            coalesce(sum(quantity), 0)
          FROM
            order_line
          WHERE
            order_id = last.id
        ),
        'pictures',
        (
          SELECT
            coalesce(
              json_agg(
                image
                ORDER BY
                  place
              ),
              '[]'
            )
          FROM
            (
              SELECT
                product.image,
                min(line.position) AS place
              FROM
                order_line line
                JOIN product ON product.id = line.product_id
              WHERE
                line.order_id = last.id
              GROUP BY
                product.image
              ORDER BY
                place
              LIMIT
                5
            ) shown
        )
      )
    FROM
      (
        SELECT
          *
        FROM
          lately
        WHERE
          state <> 'created'
        ORDER BY
          placed_at DESC,
          id
        LIMIT
          1
      ) last
  ) AS "lastOrder",
  (
    SELECT
      json_agg(
        json_build_object(
          'orderCode',
          lately.code,
          'deliveryId',
          delivery.position::text,
          'state',
          delivery.state,
          'arrivalDate',
          delivery.arrival_date,
          'estimatedDate',
          delivery.estimated_date,
          'units',
          (
            SELECT
              coalesce(sum(quantity), 0)
            FROM
              order_line line
            WHERE
              line.order_id = lately.id
              AND line.delivery = delivery.position
          )
        )
        ORDER BY
          coalesce(delivery.arrival_date, delivery.estimated_date),
          lately.code
      )
    FROM
      lately
      JOIN order_delivery delivery ON delivery.order_id = lately.id
    WHERE
      lately.state <> 'created'
      AND delivery.state IN ('pending', 'in_preparation', 'dispatched')
  ) AS "onTheWay",
  (
    SELECT
      json_agg(
        json_build_object(
          'productId',
          product.id,
          'productCode',
          product.code,
          'slug',
          product.slug,
          'name',
          product.name,
          'brand',
          brand.name,
          'image',
          product.image,
          'hasVersions',
          product.has_versions,
          'versionCode',
          version.code,
          'tone_number',
          version.tone_number,
          'tone_name',
          version.tone_name,
          'volume',
          version.volume,
          'swatch',
          version.swatch_hex,
          'swatchImage',
          version.swatch_image,
          'purchases',
          bought.purchases,
          'stock',
          coalesce(stock.available, 0),
          'minQuantity',
          product.min_quantity,
          'multiple',
          product.multiple,
          'cameAt',
          (
            SELECT
              to_char(
                max(came.at) AT TIME ZONE 'UTC',
                'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
              )
            FROM
              (
                SELECT
                  moved.at,
                  moved.delta,
                  moved.reason,
                  stock.available - sum(moved.delta) OVER (
                    ORDER BY
                      moved.id DESC
                  ) AS before
                FROM
                  (
                    SELECT
                      id,
                      at,
                      delta,
                      reason
                    FROM
                      stock_movement
                    WHERE
                      version_id = version.id
                      AND warehouse_id = $11
                    ORDER BY
                      id DESC
                    LIMIT
                      $12
                  ) moved
              ) came
            WHERE
              came.before <= 0
              AND came.delta > 0
              AND came.reason NOT IN ('order', 'cancel')
              AND came.at > $13::timestamptz - make_interval(days => $14)
          ),
          'discountPercent',
          version.discount_percent,
          'discountValue',
          version.discount_value,
          'prices',
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
                    AND due.during @> $15::timestamptz
                    AND (
                      due.warehouse_id IS NULL
                      OR due.warehouse_id = $16
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
                          OR deal.starts_at <= $17
                        )
                        AND (
                          deal.ends_at IS NULL
                          OR deal.ends_at > $18
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
          END
        )
        ORDER BY
          bought.last_at DESC,
          version.code
      )
    FROM
      bought
      JOIN product ON product.id = bought.product_id
      AND product.withdrawn_at IS NULL
      JOIN brand ON brand.id = product.brand_id
      JOIN product_version version ON version.id = bought.version_id
      AND version.withdrawn_at IS NULL
      JOIN base_price ON base_price.product_id = product.id
      AND base_price.warehouse_id = $19
      LEFT JOIN stock ON stock.warehouse_id = $20
      AND stock.version_id = version.id
    WHERE
      product.kind = 'product'
  ) AS bought
