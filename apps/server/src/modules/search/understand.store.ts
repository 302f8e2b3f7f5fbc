import type { Fragment, Param, SqlFragments } from '#db/sql.ts';
import type { CompiledQuestion } from './compile-question.ts';

/** The columns of a question, as values or as what they are called in a statement of many. */
export type QuestionColumns = Readonly<Record<Exclude<keyof CompiledQuestion, 'text'>, Param>>;

/**
 * The common tables `term` (what each typed part means among the words that products have) and
 * `asked` (one row of queries, from strict to loose). A word that no product has is its beginning
 * while it is being typed, else the words that sound or look like it (D-14); codes never are.
 */
export function understand(sql: SqlFragments, question: QuestionColumns): Fragment {
  return sql`
    typed AS (
      SELECT * FROM unnest(${question.spelled}::text[], ${question.words}::text[],
        ${question.singulars}::text[], ${question.also}::text[], ${question.promoted}::text[],
        ${question.numbers}::text[], ${question.isOpen}::boolean[], ${question.isPurpose}::boolean[])
        WITH ORDINALITY
        AS one (spelled, word, singular, also, promoted, number, is_open, is_purpose, place)),
    ${togetherOf(sql, question)}
    chosen AS MATERIALIZED (SELECT *, ${choiceOf(sql)} AS choice
      FROM typed CROSS JOIN LATERAL (SELECT array_agg(joined) AS tied FROM together
        WHERE place BETWEEN first AND last) whole),
    looked AS MATERIALIZED (SELECT *, ${formsOf(sql)} AS forms FROM chosen),
    term AS MATERIALIZED (
      SELECT place, spelled, forms, choice = 'alike' AS is_alike,
        is_purpose AND choice = 'known' AS is_spare, promoted, number,
        spelled !~ '[a-zñ]' AND promoted IS NULL AS is_bare,
        promoted IS NOT NULL OR EXISTS (SELECT FROM search_word shade
          WHERE shade.word = ANY (forms) AND shade.is_shade) AS is_shade,
        concat_ws(' | ', plain, whole, also) AS literal,
        concat_ws(' | ', '''~' || root || '''', same.anywhere) AS own,
        concat_ws(' | ', plain, whole, also, same.anywhere) AS meant,
        headed AS heading,
        nullif(concat_ws(' | ', headed, same.heading), '') AS meant_heading,
        concat_ws(' | ', plain, whole, also, same.anywhere, '''~' || root || '''') AS broad,
        concat_ws(' | ', plain, whole, also, same.anywhere, '''~' || root || '''', '''?' || root || '''')
          AS described,
        concat_ws(' | ', plain, whole, also, same.anywhere, '''~' || root || '''',
          CASE WHEN length(root) >= 4 THEN '''' || root || ''':*' END) AS kin
      FROM looked
      CROSS JOIN LATERAL (SELECT
        '''' || array_to_string(forms, ''' | ''') || '''' || suffix AS plain,
        '''!' || array_to_string(forms, ''' | ''!') || '''' || suffix AS headed,
        '''' || array_to_string(tied, ''' | ''') || '''' AS whole,
        CASE WHEN choice = 'known' AND word ~ '^[a-zñ]{3,}$' THEN stem_word(word) END AS root
        FROM (SELECT CASE WHEN choice = 'begun' THEN ':*' ELSE '' END AS suffix) ending) texts
      CROSS JOIN LATERAL (${synonymsOf(sql, question)}) same),
    asked AS MATERIALIZED (
      SELECT
        string_agg('(' || literal || ')', ' & ')::tsquery AS literal,
        -- A heading alone has its word.
        (CASE WHEN count(*) > 1 THEN string_agg('(' || literal || ')', ' & ') || ' & ' ELSE '' END
          || '(' || string_agg(heading, ' | ') || ')')::tsquery AS headed,
        (string_agg('(' || meant || ')', ' & ')
          || ' & (' || string_agg(concat_ws(' | ', meant_heading, promoted), ' | ')
            FILTER (WHERE num_nonnulls(meant_heading, promoted) > 0) || ')')::tsquery AS meant,
        string_agg('(' || broad || ')', ' & ')::tsquery AS broad,
        string_agg('(' || described || ')', ' & ')::tsquery AS described,
        string_agg('(' || kin || ')', ' & ')::tsquery AS kin,
        CASE WHEN bool_or(is_spare) THEN (string_agg('(' || meant || ')', ' & ') FILTER (WHERE NOT is_spare)
          || ' & (' || string_agg(meant_heading, ' | ') FILTER (WHERE NOT is_spare) || ')')::tsquery
          END AS core,
        string_agg('(' || literal || ')', ' | ')::tsquery AS any_literal,
        string_agg('(' || number || ')', ' | ')::tsquery AS number,
        (string_agg('(' || meant || ')', ' | ') FILTER (WHERE is_shade))::tsquery AS shade,
        CASE WHEN bool_or(is_alike) THEN string_agg(CASE WHEN is_alike
          THEN (SELECT shown FROM search_word WHERE search_word.word = forms[1]) ELSE spelled END,
          ' ' ORDER BY place) END AS suggestion
      FROM term)`;
}

