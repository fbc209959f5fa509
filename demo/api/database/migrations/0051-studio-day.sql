-- Whether somebody came, and the instant of the last mark, which a late one from before it does not undo.
ALTER TABLE booking
  ADD COLUMN is_present boolean NOT NULL DEFAULT false,
  ADD COLUMN marked_at bigint;

-- The account of somebody who teaches.
ALTER TABLE coach ADD COLUMN person_id integer REFERENCES person ON DELETE SET NULL;
CREATE INDEX coach_person ON coach (person_id) WHERE person_id IS NOT NULL;

-- Mails of a studio to the people of a session.
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('confirmed', 'gift', 'offered', 'lost', 'cancelled',
  'gift-cancelled', 'lapsed', 'refund', 'payment', 'moved', 'called-off', 'unscheduled', 'message'));
