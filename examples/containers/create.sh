#!/bin/sh
# Makes the project in an empty folder. It has no packages.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
cp "$files/server.js" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
