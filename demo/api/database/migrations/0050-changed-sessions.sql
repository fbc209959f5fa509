-- A session that was moved keeps the entry that calendars have for it. One that was called off goes on in no order that still
-- has others. `is_lost`: its buyer and the studio were told that it is in no schedule.
ALTER TABLE booking
  ADD COLUMN entry text,
  ADD COLUMN is_called_off boolean NOT NULL DEFAULT false,
  ADD COLUMN is_lost boolean NOT NULL DEFAULT false;

-- What must have gone back of a payment in all, as sessions of a confirmed order were called off.
ALTER TABLE purchase ADD COLUMN back_cents integer NOT NULL DEFAULT 0 CHECK (back_cents BETWEEN 0 AND total_cents);
ALTER TABLE test_payment ADD COLUMN refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents);

-- Mails about a change of sessions, and about one that has left the schedule.
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('confirmed', 'gift', 'offered', 'lost', 'cancelled',
  'gift-cancelled', 'lapsed', 'refund', 'payment', 'moved', 'called-off', 'unscheduled'));
CREATE INDEX purchase_back ON purchase (id) WHERE refund IS NULL AND back_cents > refunded_cents;
