<?php

use App\Models\Visit;
use Illuminate\Support\Facades\Route;

Route::get('/', function () {
    Visit::create();

    return 'Visits: '.Visit::count();
});
