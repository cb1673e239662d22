#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
cp -R "$files/src" "$files/pom.xml" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
# Milestones and release candidates aren't releases.
mvn -q -B versions:update-parent -DgenerateBackupPoms=false '-Dmaven.version.ignore=.*-(M|RC)[0-9]+'
