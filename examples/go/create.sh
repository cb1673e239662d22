#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
cp "$files/main.go" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
# region create
go mod init visits
go mod tidy
# endregion create
