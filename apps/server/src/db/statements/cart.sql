-- GET /cart/listcart

WITH
  held_cart AS (
    SELECT
      id,
      customer_id,
      warehouse_id,
      revision,
      address_id,
      payment_method
    FROM
      cart
    WHERE
      cart.customer_id = $1
      AND cart.warehouse_id = $2
      AND cart.seller_id IS NOT DISTINCT FROM $3::uuid
      AND cart.state = 'open'
  ),
  held_line AS (
    SELECT
      cart_line.*
    FROM
      cart_line
      JOIN held_cart ON held_cart.id = cart_line.cart_id
  )
SELECT
  (
    SELECT
      json_build_object(
        'id',
        id,
        'customerId',
        customer_id,
        'warehouseId',
        warehouse_id,
        'revision',
        revision,
        'addressId',
        address_id,
        'paymentMethod',
        payment_method
      )
    FROM
      held_cart
  ) AS cart,
  (
    SELECT
      json_agg(
        json_build_object(
          'id',
          id,
          'productId',
          product_id,
          'versionId',
          version_id,
          'assemblyVersionIds',
          assembly_version_ids,
          'advance',
          advance,
          'quantity',
          quantity,
          'seenPrice',
          seen_price,
          'seenUnits',
          seen_units,
          'seenDate',
          seen_date
        )
        ORDER BY
          place
      )
    FROM
      held_line
  ) AS rows,
  (
    SELECT
      json_build_object(
        'stock',
        (
          SELECT
            json_object_agg(version_id, units)
          FROM
            (
              SELECT
                taken.version_id,
                - sum(taken.delta) AS units
              FROM
                stock_movement taken
              WHERE
                taken.order_id = ANY (unpaid.ids)
              GROUP BY
                taken.version_id
            ) held
        ),
        'promises',
        (
          SELECT
            json_agg(
              json_build_object(
                'arrivalId',
                arrival.id::text,
                'versionId',
                arrival.version_id,
                'date',
                arrival.arrives_on,
                'units',
                line.quantity
              )
            )
          FROM
            order_line line
            JOIN arrival ON arrival.id = line.arrival_id
          WHERE
            line.order_id = ANY (unpaid.ids)
            AND line.served_at IS NULL
            AND arrival.arrived_at IS NULL
            AND arrival.arrives_on >= $4::date
        )
      )
    FROM
      (
        SELECT
          array_agg(placed.id) AS ids
        FROM
          customer_order placed
        WHERE
          placed.customer_id = $5
          AND placed.state = 'created'
          AND placed.warehouse_id = $6
          AND NOT EXISTS (
            SELECT
            FROM
              payment
            WHERE
              payment.order_id = placed.id
              AND payment.state = 'pending'
              AND (
                payment.transaction_id IS NOT NULL
                OR payment.proof_state = 'sent'
              )
          )
      ) unpaid
    WHERE
      unpaid.ids IS NOT NULL
  ) AS own,
  sold.sellables,
  sold.stamps,
  (
    SELECT
      json_build_object(
        'bodyHash',
        encode(body_hash, 'hex'),
        'reply',
        reply
      )
    FROM
      cart_mutation
    WHERE
      customer_id = $7
      AND id = $8
  ) AS mutation
