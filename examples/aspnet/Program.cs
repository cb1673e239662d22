using Npgsql;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddHealthChecks();
var app = builder.Build();

// region database
await using var database = NpgsqlDataSource.Create(new NpgsqlConnectionStringBuilder
{
    Host = app.Configuration["DB_HOST"],
    Port = app.Configuration.GetValue<int>("DB_PORT"),
    Database = "app",
    Username = "postgres",
    Password = app.Configuration["DB_PASSWORD"],
    SslMode = SslMode.Require,
});

// Both statements are one transaction: replicas that start at the same time wait for the lock.
await using (var migration = database.CreateCommand("""
    SELECT pg_advisory_xact_lock(1);
    CREATE TABLE IF NOT EXISTS visits (at timestamptz NOT NULL DEFAULT now())
    """))
{
    await migration.ExecuteNonQueryAsync();
}
// endregion database

app.MapHealthChecks("/healthz");
app.MapGet("/", async () =>
{
    await using var insert = database.CreateCommand("INSERT INTO visits DEFAULT VALUES");
    await insert.ExecuteNonQueryAsync();
    await using var count = database.CreateCommand("SELECT count(*) FROM visits");
    return $"Visits: {await count.ExecuteScalarAsync()}";
});
app.Run();
