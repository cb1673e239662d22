package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/signal"
	"syscall"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Statements that are sent together are one transaction, so the lock is given up at its end.
const migration = `
	SELECT pg_advisory_xact_lock(1);
	CREATE TABLE IF NOT EXISTS visits (at timestamptz NOT NULL DEFAULT now());
`

func migrate(ctx context.Context, pool *pgxpool.Pool) error {
	connection, err := pool.Acquire(ctx)
	if err != nil {
		return err
	}
	defer connection.Release()
	_, err = connection.Conn().PgConn().Exec(ctx, migration).ReadAll()
	return err
}

func visit(pool *pgxpool.Pool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var visits int
		_, err := pool.Exec(r.Context(), "INSERT INTO visits DEFAULT VALUES")
		if err == nil {
			err = pool.QueryRow(r.Context(), "SELECT count(*) FROM visits").Scan(&visits)
		}
		if err != nil {
			log.Print(err)
			http.Error(w, "the database doesn't answer", http.StatusInternalServerError)
			return
		}
		fmt.Fprintf(w, "Visits: %d\n", visits)
	}
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()

	pool, err := pgxpool.New(ctx, os.Getenv("DATABASE_URL"))
	if err != nil {
		log.Fatal(err)
	}
	defer pool.Close()
	if err := migrate(ctx, pool); err != nil {
		log.Fatal(err)
	}

	http.HandleFunc("GET /healthz", func(w http.ResponseWriter, r *http.Request) {})
	http.HandleFunc("GET /{$}", visit(pool))

	server := &http.Server{Addr: ":8080"}
	go func() {
		if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
			log.Fatal(err)
		}
	}()
	<-ctx.Done()
	if err := server.Shutdown(context.Background()); err != nil {
		log.Print(err)
	}
}
