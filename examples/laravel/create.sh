#!/bin/sh
# Makes the project in an empty folder, with the newest versions.
set -eu
files=$(cd "$(dirname "$0")" && pwd)
# region create
composer create-project laravel/laravel web
cd web
php artisan make:model Visit --migration
# endregion create
cd ..
mv web/* web/.[!.]* .
rmdir web
cp "$files/routes/web.php" "$files/routes/console.php" routes/
cp "$files/bootstrap/app.php" bootstrap/
cp "$files/Dockerfile" "$files/.dockerignore" "$files/compose.yaml" .
