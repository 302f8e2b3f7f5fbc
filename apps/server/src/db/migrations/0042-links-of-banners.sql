-- A banner leads to a page of ours, never to another site: the rule of `readOwnPath`, as far as a
-- pattern says it. What stood there otherwise leads to the home.
UPDATE banner SET app_link = '/home/'
WHERE app_link !~ '^/(?![/\\])[^\\[:space:][:cntrl:]]*$';
ALTER TABLE banner
  ADD CONSTRAINT banner_app_link_check CHECK (app_link ~ '^/(?![/\\])[^\\[:space:][:cntrl:]]*$');
