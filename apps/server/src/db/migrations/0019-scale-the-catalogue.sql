-- What keeps the search index is planned once a connection, perhaps while the tables are still empty:
-- then reading them through looks cheap, and stays the plan while they fill (a catalogue that is
-- loaded in one go took eight times as long).
ALTER FUNCTION refresh_product_search SET enable_seqscan = off;
ALTER FUNCTION refresh_product_facets SET enable_seqscan = off;
