-- The telephone number of an account, which an import may bring.
ALTER TABLE person ADD COLUMN phone text;

-- What was paid elsewhere for an order that an import has brought. It is no money of ours: it is shown in no total, and nothing of
-- it can go back from here.
ALTER TABLE purchase ADD COLUMN paid_elsewhere_cents integer CHECK (paid_elsewhere_cents > 0);
