-- One session on one day. `taken` counts its confirmed bookings and its live holds; every change of it is guarded, so that
-- no number of buyers oversells. The row appears with the first hold.
CREATE TABLE place (
  id text PRIMARY KEY,
  slotted_id integer NOT NULL REFERENCES slotted,
  starts_at timestamp NOT NULL,
  capacity integer NOT NULL CHECK (capacity > 0),
  taken integer NOT NULL CHECK (taken >= 0 AND taken <= capacity)
);
-- Not unique: the id says the same, and a second unique key would escape the counter's ON CONFLICT when two insert at once.
CREATE INDEX place_slotted ON place (slotted_id, starts_at);
CREATE INDEX place_start ON place (starts_at);

-- Places kept while somebody checks out. Only a `live` one is counted in `place.taken`.
CREATE TABLE hold (
  id uuid PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person,
  token_hash text,
  state text NOT NULL CHECK (state IN ('live', 'released', 'expired', 'ordered')),
  expires_at bigint NOT NULL
);
CREATE UNIQUE INDEX hold_one_live ON hold (person_id) WHERE state = 'live';
CREATE INDEX hold_expiry ON hold (state, expires_at);
CREATE INDEX hold_person ON hold (person_id);

CREATE TABLE hold_place (
  hold_id uuid NOT NULL REFERENCES hold ON DELETE CASCADE,
  place_id text NOT NULL REFERENCES place,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (hold_id, place_id)
);
CREATE INDEX hold_place_place ON hold_place (place_id);

-- `order` is a reserved word. The buyer is written down as it was, whatever becomes of the person.
CREATE TABLE purchase (
  id uuid PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person,
  token_hash text,
  slotted_id integer NOT NULL REFERENCES slotted,
  state text NOT NULL CHECK (state IN ('confirmed')),
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  currency text NOT NULL,
  partner text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX purchase_person ON purchase (person_id, created_at);
CREATE INDEX purchase_slotted ON purchase (slotted_id);

CREATE TABLE booking (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purchase_id uuid NOT NULL REFERENCES purchase,
  person_id integer NOT NULL REFERENCES person,
  place_id text NOT NULL REFERENCES place,
  ends_at timestamp NOT NULL,
  is_free boolean NOT NULL
);
CREATE INDEX booking_purchase ON booking (purchase_id);
CREATE INDEX booking_person ON booking (person_id);
CREATE INDEX booking_place ON booking (place_id);

-- The answer that a key got, written in the transaction that had the effect.
CREATE TABLE idempotency (
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  path text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  body text,
  created_at bigint NOT NULL,
  PRIMARY KEY (person_id, path, key)
);
CREATE INDEX idempotency_age ON idempotency (created_at);
