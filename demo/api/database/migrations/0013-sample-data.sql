-- The mark on a database that was filled with sample data; one row, or none. Only a demo serves such a database.
CREATE TABLE sample_data (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  filled_at bigint NOT NULL
);

-- One that was filled before there was a mark is known by the demo's tokens (here demo-admin's).
INSERT INTO sample_data (filled_at)
SELECT created_at FROM person JOIN access_token ON person_id = id
WHERE hash = encode(sha256('demo-admin'), 'hex');
