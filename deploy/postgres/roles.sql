-- The roles of Matiz and its database (docs/runbooks/roles.md), once, as a superuser:
--   psql -v ON_ERROR_STOP=1 -v owner_password=… -v app_password=… -v reports_password=… -f roles.sql
-- What each may with the tables is given by `npm start -- migrate`.

-- Owns the tables: migrations, restored backups.
CREATE ROLE matiz LOGIN PASSWORD :'owner_password';
-- What the servers connect as.
CREATE ROLE matiz_app LOGIN PASSWORD :'app_password';
-- Reads sales, stock and prices.
CREATE ROLE matiz_reports LOGIN PASSWORD :'reports_password' CONNECTION LIMIT 5;

-- For a pooler, which asks for nothing of its own.
ALTER ROLE matiz_app SET statement_timeout = '10s';
ALTER ROLE matiz_app SET lock_timeout = '4s';
ALTER ROLE matiz_app SET idle_in_transaction_session_timeout = '15s';
ALTER ROLE matiz_app SET TimeZone = 'America/Bogota';
ALTER ROLE matiz_app SET plan_cache_mode = 'force_generic_plan';
ALTER ROLE matiz_reports SET default_transaction_read_only = on;
ALTER ROLE matiz_reports SET statement_timeout = '60s';
ALTER ROLE matiz_reports SET TimeZone = 'America/Bogota';

CREATE DATABASE matiz OWNER matiz ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE matiz FROM PUBLIC;
GRANT CONNECT ON DATABASE matiz TO matiz_app, matiz_reports;
