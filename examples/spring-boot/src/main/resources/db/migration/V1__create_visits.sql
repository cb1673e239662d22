CREATE TABLE visits (at timestamptz NOT NULL DEFAULT now());
