-- The language that the buyer saw, in which its mails are written.
ALTER TABLE purchase ADD COLUMN lang text NOT NULL DEFAULT 'fr' CHECK (lang IN ('fr', 'en'));

-- Who reads and cancels one order by the link of its mail. Only hashes are kept; each mail that is written has a key of its own.
CREATE TABLE order_key (
  hash text PRIMARY KEY,
  purchase_id uuid NOT NULL REFERENCES purchase,
  created_at bigint NOT NULL
);
CREATE INDEX order_key_purchase ON order_key (purchase_id);

-- Mails to be sent, written in the transaction that they tell of. `about` is the order or the place in a waiting list:
-- whatever is repeated, each is told once of each. `content` is what was true then, without a key.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  -- In this order they are sent.
  number bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('confirmed', 'gift', 'offered', 'lost', 'cancelled')),
  about text NOT NULL,
  purchase_id uuid REFERENCES purchase,
  recipient text NOT NULL,
  lang text NOT NULL CHECK (lang IN ('fr', 'en')),
  content jsonb NOT NULL,
  created_at bigint NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'given-up')),
  tries integer NOT NULL DEFAULT 0,
  -- Whoever sends it moves this on first, so that nobody else does meanwhile.
  next_try_at bigint NOT NULL DEFAULT 0,
  UNIQUE (kind, about)
);
CREATE INDEX outbox_pending ON outbox (next_try_at) WHERE state = 'pending';
CREATE INDEX outbox_age ON outbox (created_at);
