-- GET /search/suggestions?search=7.4

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
  typed AS (
    SELECT
      *
    FROM
      unnest(
        $8::TEXT[],
        $9::TEXT[],
        $10::TEXT[],
        $11::TEXT[],
        $12::TEXT[],
        $13::TEXT[],
        $14::BOOLEAN[],
        $15::BOOLEAN[]
      ) WITH ORDINALITY AS one (
        spelled,
        word,
        singular,
        also,
        promoted,
        number,
        is_open,
        is_purpose,
        place
      )
  ),
  together AS MATERIALIZED (
    SELECT
      joined,
      first,
      last
    FROM
      unnest($16::TEXT[], $17::INT[], $18::INT[]) AS phrase (joined, first, last)
    WHERE
      EXISTS (
        SELECT
        FROM
          search_word one
        WHERE
          one.word = phrase.joined
      )
  ),
  chosen AS MATERIALIZED (
    SELECT
      *,
      CASE
        WHEN word IS NULL THEN 'none'
        WHEN word !~ '^[a-zñ]+$' THEN CASE
          WHEN is_open
          AND length(word) >= 3
          AND word ~ '[a-z]' THEN 'begun'
          ELSE 'known'
        END
        WHEN EXISTS (
          SELECT
          FROM
            search_word known
          WHERE
            known.word IN (
              typed.word,
              typed.singular,
              translate(typed.singular, 'ñ', 'n')
            )
        ) THEN 'known'
        WHEN tied IS NOT NULL THEN 'joined'
        WHEN is_open
        AND length(word) >= 2
        AND EXISTS (
          SELECT
          FROM
            search_word longer
          WHERE
            longer.word >= typed.word
            AND longer.word < typed.word || 'ø'
        ) THEN 'begun'
        WHEN EXISTS (
          SELECT
          FROM
            search_word kin
          WHERE
            kin.stem = stem_word (typed.word)
        ) THEN 'known'
        WHEN length(word) >= 4
        AND EXISTS (
          SELECT
          FROM
            search_word longer
          WHERE
            longer.word >= typed.word
            AND longer.word < typed.word || 'ø'
        ) THEN 'begun'
        WHEN length(word) >= 4 THEN 'alike'
        ELSE 'known'
      END AS choice
    FROM
      typed
      CROSS JOIN LATERAL (
        SELECT
          array_agg(joined) AS tied
        FROM
          together
        WHERE
          place BETWEEN first AND last
      ) whole
  ),
  looked AS MATERIALIZED (
    SELECT
      *,
      CASE choice
        WHEN 'none' THEN NULL
        WHEN 'begun' THEN ARRAY[word]
        WHEN 'joined' THEN tied
        WHEN 'alike' THEN coalesce(nullif(alike_words (word), '{}'), ARRAY[singular])
        ELSE CASE
          WHEN singular ~ 'ñ' THEN ARRAY[singular, translate(singular, 'ñ', 'n')]
          ELSE ARRAY[singular]
        END
      END AS forms
    FROM
      chosen
  ),
  term AS MATERIALIZED (
    SELECT
      place,
      spelled,
      forms,
      choice = 'alike' AS is_alike,
      is_purpose
      AND choice = 'known' AS is_spare,
      promoted,
      number,
      spelled !~ '[a-zñ]'
      AND promoted IS NULL AS is_bare,
      promoted IS NOT NULL
      OR EXISTS (
        SELECT
        FROM
          search_word shade
        WHERE
          shade.word = ANY (forms)
          AND shade.is_shade
      ) AS is_shade,
      concat_ws(' | ', plain, whole, also) AS literal,
      concat_ws(' | ', '''~' || root || '''', same.anywhere) AS own,
      concat_ws(' | ', plain, whole, also, same.anywhere) AS meant,
      headed AS heading,
      nullif(concat_ws(' | ', headed, same.heading), '') AS meant_heading,
      concat_ws(
        ' | ',
        plain,
        whole,
        also,
        same.anywhere,
        '''~' || root || ''''
      ) AS broad,
      concat_ws(
        ' | ',
        plain,
        whole,
        also,
        same.anywhere,
        '''~' || root || '''',
        '''?' || root || ''''
      ) AS described,
      concat_ws(
        ' | ',
        plain,
        whole,
        also,
        same.anywhere,
        '''~' || root || '''',
        CASE
          WHEN length(root) >= 4 THEN '''' || root || ''':*'
        END
      ) AS kin
    FROM
      looked
      CROSS JOIN LATERAL (
        SELECT
          '''' || array_to_string(forms, ''' | ''') || '''' || suffix AS plain,
          '''!' || array_to_string(forms, ''' | ''!') || '''' || suffix AS headed,
          '''' || array_to_string(tied, ''' | ''') || '''' AS whole,
          CASE
            WHEN choice = 'known'
            AND word ~ '^[a-zñ]{3,}$' THEN stem_word (word)
          END AS root
        FROM
          (
            SELECT
              CASE
                WHEN choice = 'begun' THEN ':*'
                ELSE ''
              END AS suffix
          ) ending
      ) texts
      CROSS JOIN LATERAL (
        SELECT
          string_agg(anywhere, ' | ') AS anywhere,
          string_agg(heading, ' | ') AS heading
        FROM
          search_synonym
        WHERE
          id = ANY (
            ARRAY(
              SELECT
                synonym_id
              FROM
                search_synonym_term
              WHERE
                choice <> 'begun'
                AND term = ANY (
                  array_append(
                    forms,
                    CASE choice
                      WHEN 'none' THEN singular
                    END
                  )
                )
              UNION ALL
              SELECT
                synonym_id
              FROM
                search_synonym_term
              WHERE
                choice = 'begun'
                AND length(word) >= 4
                AND term >= word
                AND term < word || 'ø'
            )
          )
      ) same
  ),
  asked AS MATERIALIZED (
    SELECT
      string_agg('(' || literal || ')', ' & ')::tsquery AS literal,
      -- A heading alone has its word.
      (
        CASE
          WHEN count(*) > 1 THEN string_agg('(' || literal || ')', ' & ') || ' & '
          ELSE ''
        END || '(' || string_agg(heading, ' | ') || ')'
      )::tsquery AS headed,
      (
        string_agg('(' || meant || ')', ' & ') || ' & (' || string_agg(concat_ws(' | ', meant_heading, promoted), ' | ') FILTER (
          WHERE
            num_nonnulls (meant_heading, promoted) > 0
        ) || ')'
      )::tsquery AS meant,
      string_agg('(' || broad || ')', ' & ')::tsquery AS broad,
      string_agg('(' || described || ')', ' & ')::tsquery AS described,
      string_agg('(' || kin || ')', ' & ')::tsquery AS kin,
      CASE
        WHEN bool_or(is_spare) THEN (
          string_agg('(' || meant || ')', ' & ') FILTER (
            WHERE
              NOT is_spare
          ) || ' & (' || string_agg(meant_heading, ' | ') FILTER (
            WHERE
              NOT is_spare
          ) || ')'
        )::tsquery
      END AS core,
      string_agg('(' || literal || ')', ' | ')::tsquery AS any_literal,
      string_agg('(' || number || ')', ' | ')::tsquery AS number,
      (
        string_agg('(' || meant || ')', ' | ') FILTER (
          WHERE
            is_shade
        )
      )::tsquery AS shade,
      CASE
        WHEN bool_or(is_alike) THEN string_agg(
          CASE
            WHEN is_alike THEN (
              SELECT
                shown
              FROM
                search_word
              WHERE
                search_word.word = forms[1]
            )
            ELSE spelled
          END,
          ' '
          ORDER BY
            place
        )
      END AS suggestion
    FROM
      term
  ),
  coded AS MATERIALIZED (
    SELECT
      id AS product_id,
      NULL::int AS version_id
    FROM
      product
    WHERE
      upper(code) = upper($19)
    UNION ALL
    SELECT
      product_id,
      id
    FROM
      product_version
    WHERE
      upper(code) = upper($20)
      AND withdrawn_at IS NULL
  ),
  curated AS MATERIALIZED (
    SELECT
      product_id,
      position
    FROM
      search_curation_product
    WHERE
      curation_id = (
        SELECT
          curation_id
        FROM
          search_curation_term
        WHERE
          term = telling_phrase ($21)
          AND active @> $22::timestamptz
        LIMIT
          1
      )
  ),
  headed AS MATERIALIZED (
    SELECT
      hit.product_id,
      hit.sales_rank,
      $23::int AS tier
    FROM
      search_hits (
        (
          SELECT
            headed
          FROM
            asked
        ),
        $24,
        $25
      ) hit
    WHERE
      hit.product_id <> ALL (
        ARRAY(
          SELECT
            product_id
          FROM
            curated
          WHERE
            position IS NULL
        )
      )
  ),
  broad AS MATERIALIZED (
    SELECT
      hit.product_id,
      hit.sales_rank,
      $26::int AS tier
    FROM
      search_hits (
        (
          SELECT
            broad
          FROM
            asked
        ),
        $27,
        $28
      ) hit
    WHERE
      hit.product_id <> ALL (
        ARRAY(
          SELECT
            product_id
          FROM
            curated
          WHERE
            position IS NULL
        )
      )
  ),
  size AS MATERIALIZED (
    SELECT
      (
        SELECT
          count(*)
        FROM
          headed
      ) AS headed,
      CASE
        WHEN (
          SELECT
            count(*)
          FROM
            headed
        ) < $29 THEN (
          SELECT
            count(*)
          FROM
            broad
        )
        ELSE $30::bigint
      END AS broad
  ),
  meant AS MATERIALIZED (
    SELECT
      hit.product_id,
      hit.sales_rank,
      $31::int AS tier
    FROM
      search_hits (
        (
          SELECT
            meant
          FROM
            asked
        ),
        $32,
        $33
      ) hit
    WHERE
      (
        SELECT
          headed < least($34::int, broad)
        FROM
          size
      )
  ),
  literal AS MATERIALIZED (
    SELECT
      hit.product_id,
      hit.sales_rank,
      $35::int AS tier
    FROM
      search_hits (
        (
          SELECT
            literal
          FROM
            asked
        ),
        $36,
        $37
      ) hit
    WHERE
      (
        SELECT
          headed < least($38::int, broad)
        FROM
          size
      )
  ),
  strict AS MATERIALIZED (
    SELECT
      product_id,
      min(sales_rank) AS sales_rank,
      min(tier) AS tier
    FROM
      (
        SELECT
          product_id,
          sales_rank,
          $39::int AS tier
        FROM
          product_search
        WHERE
          product_id = ANY (
            ARRAY(
              SELECT
                product_id
              FROM
                coded
            )
          )
          AND $40 = ANY (sold_in)
        UNION ALL
        SELECT
          listed.product_id,
          listed.sales_rank,
          curated.position - $41::int AS tier
        FROM
          curated
          JOIN product_search listed ON listed.product_id = curated.product_id
        WHERE
          curated.position IS NOT NULL
          AND $42 = ANY (listed.sold_in)
        UNION ALL
        SELECT
          product_id,
          sales_rank,
          $43::int AS tier
        FROM
          product_search
        WHERE
          name_words = $44
          AND $45 = ANY (sold_in)
        UNION ALL
        SELECT
          *
        FROM
          headed
        UNION ALL
        SELECT
          *
        FROM
          meant
        UNION ALL
        SELECT
          *
        FROM
          literal
        UNION ALL
        SELECT
          *
        FROM
          broad
        WHERE
          (
            SELECT
              headed
            FROM
              size
          ) < $46
        UNION ALL
        SELECT
          loose.*
        FROM
          size,
          asked,
          LATERAL loose_hits (core, kin, described, size.broad > 0, $47, $48) loose
        WHERE
          size.broad < $49
      ) found
    WHERE
      product_id <> ALL (
        ARRAY(
          SELECT
            product_id
          FROM
            curated
          WHERE
            position IS NULL
        )
      )
    GROUP BY
      product_id
  ),
  relaxed AS MATERIALIZED (
    SELECT
      hit.*
    FROM
      (
        SELECT
          array_agg(
            literal
            ORDER BY
              place
          ) AS literal,
          array_agg(
            meant
            ORDER BY
              place
          ) AS meant,
          array_agg(
            heading
            ORDER BY
              place
          ) AS heading,
          array_agg(
            concat_ws(' | ', meant_heading, promoted)
            ORDER BY
              place
          ) AS meant_heading,
          array_agg(
            broad
            ORDER BY
              place
          ) AS broad,
          array_agg(
            described
            ORDER BY
              place
          ) AS described,
          array_agg(
            is_bare
            ORDER BY
              place
          ) AS is_bare
        FROM
          term
      ) part,
      LATERAL relaxed_hits (
        literal,
        meant,
        heading,
        meant_heading,
        broad,
        described,
        is_bare,
        $50,
        $51
      ) hit
    WHERE
      NOT EXISTS (
        SELECT
        FROM
          strict
      )
  ),
  ranked AS MATERIALIZED (
    SELECT
      *
    FROM
      strict
    UNION ALL
    SELECT
      product_id,
      min(sales_rank),
      min(tier)
    FROM
      relaxed
    WHERE
      product_id <> ALL (
        ARRAY(
          SELECT
            product_id
          FROM
            curated
          WHERE
            position IS NULL
        )
      )
    GROUP BY
      product_id
  ),
  weighed AS MATERIALIZED (
    SELECT
      product_id,
      sales_rank,
      tier,
      place > $52 AS is_late,
      CASE
        WHEN place <= $53 THEN (
          SELECT
            1
          FROM
            tone_search tone
            JOIN stock ON stock.version_id = tone.version_id
            AND stock.warehouse_id = $54
          WHERE
            tone.product_id = placed.product_id
            AND stock.available > 0
            AND tone.words @@ (
              SELECT
                number
              FROM
                asked
            )
          LIMIT
            1
        ) IS NULL
      END AS is_gone,
      product_id = ANY (
        ARRAY(
          SELECT
            line.product_id
          FROM
            (
              SELECT
                id
              FROM
                customer_order
              WHERE
                customer_id = $55
                AND state <> 'cancelled'
              ORDER BY
                placed_at DESC
              LIMIT
                20
            ) lately
            JOIN order_line line ON line.order_id = lately.id
        )
      ) AS was_bought
    FROM
      (
        SELECT
          *,
          row_number() OVER (
            ORDER BY
              tier,
              sales_rank,
              product_id
          ) AS place
        FROM
          ranked
      ) placed
  ),
  page AS MATERIALIZED (
    SELECT
      product_id,
      row_number() OVER () AS place
    FROM
      (
        SELECT
          product_id
        FROM
          weighed
        ORDER BY
          is_late,
          tier,
          is_gone,
          was_bought DESC,
          sales_rank,
          product_id
        LIMIT
          $56
      ) first
  )
SELECT
  coalesce(
    (
      SELECT
        json_agg(
          json_build_object(
            '_id',
            product.id::text,
            'code',
            product.code,
            'name',
            product.name,
            'slug',
            product.slug,
            'brand',
            json_build_object(
              '_id',
              brand.id::text,
              'name',
              brand.name,
              'slug',
              brand.slug
            ),
            'image',
            product.image,
            'contentSize',
            product.content_size,
            'attributes',
            product.attributes,
            'versionCount',
            product.version_count,
            'toneCount',
            product.tone_count,
            'matchedTone',
            matched.tone,
            'priced',
            CASE
              WHEN matched.tone IS NOT NULL THEN json_build_object(
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
                          AND due.during @> $57::timestamptz
                          AND (
                            due.warehouse_id IS NULL
                            OR due.warehouse_id = $58
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
                                OR deal.starts_at <= $59
                              )
                              AND (
                                deal.ends_at IS NULL
                                OR deal.ends_at > $60
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
                END,
                'discount',
                matched.discount,
                'minQuantity',
                product.min_quantity
              )
            END
          )
          ORDER BY
            page.place
        )
      FROM
        page
        JOIN product ON product.id = page.product_id
        JOIN brand ON brand.id = product.brand_id
        LEFT JOIN base_price ON base_price.product_id = product.id
        AND base_price.warehouse_id = $61
        LEFT JOIN LATERAL (
          SELECT
            version.id AS version_id,
            json_build_object(
              'versionCode',
              version.code,
              'number',
              version.tone_number,
              'name',
              coalesce(version.tone_name, ''),
              'color',
              coalesce(version.swatch_hex, ''),
              'image',
              version.swatch_image,
              'stock',
              coalesce(stock.available, 0)
            ) AS tone,
            json_build_array(version.discount_percent, version.discount_value) AS discount
          FROM
            tone_search tone
            JOIN product_version version ON version.id = tone.version_id
            LEFT JOIN stock ON stock.version_id = tone.version_id
            AND stock.warehouse_id = $62
            CROSS JOIN LATERAL (
              SELECT
                coalesce(
                  sum(
                    CASE
                      WHEN number IS NULL THEN 1
                      ELSE 8
                    END
                  ),
                  0
                ) + CASE
                  WHEN tone.version_id IN (
                    SELECT
                      version_id
                    FROM
                      coded
                  ) THEN 64
                  ELSE 0
                END AS parts
              FROM
                term
              WHERE
                is_shade
                AND tone.words @@ ('(' || meant || ')')::tsquery
            ) matching
          WHERE
            tone.product_id = page.product_id
            AND (
              tone.words @@ (
                SELECT
                  shade
                FROM
                  asked
              )
              OR tone.version_id IN (
                SELECT
                  version_id
                FROM
                  coded
              )
            )
            AND (
              (
                SELECT
                  shade
                FROM
                  asked
              ) IS NOT NULL
              OR EXISTS (
                SELECT
                FROM
                  coded
              )
            )
          ORDER BY
            matching.parts DESC,
            coalesce(stock.available, 0) > 0 DESC,
            -- Ash is 7.1 before it is 7.11 or 7.13.
            tone.second_family IS NULL DESC,
            version.is_top_seller DESC,
            version.position,
            version.id
          LIMIT
            1
        ) matched ON TRUE
    ),
    '[]'
  ) AS products,
  coalesce(
    (
      SELECT
        json_agg(
          json_build_object('_id', id::text, 'name', name, 'slug', slug)
          ORDER BY
            parts DESC,
            name
        )
      FROM
        (
          SELECT
            heading.id,
            heading.name,
            heading.slug,
            (
              SELECT
                count(*)
              FROM
                term
              WHERE
                heading.words @@ ('(' || literal || ')')::tsquery
            ) AS parts
          FROM
            search_heading heading
          WHERE
            heading.kind = $63
            AND heading.words @@ (
              SELECT
                any_literal
              FROM
                asked
            )
            AND (
              SELECT
                1
              FROM
                product
              WHERE
                product.brand_id = heading.id
                AND product.withdrawn_at IS NULL
                AND $64 = ANY (product.sold_in)
              LIMIT
                1
            ) IS NOT NULL
          ORDER BY
            parts DESC,
            length(heading.name),
            heading.id
          LIMIT
            $65
        ) chosen
    ),
    '[]'
  ) AS brands,
  coalesce(
    (
      SELECT
        json_agg(
          json_build_object('_id', id::text, 'name', name, 'slug', slug)
          ORDER BY
            parts DESC,
            name
        )
      FROM
        (
          SELECT
            heading.id,
            heading.name,
            heading.slug,
            (
              SELECT
                count(*)
              FROM
                term
              WHERE
                heading.words @@ ('(' || literal || ')')::tsquery
            ) AS parts
          FROM
            search_heading heading
          WHERE
            heading.kind = $66
            AND heading.words @@ (
              SELECT
                any_literal
              FROM
                asked
            )
            AND (
              SELECT
                1
              FROM
                category
                JOIN category_size size ON size.category_id = ANY (category.subtree)
              WHERE
                category.id = heading.id
                AND size.warehouse_id = $67
                AND size.products > 0
              LIMIT
                1
            ) IS NOT NULL
          ORDER BY
            parts DESC,
            length(heading.name),
            heading.id
          LIMIT
            $68
        ) chosen
    ),
    '[]'
  ) AS categories,
  ARRAY(
    SELECT
      min(shown)
    FROM
      (
        (
          SELECT
            term,
            shown,
            0 AS rank,
            - extract(
              epoch
              FROM
                searched_at
            ) AS late
          FROM
            search_term_of_user
          WHERE
            user_id = $69
            AND term > $70
            AND term < $71::text || 'ø'
            AND results > 0
          ORDER BY
            searched_at DESC
          LIMIT
            $72
        )
        UNION ALL
        (
          SELECT
            term,
            shown,
            1,
            - heat
          FROM
            search_term
          WHERE
            term > $73
            AND term < $74::text || 'ø'
            AND people >= 3
            AND results > 0
          ORDER BY
            heat DESC
          LIMIT
            $75
        )
      ) known
    GROUP BY
      term
    ORDER BY
      min(rank),
      min(late),
      term
    LIMIT
      $76
  ) AS terms,
  CASE
    WHEN EXISTS (
      SELECT
      FROM
        page
    ) THEN (
      SELECT
        suggestion
      FROM
        asked
    )
  END AS suggestion,
  (
    SELECT
      json_build_object(
        'asked',
        row_to_json(asked),
        'terms',
        (
          SELECT
            json_agg(
              json_build_object(
                'place',
                place,
                'is_shade',
                is_shade,
                'literal',
                literal,
                'meant',
                meant,
                'broad',
                broad,
                'promoted',
                promoted,
                'number',
                number,
                'heading',
                heading,
                'meant_heading',
                meant_heading,
                'described',
                described,
                'is_bare',
                is_bare
              )
              ORDER BY
                place
            )
          FROM
            term
        ),
        'coded',
        (
          SELECT
            coalesce(json_agg(coded), '[]')
          FROM
            coded
        )
      )
    FROM
      asked
  ) AS understood,
  (
    SELECT
      json_agg(
        json_build_array(product_id, grade)
        ORDER BY
          grade,
          sales_rank,
          product_id
      )
    FROM
      (
        SELECT
          product_id,
          sales_rank,
          dense_rank() OVER (
            ORDER BY
              is_late,
              tier,
              is_gone
          ) AS grade
        FROM
          weighed
      ) graded
  ) AS ranked,
  (
    SELECT
      kept
    FROM
      relaxed
    LIMIT
      1
  ) AS kept,
  (
    SELECT
      broad
    FROM
      size
  )::int AS matching
