-- What the bank has returned of the shares of sessions that were called off: it is not sent to the same account again.
ALTER TABLE purchase ADD COLUMN returned_cents integer NOT NULL DEFAULT 0 CHECK (returned_cents BETWEEN 0 AND total_cents);
