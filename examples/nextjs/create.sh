#!/bin/sh
# Makes the project afresh in the folder it's started in, which has to be empty.
set -eu
example=$(cd "$(dirname "$0")" && pwd)

npx --yes create-next-app@latest web --yes --empty --no-tailwind --no-agents-md --disable-git
mv web/* web/.[!.]* .
rmdir web
npm install pg
npm install --save-dev @types/pg

for file in next.config.ts instrumentation.ts lib app Dockerfile .dockerignore compose.yaml; do
  cp -R "$example/$file" .
done
