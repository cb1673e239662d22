<?php

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;

Artisan::command('migrate:locked', function () {
    // Replicas that start at the same time take turns. The lock ends with the connection.
    DB::select('SELECT pg_advisory_lock(1)');
    $this->call('migrate', ['--force' => true]);
})->purpose('Migrate while holding a lock');
