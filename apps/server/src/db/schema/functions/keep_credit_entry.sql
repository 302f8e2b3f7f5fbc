CREATE OR REPLACE FUNCTION public.keep_credit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a line of the credit ledger is never changed';
END $function$;
