CREATE OR REPLACE FUNCTION public.next_number(list regclass)
 RETURNS smallint
 LANGUAGE plpgsql
AS $function$
DECLARE
  found smallint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('next_number'), list::oid::int);
  EXECUTE format('SELECT coalesce(max(id), 0) + 1 FROM %s', list) INTO found;
  RETURN found;
END $function$;
