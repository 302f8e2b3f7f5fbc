-- GET /order/list

WITH
  seen AS (
    SELECT
      *
    FROM
      customer_order placed
    WHERE
      placed.customer_id = $1
      AND (
        $2::date IS NULL
        OR placed.placed_at >= $3::date
      )
      AND (
        $4::date IS NULL
        OR placed.placed_at < $5::date + 1
      )
      AND (
        $6::text IS NULL
        OR placed.state = $7
      )
      AND (
        $8
        OR (
          replace(placed.code, '-', '') LIKE ALL ($9::TEXT[])
          OR EXISTS (
            SELECT
            FROM
              order_line line
            WHERE
              line.order_id = placed.id
              AND plain_words (
                concat_ws(
                  ' ',
                  line.name,
                  line.version_name,
                  line.brand,
                  line.code,
                  line.version_code,
                  regexp_replace(line.version_name, '[.,/]', '', 'g')
                )
              ) LIKE ALL ($10::TEXT[])
          )
        )
      )
  ),
  page AS (
    SELECT
      *
    FROM
      seen page
    ORDER BY
      page.placed_at DESC,
      page.id
    LIMIT
      $11
    OFFSET
      $12
  )
SELECT
  (
    SELECT
      count(*)
    FROM
      seen
  )::int AS total,
  (
    SELECT
      json_agg(
        json_build_object(
          '_id',
          page.id,
          'code',
          page.code,
          'state',
          page.state,
          'payUntil',
          CASE
            WHEN page.state = 'created' THEN to_char(
              page.pay_until AT TIME ZONE 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
            )
          END,
          'paymentState',
          CASE
            WHEN page.state = 'created' THEN (
              SELECT
                CASE
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
              FROM
                payment tried
              WHERE
                tried.order_id = page.id
            )
          END,
          'placedAt',
          to_char(
            page.placed_at AT TIME ZONE 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          ),
          'customerName',
          customer.business_name,
          'placedBy',
          concat_ws(' ', actor.name, nullif(actor.last_name, '')),
          'units',
          lines.units,
          'total',
          page.total,
          'due',
          page.total - page.cancelled,
          'deliveries',
          json_array_length(deliveries.states),
          'deliveryStates',
          deliveries.states,
          'pictures',
          lines.pictures
        )
        ORDER BY
          page.placed_at DESC,
          page.id
      )
    FROM
      page
      JOIN customer ON customer.id = page.customer_id
      JOIN app_user actor ON actor.id = page.actor_id
      JOIN payment_method method ON method.code = page.payment_method
      CROSS JOIN LATERAL (
        SELECT
          json_agg(
            json_build_object(
              'deliveryId',
              position::text,
              'dispatchDate',
              dispatch_date,
              'estimatedDate',
              estimated_date,
              'arrivalDate',
              arrival_date,
              'state',
              state,
              'isAsking',
              state = 'pending'
              AND moved_at IS NOT NULL
              AND kept_at IS NULL
            )
            ORDER BY
              dispatch_date NULLS FIRST,
              position
          ) AS states
        FROM
          order_delivery
        WHERE
          order_id = page.id
      ) deliveries
      CROSS JOIN LATERAL (
        SELECT
          sum(units) AS units,
          (
            array_agg(
              image
              ORDER BY
                place
            )
          ) [1:4] AS pictures
        FROM
          (
            SELECT
              product.image,
              sum(line.quantity) AS units,
              min(line.position) AS place
            FROM
              order_line line
              JOIN product ON product.id = line.product_id
            WHERE
              line.order_id = page.id
            GROUP BY
              product.image
          ) shown
      ) lines
  ) AS rows
