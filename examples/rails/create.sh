#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
# region create
gem install rails
rails new web --database=postgresql
cd web
bin/rails generate model Visit
# endregion create
cd ..
mv web/* web/.[!.]* .
rmdir web
cp "$files/config/routes.rb" config/
cp "$files/config/environments/production.rb" config/environments/
cp "$files/app/controllers/visits_controller.rb" app/controllers/
cp "$files/compose.yaml" .
