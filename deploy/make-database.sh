#!/bin/sh
# Runs once, when the volume is new: a role that owns its database and is no superuser.
set -eu
psql --username="$POSTGRES_USER" --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" <<'SQL'
create role sottovoce login password :'password';
create database sottovoce owner sottovoce;
SQL
