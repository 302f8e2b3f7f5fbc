-- §7 Push for the installed page: a browser is told at its push service's address, which stands as
-- its token, and what it is told is sealed with the browser's own keys. Without them: a shell.
ALTER TABLE push_token ADD COLUMN p256dh text, ADD COLUMN auth text;
ALTER TABLE push_token ADD CONSTRAINT push_token_of_browser CHECK (
  (p256dh IS NULL) = (auth IS NULL)
  AND (p256dh IS NULL OR (token ~ '^https://' AND p256dh ~ '^B[\w-]{86}$' AND auth ~ '^[\w-]{22}$'))
) NOT VALID;
