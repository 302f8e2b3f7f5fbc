-- GET /order/purchase

SELECT
  *
FROM
  (
    WITH
      named AS (
        SELECT
          *
        FROM
          cart
        WHERE
          cart.customer_id = $1
          AND cart.warehouse_id = $2
          AND cart.seller_id IS NOT DISTINCT FROM $3::uuid
          AND cart.state = 'open'
      ),
      fitting AS (
        SELECT
          address.*,
          zone.id AS zone_id
        FROM
          named
          JOIN address ON address.customer_id = named.customer_id
          LEFT JOIN zone_city ON zone_city.city_code = address.city_code
          LEFT JOIN zone ON zone.id = zone_city.zone_id
        WHERE
          address.removed_at IS NULL
          AND (
            address.is_default
            OR address.id IN (named.address_id, $4)
          )
          AND (
            zone.id IS NULL
            OR zone.warehouse_id = named.warehouse_id
          )
        ORDER BY
          address.id = named.address_id DESC NULLS LAST,
          address.id = $5 DESC NULLS LAST
        LIMIT
          1
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
            'sellerId',
            seller_id,
            'state',
            state,
            'addressId',
            address_id,
            'paymentMethod',
            payment_method,
            'creditPart',
            credit_part,
            'window',
            CASE
              WHEN window_day IS NOT NULL THEN json_build_object('windowId', window_id, 'day', window_day)
            END,
            'isAssigned',
            EXISTS (
              SELECT
              FROM
                seller_customer
              WHERE
                seller_id = $6
                AND seller_customer.customer_id = named.customer_id
            )
          )
        FROM
          named
      ) AS cart,
      (
        SELECT
          json_build_object(
            '_id',
            customer.id,
            'name',
            concat_ws(
              ' ',
              customer.name,
              nullif(customer.last_name, '')
            ),
            'businessName',
            customer.business_name
          )
        FROM
          named
          JOIN customer ON customer.id = named.customer_id
      ) AS customer,
      (
        SELECT
          json_build_object(
            '_id',
            address.id,
            'title',
            address.title,
            'address',
            address.line,
            'complement',
            address.complement,
            'neighbourhood',
            address.neighbourhood,
            'phone',
            address.phone,
            'city',
            city.name,
            'state',
            state.name,
            'cityid',
            city.code,
            'stateid',
            state.code,
            'customer_id',
            address.customer_id,
            'isDefault',
            address.is_default
          )
        FROM
          fitting address
          JOIN city ON city.code = address.city_code
          JOIN state ON state.code = city.state_code
      ) AS address,
      (
        SELECT
          json_build_object(
            'id',
            zone.id,
            'code',
            zone.code,
            'name',
            zone.name,
            'warehouseId',
            zone.warehouse_id,
            'deliveryDays',
            zone.delivery_days,
            'cutOffHour',
            zone.cut_off_hour,
            'worksSaturday',
            zone.works_saturday,
            'cashOnDelivery',
            zone.cash_on_delivery,
            'shippingPrice',
            zone.shipping_price,
            'freeFrom',
            zone.free_from,
            'minOrder',
            zone.min_order,
            'calendar',
            (
              SELECT
                json_build_object(
                  'closed',
                  coalesce(
                    json_agg(DAY) FILTER (
                      WHERE
                        NOT is_open
                    ),
                    '[]'
                  ),
                  'open',
                  coalesce(
                    json_agg(DAY) FILTER (
                      WHERE
                        is_open
                    ),
                    '[]'
                  )
                )
              FROM
                shop_day
            )
          )::jsonb || jsonb_build_object(
            'benefit',
            (
              SELECT
                json_build_object(
                  'shippingOff',
                  tier.shipping_off,
                  'freeFrom',
                  tier.free_from
                )
              FROM
                customer
                JOIN loyalty_tier tier ON tier.name = customer.loyalty_tier
              WHERE
                customer.id = (
                  SELECT
                    customer_id
                  FROM
                    named
                )
            )
          )
        FROM
          zone
        WHERE
          id = (
            CASE
              WHEN EXISTS (
                SELECT
                FROM
                  fitting
              ) THEN (
                SELECT
                  zone_id
                FROM
                  fitting
              )
              ELSE $7::int
            END
          )
      ) AS zone,
      (
        SELECT
          json_agg(
            json_build_object(
              'id',
              offered.id,
              'kind',
              offered.kind,
              'weekdays',
              offered.weekdays,
              'fromHour',
              offered.from_hour,
              'toHour',
              offered.to_hour,
              'cutOffHour',
              coalesce(offered.cut_off_hour, of_zone.cut_off_hour),
              'deliveryDays',
              coalesce(offered.delivery_days, of_zone.delivery_days),
              'charge',
              offered.charge,
              'fullDays',
              ARRAY(
                SELECT
                  DAY
                FROM
                  delivery_window_day filled
                WHERE
                  filled.window_id = offered.id
                  AND filled.taken >= offered.capacity
                ORDER BY
                  DAY DESC
                LIMIT
                  40
              )
            )
            ORDER BY
              offered.from_hour,
              offered.id
          )
        FROM
          delivery_window offered
          JOIN zone of_zone ON of_zone.id = offered.zone_id
        WHERE
          offered.zone_id = (
            CASE
              WHEN EXISTS (
                SELECT
                FROM
                  fitting
              ) THEN (
                SELECT
                  zone_id
                FROM
                  fitting
              )
              ELSE $8::int
            END
          )
          AND offered.is_active
      ) AS windows,
      (
        SELECT
          json_agg(
            json_build_object(
              'code',
              method.code,
              'name',
              method.name,
              'description',
              description,
              'logo',
              logo,
              'isEnabled',
              is_enabled,
              'means',
              means,
              'hasAccount',
              account_number IS NOT NULL,
              'needsCashOnDelivery',
              needs_cash_on_delivery,
              'isCredit',
              kind = 'credit',
              'adjustment',
              CASE
                WHEN type_movement IS NOT NULL THEN json_build_object(
                  'typeMovement',
                  type_movement,
                  'discountType',
                  discount_type,
                  'discountAmount',
                  discount_amount
                )
              END,
              'limits',
              json_build_object(
                'min',
                coalesce(
                  own.min_amount,
                  here.min_amount,
                  method.min_amount
                ),
                'max',
                coalesce(
                  own.max_amount,
                  here.max_amount,
                  method.max_amount
                ),
                'maxOwed',
                coalesce(own.max_owed, here.max_owed, method.max_owed),
                'closedFor',
                CASE
                  WHEN own.is_closed THEN 'customer'
                  WHEN here.is_closed THEN 'zone'
                END
              )
            )
            ORDER BY
              position
          )
        FROM
          payment_method method
          LEFT JOIN payment_limit own ON own.method = method.code
          AND own.customer_id = (
            SELECT
              customer_id
            FROM
              named
          )
          LEFT JOIN payment_limit here ON here.method = method.code
          AND here.zone_id = (
            CASE
              WHEN EXISTS (
                SELECT
                FROM
                  fitting
              ) THEN (
                SELECT
                  zone_id
                FROM
                  fitting
              )
              ELSE $9::int
            END
          )
      ) AS methods,
      (
        SELECT
          json_object_agg(open.method, open.owed)
        FROM
          (
            SELECT
              each.method,
              sum(each.owed) AS owed
            FROM
              (
                SELECT
                  placed.payment_method AS method,
                  sum(line.paid) - greatest(placed.credit_part - placed.cancelled, 0) AS owed
                FROM
                  customer_order placed
                  JOIN payment_method method ON method.code = placed.payment_method
                  JOIN order_delivery delivery ON delivery.order_id = placed.id
                  AND delivery.state IN ('pending', 'in_preparation', 'dispatched')
                  JOIN order_line line ON line.order_id = placed.id
                  AND line.delivery = delivery.position
                WHERE
                  placed.customer_id = (
                    SELECT
                      customer_id
                    FROM
                      named
                  )
                  AND placed.state IN (
                    'created',
                    'confirmed',
                    'in_preparation',
                    'dispatched'
                  )
                  AND (
                    method.means IS NULL
                    OR placed.state = 'created'
                  )
                GROUP BY
                  placed.id
              ) each
            GROUP BY
              each.method
          ) open
      ) AS owed,
      (
        SELECT
          json_build_object(
            'limit',
            account.credit_limit,
            'used',
            account.used,
            'termsDays',
            account.terms_days,
            'dues',
            coalesce(
              (
                SELECT
                  json_agg(
                    json_build_object('on', due.due_on, 'amount', due.amount)
                  )
                FROM
                  (
                    SELECT
                      entry.due_on,
                      sum(entry.amount)::bigint AS amount
                    FROM
                      credit_entry entry
                    WHERE
                      entry.customer_id = account.customer_id
                      AND entry.due_on IS NOT NULL
                    GROUP BY
                      entry.due_on
                  ) due
              ),
              '[]'::json
            ),
            'paid',
            (
              SELECT
                coalesce(- sum(entry.amount), 0)::bigint
              FROM
                credit_entry entry
              WHERE
                entry.customer_id = account.customer_id
                AND entry.kind = 'payment'
            )
          )
        FROM
          credit_account account
        WHERE
          account.customer_id = (
            SELECT
              customer_id
            FROM
              named
          )
      ) AS credit,
      (
        SELECT
          placed.payment_method
        FROM
          named
          JOIN customer_order placed ON placed.customer_id = named.customer_id
        ORDER BY
          placed.placed_at DESC
        LIMIT
          1
      ) AS "lastMethod",
      (
        SELECT
          json_build_object(
            'id',
            coupon.id,
            'code',
            coupon.code,
            'title',
            coupon.title,
            'description',
            coupon.description,
            'kind',
            coupon.kind,
            'amount',
            coupon.amount,
            'minAmount',
            coupon.min_amount,
            'maxDiscount',
            coupon.max_discount,
            'startsAt',
            to_char(
              coupon.starts_at AT TIME ZONE 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
            ),
            'endsAt',
            to_char(
              coupon.ends_at AT TIME ZONE 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
            ),
            'usesLeft',
            coupon.uses_limit - coupon.uses,
            'customerUsesLeft',
            coupon.uses_per_customer - (
              SELECT
                count(*)
              FROM
                coupon_redemption used
              WHERE
                used.coupon_id = coupon.id
                AND used.customer_id = named.customer_id
                AND used.returned_at IS NULL
            ),
            'priority',
            coupon.priority,
            'isLast',
            coupon.is_last,
            'isAutomatic',
            coupon.is_automatic,
            'customerId',
            coupon.customer_id,
            'tier',
            coupon.tier,
            'tradeType',
            (
              SELECT
                name
              FROM
                trade_type
              WHERE
                id = coupon.trade_type_id
            ),
            'isFirstOrderOnly',
            coupon.is_first_order_only,
            'excludesDeals',
            coupon.excludes_deals,
            'customer',
            named.customer_id,
            'customerTier',
            (
              SELECT
                loyalty_tier
              FROM
                customer
              WHERE
                customer.id = named.customer_id
            ),
            'customerTradeType',
            CASE
              WHEN coupon.trade_type_id IS NOT NULL THEN (
                SELECT
                  trade_type.name
                FROM
                  customer
                  JOIN trade_type ON trade_type.id = customer.trade_type_id
                WHERE
                  customer.id = named.customer_id
              )
            END,
            'hasOrdered',
            coupon.is_first_order_only
            AND EXISTS (
              SELECT
              FROM
                customer_order earlier
              WHERE
                earlier.customer_id = named.customer_id
                AND earlier.state <> 'cancelled'
            ),
            'cities',
            (
              SELECT
                coalesce(
                  json_agg(
                    json_build_object('code', city.code, 'name', city.name)
                    ORDER BY
                      city.name
                  ),
                  '[]'::json
                )
              FROM
                coupon_condition term
                JOIN city ON city.code = term.city_code
              WHERE
                term.coupon_id = coupon.id
            ),
            'methods',
            (
              SELECT
                coalesce(
                  json_agg(
                    json_build_object('code', method.code, 'name', method.name)
                    ORDER BY
                      method.position
                  ),
                  '[]'::json
                )
              FROM
                coupon_condition term
                JOIN payment_method method ON method.code = term.payment_method
              WHERE
                term.coupon_id = coupon.id
            ),
            'buyGet',
            CASE
              WHEN coupon.kind = 'buy-get' THEN json_build_object(
                'buy',
                coupon.buy_quantity,
                'get',
                coupon.get_quantity,
                'times',
                coupon.max_times,
                'bought',
                coalesce(
                  (
                    SELECT
                      name
                    FROM
                      product
                    WHERE
                      id = coupon.product_id
                  ),
                  coupon.line,
                  (
                    SELECT
                      name
                    FROM
                      category
                    WHERE
                      id = coupon.category_id
                  ),
                  (
                    SELECT
                      name
                    FROM
                      brand
                    WHERE
                      id = coupon.brand_id
                  )
                ),
                'got',
                coalesce(
                  (
                    SELECT
                      name
                    FROM
                      product
                    WHERE
                      id = coupon.got_product_id
                  ),
                  coupon.got_line,
                  (
                    SELECT
                      name
                    FROM
                      category
                    WHERE
                      id = coupon.got_category_id
                  ),
                  (
                    SELECT
                      name
                    FROM
                      brand
                    WHERE
                      id = coupon.got_brand_id
                  )
                )
              )
            END,
            'mix',
            CASE
              WHEN coupon.kind = 'mix' THEN json_build_object(
                'of',
                coalesce(
                  (
                    SELECT
                      name
                    FROM
                      product
                    WHERE
                      id = coupon.product_id
                  ),
                  coupon.line,
                  (
                    SELECT
                      name
                    FROM
                      category
                    WHERE
                      id = coupon.category_id
                  ),
                  (
                    SELECT
                      name
                    FROM
                      brand
                    WHERE
                      id = coupon.brand_id
                  )
                ),
                'steps',
                (
                  SELECT
                    json_agg(
                      json_build_object(
                        'minQuantity',
                        split_part(step, '=', 1)::int,
                        'percent',
                        split_part(step, '=', 2)::float
                      )
                    )
                  FROM
                    string_to_table(coupon.steps, ';') AS step
                )
              )
            END,
            'productIds',
            CASE
              WHEN num_nonnulls (
                coupon.product_id,
                coupon.line,
                coupon.category_id,
                coupon.brand_id
              ) > 0
              OR EXISTS (
                SELECT
                FROM
                  coupon_condition term
                WHERE
                  term.coupon_id = coupon.id
                  AND num_nonnulls (term.brand_id, term.category_id) = 1
              ) THEN (
                SELECT
                  coalesce(json_agg(DISTINCT product.id), '[]'::json)
                FROM
                  cart_line
                  JOIN product ON product.id = cart_line.product_id
                WHERE
                  cart_line.cart_id = named.id
                  AND (
                    coupon.product_id IS NULL
                    OR product.id = coupon.product_id
                  )
                  AND (
                    coupon.line IS NULL
                    OR lower(product.line) = lower(coupon.line)
                  )
                  AND (
                    coupon.brand_id IS NULL
                    OR product.brand_id = coupon.brand_id
                  )
                  AND (
                    coupon.category_id IS NULL
                    OR product.category_id = ANY (
                      SELECT
                        unnest(subtree)
                      FROM
                        category
                      WHERE
                        category.id = coupon.category_id
                    )
                  )
                  AND NOT EXISTS (
                    SELECT
                    FROM
                      coupon_condition term
                    WHERE
                      term.coupon_id = coupon.id
                      AND num_nonnulls (term.brand_id, term.category_id) = 1
                      AND (
                        term.brand_id = product.brand_id
                        OR product.category_id = ANY (
                          SELECT
                            unnest(subtree)
                          FROM
                            category
                          WHERE
                            category.id = term.category_id
                        )
                      )
                  )
              )
            END,
            'gotProductIds',
            CASE
              WHEN num_nonnulls (
                coupon.got_product_id,
                coupon.got_line,
                coupon.got_category_id,
                coupon.got_brand_id
              ) > 0 THEN (
                SELECT
                  coalesce(json_agg(DISTINCT product.id), '[]'::json)
                FROM
                  cart_line
                  JOIN product ON product.id = cart_line.product_id
                WHERE
                  cart_line.cart_id = named.id
                  AND (
                    coupon.got_product_id IS NULL
                    OR product.id = coupon.got_product_id
                  )
                  AND (
                    coupon.got_line IS NULL
                    OR lower(product.line) = lower(coupon.got_line)
                  )
                  AND (
                    coupon.got_brand_id IS NULL
                    OR product.brand_id = coupon.got_brand_id
                  )
                  AND (
                    coupon.got_category_id IS NULL
                    OR product.category_id = ANY (
                      SELECT
                        unnest(subtree)
                      FROM
                        category
                      WHERE
                        category.id = coupon.got_category_id
                    )
                  )
                  AND NOT EXISTS (
                    SELECT
                    FROM
                      coupon_condition term
                    WHERE
                      term.coupon_id = coupon.id
                      AND num_nonnulls (term.brand_id, term.category_id) = 1
                      AND (
                        term.brand_id = product.brand_id
                        OR product.category_id = ANY (
                          SELECT
                            unnest(subtree)
                          FROM
                            category
                          WHERE
                            category.id = term.category_id
                        )
                      )
                  )
              )
            END
          )
        FROM
          named
          JOIN coupon ON coupon.id = named.coupon_id
        WHERE
          NOT coupon.is_automatic
      ) AS coupon,
      (
        SELECT
          (
            SELECT
              json_agg(
                json_build_object(
                  'id',
                  coupon.id,
                  'code',
                  coupon.code,
                  'title',
                  coupon.title,
                  'description',
                  coupon.description,
                  'kind',
                  coupon.kind,
                  'amount',
                  coupon.amount,
                  'minAmount',
                  coupon.min_amount,
                  'maxDiscount',
                  coupon.max_discount,
                  'startsAt',
                  to_char(
                    coupon.starts_at AT TIME ZONE 'UTC',
                    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
                  ),
                  'endsAt',
                  to_char(
                    coupon.ends_at AT TIME ZONE 'UTC',
                    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
                  ),
                  'usesLeft',
                  coupon.uses_limit - coupon.uses,
                  'customerUsesLeft',
                  coupon.uses_per_customer - (
                    SELECT
                      count(*)
                    FROM
                      coupon_redemption used
                    WHERE
                      used.coupon_id = coupon.id
                      AND used.customer_id = named.customer_id
                      AND used.returned_at IS NULL
                  ),
                  'priority',
                  coupon.priority,
                  'isLast',
                  coupon.is_last,
                  'isAutomatic',
                  coupon.is_automatic,
                  'customerId',
                  coupon.customer_id,
                  'tier',
                  coupon.tier,
                  'tradeType',
                  (
                    SELECT
                      name
                    FROM
                      trade_type
                    WHERE
                      id = coupon.trade_type_id
                  ),
                  'isFirstOrderOnly',
                  coupon.is_first_order_only,
                  'excludesDeals',
                  coupon.excludes_deals,
                  'customer',
                  named.customer_id,
                  'customerTier',
                  (
                    SELECT
                      loyalty_tier
                    FROM
                      customer
                    WHERE
                      customer.id = named.customer_id
                  ),
                  'customerTradeType',
                  CASE
                    WHEN coupon.trade_type_id IS NOT NULL THEN (
                      SELECT
                        trade_type.name
                      FROM
                        customer
                        JOIN trade_type ON trade_type.id = customer.trade_type_id
                      WHERE
                        customer.id = named.customer_id
                    )
                  END,
                  'hasOrdered',
                  coupon.is_first_order_only
                  AND EXISTS (
                    SELECT
                    FROM
                      customer_order earlier
                    WHERE
                      earlier.customer_id = named.customer_id
                      AND earlier.state <> 'cancelled'
                  ),
                  'cities',
                  (
                    SELECT
                      coalesce(
                        json_agg(
                          json_build_object('code', city.code, 'name', city.name)
                          ORDER BY
                            city.name
                        ),
                        '[]'::json
                      )
                    FROM
                      coupon_condition term
                      JOIN city ON city.code = term.city_code
                    WHERE
                      term.coupon_id = coupon.id
                  ),
                  'methods',
                  (
                    SELECT
                      coalesce(
                        json_agg(
                          json_build_object('code', method.code, 'name', method.name)
                          ORDER BY
                            method.position
                        ),
                        '[]'::json
                      )
                    FROM
                      coupon_condition term
                      JOIN payment_method method ON method.code = term.payment_method
                    WHERE
                      term.coupon_id = coupon.id
                  ),
                  'buyGet',
                  CASE
                    WHEN coupon.kind = 'buy-get' THEN json_build_object(
                      'buy',
                      coupon.buy_quantity,
                      'get',
                      coupon.get_quantity,
                      'times',
                      coupon.max_times,
                      'bought',
                      coalesce(
                        (
                          SELECT
                            name
                          FROM
                            product
                          WHERE
                            id = coupon.product_id
                        ),
                        coupon.line,
                        (
                          SELECT
                            name
                          FROM
                            category
                          WHERE
                            id = coupon.category_id
                        ),
                        (
                          SELECT
                            name
                          FROM
                            brand
                          WHERE
                            id = coupon.brand_id
                        )
                      ),
                      'got',
                      coalesce(
                        (
                          SELECT
                            name
                          FROM
                            product
                          WHERE
                            id = coupon.got_product_id
                        ),
                        coupon.got_line,
                        (
                          SELECT
                            name
                          FROM
                            category
                          WHERE
                            id = coupon.got_category_id
                        ),
                        (
                          SELECT
                            name
                          FROM
                            brand
                          WHERE
                            id = coupon.got_brand_id
                        )
                      )
                    )
                  END,
                  'mix',
                  CASE
                    WHEN coupon.kind = 'mix' THEN json_build_object(
                      'of',
                      coalesce(
                        (
                          SELECT
                            name
                          FROM
                            product
                          WHERE
                            id = coupon.product_id
                        ),
                        coupon.line,
                        (
                          SELECT
                            name
                          FROM
                            category
                          WHERE
                            id = coupon.category_id
                        ),
                        (
                          SELECT
                            name
                          FROM
                            brand
                          WHERE
                            id = coupon.brand_id
                        )
                      ),
                      'steps',
                      (
                        SELECT
                          json_agg(
                            json_build_object(
                              'minQuantity',
                              split_part(step, '=', 1)::int,
                              'percent',
                              split_part(step, '=', 2)::float
                            )
                          )
                        FROM
                          string_to_table(coupon.steps, ';') AS step
                      )
                    )
                  END,
                  'productIds',
                  CASE
                    WHEN num_nonnulls (
                      coupon.product_id,
                      coupon.line,
                      coupon.category_id,
                      coupon.brand_id
                    ) > 0
                    OR EXISTS (
                      SELECT
                      FROM
                        coupon_condition term
                      WHERE
                        term.coupon_id = coupon.id
                        AND num_nonnulls (term.brand_id, term.category_id) = 1
                    ) THEN (
                      SELECT
                        coalesce(json_agg(DISTINCT product.id), '[]'::json)
                      FROM
                        cart_line
                        JOIN product ON product.id = cart_line.product_id
                      WHERE
                        cart_line.cart_id = named.id
                        AND (
                          coupon.product_id IS NULL
                          OR product.id = coupon.product_id
                        )
                        AND (
                          coupon.line IS NULL
                          OR lower(product.line) = lower(coupon.line)
                        )
                        AND (
                          coupon.brand_id IS NULL
                          OR product.brand_id = coupon.brand_id
                        )
                        AND (
                          coupon.category_id IS NULL
                          OR product.category_id = ANY (
                            SELECT
                              unnest(subtree)
                            FROM
                              category
                            WHERE
                              category.id = coupon.category_id
                          )
                        )
                        AND NOT EXISTS (
                          SELECT
                          FROM
                            coupon_condition term
                          WHERE
                            term.coupon_id = coupon.id
                            AND num_nonnulls (term.brand_id, term.category_id) = 1
                            AND (
                              term.brand_id = product.brand_id
                              OR product.category_id = ANY (
                                SELECT
                                  unnest(subtree)
                                FROM
                                  category
                                WHERE
                                  category.id = term.category_id
                              )
                            )
                        )
                    )
                  END,
                  'gotProductIds',
                  CASE
                    WHEN num_nonnulls (
                      coupon.got_product_id,
                      coupon.got_line,
                      coupon.got_category_id,
                      coupon.got_brand_id
                    ) > 0 THEN (
                      SELECT
                        coalesce(json_agg(DISTINCT product.id), '[]'::json)
                      FROM
                        cart_line
                        JOIN product ON product.id = cart_line.product_id
                      WHERE
                        cart_line.cart_id = named.id
                        AND (
                          coupon.got_product_id IS NULL
                          OR product.id = coupon.got_product_id
                        )
                        AND (
                          coupon.got_line IS NULL
                          OR lower(product.line) = lower(coupon.got_line)
                        )
                        AND (
                          coupon.got_brand_id IS NULL
                          OR product.brand_id = coupon.got_brand_id
                        )
                        AND (
                          coupon.got_category_id IS NULL
                          OR product.category_id = ANY (
                            SELECT
                              unnest(subtree)
                            FROM
                              category
                            WHERE
                              category.id = coupon.got_category_id
                          )
                        )
                        AND NOT EXISTS (
                          SELECT
                          FROM
                            coupon_condition term
                          WHERE
                            term.coupon_id = coupon.id
                            AND num_nonnulls (term.brand_id, term.category_id) = 1
                            AND (
                              term.brand_id = product.brand_id
                              OR product.category_id = ANY (
                                SELECT
                                  unnest(subtree)
                                FROM
                                  category
                                WHERE
                                  category.id = term.category_id
                              )
                            )
                        )
                    )
                  END
                )
                ORDER BY
                  coupon.priority,
                  coupon.id
              )
            FROM
              coupon
            WHERE
              coupon.is_automatic
              AND coupon.starts_at <= $10
              AND coupon.ends_at > $11
          )
        FROM
          named
      ) AS automatic,
      (
        SELECT
          json_build_object(
            'bodyHash',
            encode(body_hash, 'hex'),
            'orderId',
            order_id
          )
        FROM
          idempotency_key
        WHERE
          user_id = $12
          AND key = $13
      ) AS key
  ) terms,
  (
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
          cart.customer_id = $14
          AND cart.warehouse_id = $15
          AND cart.seller_id IS NOT DISTINCT FROM $16::uuid
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
                AND arrival.arrives_on >= $17::date
            )
          )
        FROM
          (
            SELECT
              array_agg(placed.id) AS ids
            FROM
              customer_order placed
            WHERE
              placed.customer_id = $18
              AND placed.state = 'created'
              AND placed.warehouse_id = $19
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
          customer_id = $20
          AND id = $21
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
                    OR trade_type_id = $22
                  )
                  AND (
                    city_code IS NULL
                    OR city_code = $23
                  )
                  AND (
                    state_code IS NULL
                    OR state_code = $24
                  )
                  AND (
                    customer_id IS NULL
                    OR customer_id = $25
                  )
                  AND (
                    loyalty_tier IS NULL
                    OR loyalty_tier = $26
                  )
                  AND (
                    starts_at IS NULL
                    OR starts_at <= $27
                  )
                  AND (
                    ends_at IS NULL
                    OR ends_at > $28
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
                      AND arrival.warehouse_id = $29
                      AND arrival.arrived_at IS NULL
                      AND arrival.arrives_on >= $30::date
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
                              LEFT JOIN stock held ON held.warehouse_id = $31
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
                          AND due.during @> $32::timestamptz
                          AND (
                            due.warehouse_id IS NULL
                            OR due.warehouse_id = $33
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
                                OR deal.starts_at <= $34
                              )
                              AND (
                                deal.ends_at IS NULL
                                OR deal.ends_at > $35
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
                  code = ANY ($36::TEXT[])
              ) wanted
              JOIN product_version version ON version.id = wanted.id
              JOIN product ON product.id = version.product_id
              JOIN brand ON brand.id = product.brand_id
              LEFT JOIN stock ON stock.warehouse_id = $37
              AND stock.version_id = version.id
              LEFT JOIN base_price ON base_price.product_id = product.id
              AND base_price.warehouse_id = $38
          ) read
      ) sold
  ) lines (head, rows, own, sellables, stamps, mutation)
