#!/bin/sh
# Runs once, when the database is made: the user under whom Karov works. It owns nothing; each migration gives it what it needs (docs/operating/database.md).
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$POSTGRES_APPLICATION_PASSWORD" <<'SQL'
CREATE ROLE karov_application LOGIN PASSWORD :'password';
SQL
