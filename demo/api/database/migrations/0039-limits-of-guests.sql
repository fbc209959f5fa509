-- When the link of a mail about the order was first opened; null until then, and for orders of before. A guest's order counts for the
-- account with the same address only from then on (D-guest-limits), because anybody can type an address.
ALTER TABLE purchase ADD COLUMN opened_at bigint;

-- The network from which a guest keeps places, as a keyed hash; null once the hold has ended (D-guest-places).
ALTER TABLE hold ADD COLUMN network text CHECK (network IS NULL OR state = 'live');
CREATE INDEX hold_network ON hold (network) WHERE network IS NOT NULL;

-- The networks of guests' orders, for a day.
CREATE TABLE guest_order (
  purchase_id uuid PRIMARY KEY REFERENCES purchase ON DELETE CASCADE,
  network text NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX guest_order_network ON guest_order (network, created_at);
CREATE INDEX guest_order_age ON guest_order (created_at);

CREATE INDEX outbox_recipient ON outbox (recipient, created_at);
CREATE INDEX purchase_opened ON purchase (email) WHERE opened_at IS NOT NULL;

INSERT INTO secret (name, value) VALUES ('network', gen_random_uuid()::text || gen_random_uuid()::text);
