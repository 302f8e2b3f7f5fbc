import type { Fragment, SqlFragments } from '../db/sql.ts';

/** Below it an index of trigrams finds nothing. */
const leastLetters = 3;
const mostWords = 6;

/**
 * That an option (by the expression of its id) is named by every word of a text: the beginning of a
 * code or of a tone's number, part of a tone's name, part of the product's name or code, a volume.
 * Each way is looked up once by an index of its own; an OR over them would look at every option.
 */
export function isFoundOption(sql: SqlFragments, id: Fragment, text: string): Fragment {
  return wordsOf(text)
    .map((word) => sql`${id} IN (${optionsOfWord(sql, word)})`)
    .reduce((all, each) => sql`${all} AND ${each}`);
}

/** The products (as a subquery of their ids) that have a text in their name or code. */
export function productsFound(sql: SqlFragments, text: string): Fragment {
  return sql`SELECT named.id FROM product named
    WHERE fold_text(named.name || ' ' || named.code) LIKE ${pattern(sql, text)}`;
}

/** `20 vol`, as an option is called here: the number says it. */
const volumeWord = /^vol(s|umen|úmenes|umenes)?\.?$/i;

/** Short words of letters alone («de», «en») say nothing, unless they are all there is. */
function wordsOf(text: string): readonly string[] {
  const words = text.trim().split(/\s+/);
  const telling = words.filter(
    (word) => /\d/.test(word) || (word.length >= leastLetters && !volumeWord.test(word)),
  );
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

function optionsOfWord(sql: SqlFragments, word: string): Fragment {
  const toneKey = word.replace(/[^0-9a-z]/gi, '').toUpperCase();
  const code = word.toUpperCase();
  const after = sql`chr(1114111)`;
  // Ranges, which an index serves for a value that is known only when it runs; LIKE is not.
  const ways = [
    sql`SELECT id FROM product_version
      WHERE upper(code) >= ${code} AND upper(code) < ${code} || ${after}
        AND starts_with(upper(code), ${code})`,
  ];
  if (toneKey !== '') {
    ways.push(sql`SELECT id FROM product_version
      WHERE tone_key ~>=~ ${toneKey} AND tone_key ~<~ (${toneKey} || ${after})`);
  }
  if (/^\d{1,2}$/.test(word)) {
    ways.push(sql`SELECT id FROM product_version WHERE volume = ${Number(word)}::int`);
  }
  if (word.length >= leastLetters) {
    ways.push(
      sql`SELECT id FROM product_version WHERE fold_text(tone_name) LIKE ${pattern(sql, word)}`,
      sql`SELECT version.id FROM product_version version
        WHERE version.product_id = ANY (ARRAY(${productsFound(sql, word)}))`,
    );
  }
  return ways.reduce((all, way) => sql`${all} UNION ALL ${way}`);
}

function pattern(sql: SqlFragments, text: string): Fragment {
  return sql`'%' || fold_text(${text}) || '%'`;
}
