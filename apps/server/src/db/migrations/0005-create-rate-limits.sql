-- How often something was tried, for each account and each address (GCRA): every try moves
-- `spent_until` forward by its cost; a try that would move it too far ahead of now is refused.
-- Kept here, so that neither a restart nor a second process gives new tries.
CREATE TABLE rate_limit (
  key text PRIMARY KEY CHECK (length(key) <= 100),
  spent_until timestamptz NOT NULL
);
CREATE INDEX rate_limit_spent ON rate_limit (spent_until);
