#!/bin/sh
# Run by PostgreSQL's image when it makes a new database, and never again.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner_password="$OWNER_PASSWORD" -v app_password="$APP_PASSWORD" \
  -v reports_password="$REPORTS_PASSWORD" -f /roles.sql
