#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
export npm_config_yes=true
# region create
npx create-next-app@latest web --yes --empty --no-tailwind --disable-git
cd web
npm install pg
npm install --save-dev @types/pg
# endregion create
cd ..
mv web/* web/.[!.]* .
rmdir web
for file in next.config.ts instrumentation.ts lib app Dockerfile .dockerignore compose.yaml; do
  cp -R "$files/$file" .
done
