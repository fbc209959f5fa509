-- A person as Stripe's customer, made at their first payment there.
ALTER TABLE person ADD COLUMN stripe_customer text;

-- Set before a payment is asked for: where `payment_id` stays null, the provider may know one that we do not.
ALTER TABLE purchase ADD COLUMN payment_opening boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX purchase_payment ON purchase (payment_id);
CREATE INDEX purchase_unlinked ON purchase (id) WHERE payment_opening AND payment_id IS NULL;
CREATE INDEX purchase_unended ON purchase (id) WHERE payment_id IS NOT NULL AND NOT payment_ended AND refund IS NULL;

-- Whose card it is, and what one card is known by however often it was typed in.
ALTER TABLE saved_card
  ADD COLUMN provider text NOT NULL DEFAULT 'test' CHECK (provider IN ('test', 'stripe')),
  ADD COLUMN fingerprint text;
