-- The pictures that an import has brought from a folder, each once, with the name of its file.
CREATE TABLE picture (
  hash text PRIMARY KEY CHECK (hash = encode(sha256(bytes), 'hex')),
  extension text NOT NULL,
  name text NOT NULL,
  bytes bytea NOT NULL
);
