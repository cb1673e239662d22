#!/bin/bash
set -euo pipefail
psql --quiet "$TARGET_URL" --command "CREATE TABLE IF NOT EXISTS import_runs (run text PRIMARY KEY)"
if [ "$(psql -tA "$TARGET_URL" --command "SELECT count(*) FROM import_runs WHERE run = '$RUN'")" = 1 ]; then
  echo "run $RUN is done: raise RUN to copy again"
  exit 0
fi
pg_dump --clean --if-exists --exclude-schema=_heroku --no-comments --no-acl --no-owner "$SOURCE_URL" \
  | awk '/^(CREATE|ALTER|DROP) EVENT TRIGGER /{skip=1} !skip{print} skip && /;$/{skip=0}' \
  | psql --quiet --set ON_ERROR_STOP=1 "$TARGET_URL"
psql "$TARGET_URL" --command "ANALYZE"
psql "$TARGET_URL" --command "SELECT relname, n_live_tup FROM pg_stat_user_tables ORDER BY relname"
psql --quiet "$TARGET_URL" --command "INSERT INTO import_runs VALUES ('$RUN')"
echo "import finished"
