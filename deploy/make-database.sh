#!/bin/sh
# Runs once, when the volume is new: creates the database and its owner, a role that is not a superuser.
set -eu
psql --username="$POSTGRES_USER" --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" <<'SQL'
create role sottovoce login password :'password';
create database sottovoce owner sottovoce;
SQL