/** Words in a row that are one word of the catalogue. */
function togetherOf(sql: SqlFragments, question: QuestionColumns): Fragment {
  return sql`together AS MATERIALIZED (
      SELECT joined, first, last FROM unnest(${question.joined}::text[], ${question.phraseFrom}::int[],
        ${question.phraseTo}::int[]) AS phrase (joined, first, last)
      WHERE EXISTS (SELECT FROM search_word one WHERE one.word = phrase.joined)),`;
}

/** How a typed word is taken: as it stands, as a beginning, or as a mistake. */
function choiceOf(sql: SqlFragments): Fragment {
  return sql`CASE
    WHEN word IS NULL THEN 'none'
    WHEN word !~ '^[a-zñ]+$' THEN
      CASE WHEN is_open AND length(word) >= 3 AND word ~ '[a-z]' THEN 'begun' ELSE 'known' END
    WHEN EXISTS (SELECT FROM search_word known
      WHERE known.word IN (typed.word, typed.singular, translate(typed.singular, 'ñ', 'n'))) THEN 'known'
    WHEN tied IS NOT NULL THEN 'joined'
    WHEN is_open AND length(word) >= 2 AND EXISTS (SELECT FROM search_word longer
      WHERE longer.word >= typed.word AND longer.word < typed.word || 'ø') THEN 'begun'
    WHEN EXISTS (SELECT FROM search_word kin WHERE kin.stem = stem_word(typed.word)) THEN 'known'
    WHEN length(word) >= 4 AND EXISTS (SELECT FROM search_word longer
      WHERE longer.word >= typed.word AND longer.word < typed.word || 'ø') THEN 'begun'
    WHEN length(word) >= 4 THEN 'alike'
    ELSE 'known' END`;
}

/** The words that are looked up for a typed one. */
function formsOf(sql: SqlFragments): Fragment {
  return sql`CASE choice
    WHEN 'none' THEN NULL
    WHEN 'begun' THEN ARRAY[word]
    WHEN 'joined' THEN tied
    WHEN 'alike' THEN coalesce(nullif(alike_words(word), '{}'), ARRAY[singular])
    ELSE CASE WHEN singular ~ 'ñ' THEN ARRAY[singular, translate(singular, 'ñ', 'n')] ELSE ARRAY[singular] END END`;
}

/** What means the same as the word, or as a phrase that it is part of. */
function synonymsOf(sql: SqlFragments, question: QuestionColumns): Fragment {
  const ofPhrase =
    Array.isArray(question.phrases) && question.phrases.length === 0
      ? sql``
      : sql`UNION ALL SELECT synonym_id FROM search_synonym_term JOIN unnest(${question.phrases}::text[],
          ${question.phraseFrom}::int[], ${question.phraseTo}::int[]) AS phrase (term, first, last) USING (term)
        WHERE place BETWEEN phrase.first AND phrase.last`;
  return sql`
    SELECT string_agg(anywhere, ' | ') AS anywhere, string_agg(heading, ' | ') AS heading
    FROM search_synonym WHERE id = ANY (ARRAY(
      SELECT synonym_id FROM search_synonym_term WHERE choice <> 'begun'
        AND term = ANY (array_append(forms, CASE choice WHEN 'none' THEN singular END))
      UNION ALL SELECT synonym_id FROM search_synonym_term
        WHERE choice = 'begun' AND length(word) >= 4 AND term >= word AND term < word || 'ø'
      ${ofPhrase}))`;
}
