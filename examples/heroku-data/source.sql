-- Stands for the database of a Heroku app, with what Heroku adds to it.
CREATE TABLE orders (id serial PRIMARY KEY, customer text NOT NULL, total numeric(10, 2) NOT NULL);
INSERT INTO orders (customer, total) VALUES ('Ada', 12.50), ('Grace', 30.00), ('Zoë; "quoted"', 0.99);
CREATE TABLE line_items (order_id int REFERENCES orders, name text, PRIMARY KEY (order_id, name));
INSERT INTO line_items VALUES (1, 'pencil'), (1, 'paper'), (2, 'ruler');
CREATE VIEW totals AS SELECT customer, sum(total) AS total FROM orders GROUP BY customer;
CREATE SCHEMA _heroku;
CREATE TABLE _heroku.state (note text);
CREATE FUNCTION _heroku.note_change() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RETURN; END $$;
CREATE EVENT TRIGGER note_change ON ddl_command_end EXECUTE FUNCTION _heroku.note_change();
CREATE ROLE reader;
GRANT SELECT ON orders TO reader;
