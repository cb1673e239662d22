#!/bin/sh
# Starts nginx, and with MCP=on the MCP server of the docs behind it. The folders are those of the image; all that is
# written is below WORK, so the rest of the file system can be read-only.
set -eu
conf=${CONF:-/etc/site} site=${SITE:-/srv/site} mcp=${MCP_FOLDER:-/srv/mcp} work=${WORK:-/tmp}

case ${MCP:-off} in
on)
  mkdir -p "$work/conf"
  cp "$conf"/*.conf "$conf"/on/mcp.conf "$work/conf"
  conf=$work/conf
  # It comes back when it fails; until then nginx answers 502.
  (
    cd "$mcp"
    while :; do
      node server.cjs --http "${MCP_PORT:-8081}" --build "$site" || true
      sleep 1
    done
  ) &
  ;;
off) ;;
*)
  echo "MCP is \"$MCP\": set it to on or off." >&2
  exit 1
  ;;
esac

exec nginx -p "$work" -c "$conf/nginx.conf" -e stderr -g 'daemon off;'
