-- GET /order/query?code={order}

SELECT
  placed.id AS _id,
  placed.code,
  placed.state,
  to_char(
    placed.placed_at AT TIME ZONE 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  ) AS "placedAt",
  concat_ws(' ', actor.name, nullif(actor.last_name, '')) AS "placedBy",
  (
    SELECT
      answered_by
    FROM
      hand_over
    WHERE
      order_id = placed.id
  ) AS "approvedBy",
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
  ) AS customer,
  json_build_object(
    'title',
    placed.address_title,
    'address',
    placed.address_line,
    'city',
    city.name,
    'state',
    state.name
  ) AS address,
  json_build_object(
    'code',
    method.code,
    'name',
    method.name,
    'logo',
    method.logo,
    'means',
    method.means,
    'isPaidAtDoor',
    method.needs_cash_on_delivery
  ) AS "paymentMethod",
  (
    SELECT
      json_build_object(
        'state',
        CASE
          WHEN method.means IS NULL THEN CASE
            WHEN placed.total > placed.cancelled THEN 'due'
            ELSE 'none'
          END
          WHEN bool_or(tried.state IN ('approved', 'refunded')) THEN 'paid'
          WHEN placed.state <> 'created' THEN 'none'
          ELSE CASE
            WHEN bool_or(
              tried.state = 'pending'
              AND (
                tried.proof_state = 'sent'
                OR method.means = 'agreement'
              )
            ) THEN 'review'
            WHEN bool_or(
              tried.state = 'pending'
              AND tried.transaction_id IS NOT NULL
            ) THEN 'running'
            WHEN NOT bool_or(tried.state = 'pending') THEN 'declined'
            ELSE 'waiting'
          END
        END,
        'payUntil',
        CASE
          WHEN placed.state = 'created' THEN to_char(
            placed.pay_until AT TIME ZONE 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          )
        END,
        'ended',
        placed.hold_ended,
        'byHand',
        CASE
          WHEN placed.state = 'created'
          AND method.means IN ('transfer', 'cash', 'agreement') THEN (
            SELECT
              json_build_object(
                'reference',
                last.reference,
                'proof',
                last.proof_state,
                'reason',
                last.reason,
                'account',
                CASE
                  WHEN method.account_number IS NOT NULL THEN json_build_object(
                    'bank',
                    method.account_bank,
                    'kind',
                    method.account_kind,
                    'number',
                    method.account_number,
                    'holder',
                    method.account_holder,
                    'document',
                    method.account_document
                  )
                END
              )
            FROM
              payment last
            WHERE
              last.order_id = placed.id
            ORDER BY
              last.created_at DESC,
              last.reference DESC
            LIMIT
              1
          )
        END,
        'qrCode',
        max(tried.qr_code) FILTER (
          WHERE
            tried.state = 'pending'
        ),
        'refundDue',
        coalesce(sum(tried.refund_due), 0),
        'refunded',
        coalesce(sum(tried.refunded), 0)
      )
    FROM
      payment tried
    WHERE
      tried.order_id = placed.id
  ) AS payment,
  (
    SELECT
      json_build_object(
        'code',
        coalesce(used.code, coupon.code),
        'title',
        coalesce(used.title, coupon.title)
      )
    FROM
      coupon
      LEFT JOIN coupon_redemption used ON used.coupon_id = coupon.id
      AND used.order_id = placed.id
    WHERE
      coupon.id = placed.coupon_id
  ) AS coupon,
  (
    SELECT
      coalesce(
        json_agg(
          json_build_object(
            'code',
            coalesce(used.code, coupon.code),
            'title',
            coalesce(used.title, coupon.title),
            'isAutomatic',
            used.is_automatic,
            -- What the version before wrote has no more than its order's sum.
            'goods',
            coalesce(used.goods, placed.coupon_discount),
            'shipping',
            used.amount - coalesce(used.goods, placed.coupon_discount)
          )
          ORDER BY
            used.position
        ),
        '[]'::json
      )
    FROM
      coupon_redemption used
      JOIN coupon ON coupon.id = used.coupon_id
    WHERE
      used.order_id = placed.id
  ) AS discounts,
  json_build_object(
    'subtotal',
    placed.subtotal,
    'discount',
    placed.discount,
    'coupon',
    placed.coupon_discount,
    'shipping',
    placed.shipping,
    'paymentAdjustment',
    placed.payment_adjustment,
    'tax',
    placed.tax,
    'total',
    placed.total
  ) AS totals,
  placed.cancelled,
  placed.credit_part AS "creditPart",
  (
    SELECT
      sum(quantity)
    FROM
      order_line
    WHERE
      order_id = placed.id
  )::int AS units,
  (
    SELECT
      json_agg(
        json_build_object(
          'number',
          delivery.position,
          'dispatchDate',
          delivery.dispatch_date,
          'estimatedDate',
          delivery.estimated_date,
          'arrivalDate',
          delivery.arrival_date,
          'window',
          CASE
            WHEN delivery.window_kind IS NOT NULL THEN json_build_object(
              'windowId',
              delivery.window_id::text,
              'kind',
              delivery.window_kind,
              'from',
              delivery.window_from,
              'to',
              delivery.window_to,
              'charge',
              delivery.window_charge,
              'ownShipping',
              delivery.own_shipping
            )
          END,
          'state',
          delivery.state,
          'isWaiting',
          delivery.state = 'pending'
          AND EXISTS (
            SELECT
            FROM
              order_line line
            WHERE
              line.order_id = delivery.order_id
              AND line.delivery = delivery.position
              AND line.arrival_id IS NOT NULL
              AND line.served_at IS NULL
          ),
          'moved',
          CASE
            WHEN delivery.moved_at IS NOT NULL THEN json_build_object(
              'from',
              delivery.moved_from,
              'at',
              to_char(
                delivery.moved_at AT TIME ZONE 'UTC',
                'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
              ),
              'isKept',
              delivery.kept_at IS NOT NULL
            )
          END,
          'products',
          (
            SELECT
              json_agg(
                json_build_object(
                  'lineId',
                  line.id,
                  'productId',
                  line.product_id::text,
                  'code',
                  line.code,
                  'name',
                  line.name,
                  'slug',
                  product.slug,
                  'brand',
                  line.brand,
                  'image',
                  product.image,
                  'versionCode',
                  line.version_code,
                  'versionName',
                  line.version_name,
                  'color',
                  CASE
                    WHEN version.swatch_hex IS NOT NULL THEN json_build_object(
                      'name',
                      concat_ws(' ', version.tone_number, version.tone_name),
                      'image',
                      version.swatch_image,
                      'color',
                      version.swatch_hex
                    )
                  END,
                  'quantity',
                  line.quantity,
                  'price',
                  line.unit_price,
                  'originalPrice',
                  line.original_price,
                  'total',
                  line.total,
                  'couponDiscount',
                  line.coupon_discount,
                  'paid',
                  line.paid,
                  'shippingShare',
                  line.shipping_share,
                  'base',
                  CASE placed.tax_of
                    WHEN 'paid' THEN line.paid
                    ELSE line.total - line.coupon_discount
                  END - line.tax,
                  'tax',
                  line.tax,
                  'taxRate',
                  line.tax_rate
                )
                ORDER BY
                  line.position
              )
            FROM
              order_line line
              JOIN product ON product.id = line.product_id
              JOIN product_version version ON version.id = line.version_id
            WHERE
              line.order_id = delivery.order_id
              AND line.delivery = delivery.position
          )
        )
        ORDER BY
          delivery.dispatch_date NULLS FIRST,
          delivery.position
      )
    FROM
      order_delivery delivery
    WHERE
      delivery.order_id = placed.id
  ) AS deliveries,
  (
    SELECT
      json_agg(
        json_build_object(
          'state',
          event.state,
          'at',
          to_char(
            event.at AT TIME ZONE 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          ),
          'deliveryId',
          event.delivery::text
        )
        ORDER BY
          event.at,
          event.id
      )
    FROM
      order_event event
    WHERE
      event.order_id = placed.id
  ) AS events
FROM
  customer_order placed
  JOIN customer ON customer.id = placed.customer_id
  JOIN app_user actor ON actor.id = placed.actor_id
  JOIN city ON city.code = placed.address_city_code
  JOIN state ON state.code = city.state_code
  JOIN payment_method method ON method.code = placed.payment_method
WHERE
  placed.code = $1
  AND placed.customer_id = $2
