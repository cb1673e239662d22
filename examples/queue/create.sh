#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
# region create
npm init -y
npm install bullmq ioredis
# endregion create
cp "$files/queue.js" "$files/web.js" "$files/worker.js" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
