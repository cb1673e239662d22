#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
# region create
dotnet new web --name MyApp --output .
dotnet add package Npgsql
# endregion create
cp "$files/Program.cs" "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