FROM
  (
    SELECT
      json_agg(sellable) AS sellables,
      string_agg(
        version_id || ':' || md5(sellable::text),
        ' '
        ORDER BY
          version_id
      ) AS stamps
    FROM
      (
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
                OR trade_type_id = $9
              )
              AND (
                city_code IS NULL
                OR city_code = $10
              )
              AND (
                state_code IS NULL
                OR state_code = $11
              )
              AND (
                customer_id IS NULL
                OR customer_id = $12
              )
              AND (
                loyalty_tier IS NULL
                OR loyalty_tier = $13
              )
              AND (
                starts_at IS NULL
                OR starts_at <= $14
              )
              AND (
                ends_at IS NULL
                OR ends_at > $15
              )
          )
        SELECT
          version.id AS version_id,
          json_build_object(
            'productId',
            product.id,
            'versionId',
            version.id,
            'code',
            product.code,
            'versionCode',
            version.code,
            'hasVersions',
            product.has_versions,
            'name',
            product.name,
            'slug',
            product.slug,
            'brand',
            brand.name,
            'image',
            product.image,
            'label',
            json_build_object(
              'tone_number',
              version.tone_number,
              'tone_name',
              version.tone_name,
              'volume',
              version.volume
            ),
            'swatch',
            version.swatch_hex,
            'swatchImage',
            version.swatch_image,
            'isCombo',
            product.kind = 'combo',
            'isPresale',
            product.is_presale,
            'excludedFromPresale',
            version.excluded_from_presale,
            'isWithdrawn',
            base_price.price IS NULL
            OR product.withdrawn_at IS NOT NULL
            OR version.withdrawn_at IS NOT NULL,
            'minQuantity',
            product.min_quantity,
            'multiple',
            product.multiple,
            'taxRate',
            product.tax_rate,
            'stock',
            CASE
              WHEN product.kind = 'combo' THEN 0
              ELSE coalesce(stock.available, 0)
            END,
            'arrivals',
            CASE
              WHEN product.is_presale
              AND product.kind = 'product'
              AND NOT version.excluded_from_presale THEN (
                SELECT
                  json_agg(
                    json_build_object(
                      'arrivalId',
                      arrival.id::text,
                      'date',
                      arrival.arrives_on,
                      'remaining',
                      arrival.cap - arrival.promised
                    )
                    ORDER BY
                      arrival.arrives_on
                  )
                FROM
                  arrival
                WHERE
                  arrival.product_id = product.id
                  AND arrival.version_id = version.id
                  AND arrival.warehouse_id = $16
                  AND arrival.arrived_at IS NULL
                  AND arrival.arrives_on >= $17::date
                  AND arrival.promised < arrival.cap
              )
            END,
            'parts',
            CASE
              WHEN product.kind = 'combo' THEN (
                SELECT
                  json_agg(
                    json_build_object(
                      'productId',
                      made_of.id,
                      'code',
                      made_of.code,
                      'name',
                      made_of.name,
                      'taxRate',
                      made_of.tax_rate,
                      'quantity',
                      part.quantity,
                      'isChosen',
                      part.version_id IS NULL
                      AND made_of.has_versions,
                      'choices',
                      (
                        SELECT
                          json_agg(
                            json_build_object(
                              'versionId',
                              choice.id,
                              'versionCode',
                              choice.code,
                              'available',
                              coalesce(held.available, 0),
                              'tone_number',
                              choice.tone_number,
                              'tone_name',
                              choice.tone_name,
                              'volume',
                              choice.volume
                            )
                            ORDER BY
                              choice.position,
                              choice.id
                          )
                        FROM
                          product_version choice
                          LEFT JOIN stock held ON held.warehouse_id = $18
                          AND held.version_id = choice.id
                        WHERE
                          choice.product_id = made_of.id
                          AND choice.withdrawn_at IS NULL
                          AND made_of.withdrawn_at IS NULL
                          AND (
                            part.version_id IS NULL
                            OR choice.id = part.version_id
                          )
                      )
                    )
                    ORDER BY
                      part.position
                  )
                FROM
                  combo_part part
                  JOIN product made_of ON made_of.id = part.product_id
                WHERE
                  part.combo_id = product.id
              )
            END,
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
                      AND due.during @> $19::timestamptz
                      AND (
                        due.warehouse_id IS NULL
                        OR due.warehouse_id = $20
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
                            OR deal.starts_at <= $21
                          )
                          AND (
                            deal.ends_at IS NULL
                            OR deal.ends_at > $22
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
          ) AS sellable
        FROM
          (
            SELECT
              version_id AS id
            FROM
              held_line
            UNION
            SELECT
              id
            FROM
              product_version
            WHERE
              code = ANY ($23::TEXT[])
          ) wanted
          JOIN product_version version ON version.id = wanted.id
          JOIN product ON product.id = version.product_id
          JOIN brand ON brand.id = product.brand_id
          LEFT JOIN stock ON stock.warehouse_id = $24
          AND stock.version_id = version.id
          LEFT JOIN base_price ON base_price.product_id = product.id
          AND base_price.warehouse_id = $25
      ) read
  ) sold
