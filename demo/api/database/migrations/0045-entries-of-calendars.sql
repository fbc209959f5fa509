-- Calendars have an entry for each session of the orders of before, also where sessions touch: their cancellations name the same entries.
ALTER TABLE purchase ADD COLUMN is_apart boolean NOT NULL DEFAULT true;
ALTER TABLE purchase ALTER COLUMN is_apart SET DEFAULT false;
