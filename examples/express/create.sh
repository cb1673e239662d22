#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
# region create
npm init -y
npm install express pg
# endregion create
cp "$files/server.js" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
