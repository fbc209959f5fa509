-- The payment provider that took the order's payment: each payment is read, ended and refunded where it was made. Until
-- now it was told by the id: Stripe's start with `pi_`, the test gateway's are UUIDs.
ALTER TABLE purchase ADD COLUMN payment_provider text CHECK (payment_provider IN ('test', 'stripe'));
UPDATE purchase SET payment_provider = CASE WHEN starts_with(payment_id, 'pi_') THEN 'stripe' ELSE 'test' END
WHERE payment_id IS NOT NULL;
ALTER TABLE purchase ADD CHECK ((payment_id IS NULL) = (payment_provider IS NULL));
