CREATE OR REPLACE FUNCTION public.keep_a_director()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- One at a time, so that two directors cannot leave each other.
  PERFORM pg_advisory_xact_lock(hashtext('staff_member.direction'));
  IF NOT EXISTS (
    SELECT FROM staff_member
    JOIN app_user ON app_user.id = staff_member.user_id AND app_user.removed_at IS NULL
    WHERE 'direction' = ANY (roles) AND suspended_at IS NULL
  ) THEN
    RAISE EXCEPTION 'the last director stays' USING ERRCODE = '23514', CONSTRAINT = 'staff_member_last_director';
  END IF;
  RETURN NULL;
END $function$;
