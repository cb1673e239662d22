#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
# region create
npm init -y
npm install openai
# endregion create
cp "$files/server.mjs" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
