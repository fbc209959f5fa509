-- A calendar that a venue keeps elsewhere and that says when it is closed; its address is a secret of the venue.
CREATE TABLE closure_calendar (
  provider_id integer PRIMARY KEY REFERENCES user_page (person_id) ON DELETE CASCADE,
  url text NOT NULL,
  set_at bigint NOT NULL,
  next_at bigint NOT NULL,
  -- When it could be read last, and what its server said of that state.
  read_at bigint,
  etag text,
  last_modified text,
  -- Why it could not be read the last time.
  trouble text,
  -- Whether the venue was told that it is old.
  is_told boolean NOT NULL DEFAULT false
);

-- The days that it closes, as it was read last.
CREATE TABLE closure (
  provider_id integer NOT NULL REFERENCES closure_calendar ON DELETE CASCADE,
  starts_on date NOT NULL CHECK (starts_on BETWEEN '0001-01-01' AND '9999-12-31'),
  ends_on date NOT NULL CHECK (ends_on BETWEEN starts_on AND '9999-12-31'),
  PRIMARY KEY (provider_id, starts_on)
);
CREATE TRIGGER catalogue_closure AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON closure EXECUTE FUNCTION change_catalogue_version();

-- The days on which an offer is closed, whoever says so.
CREATE VIEW closed_day AS
  SELECT slotted_id, starts_on, ends_on FROM day_off
  UNION ALL
  SELECT slotted.id, closure.starts_on, closure.ends_on FROM closure JOIN slotted ON slotted.provider_id = closure.provider_id;

-- Mails to a venue whose calendar of closures is old.
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('confirmed', 'gift', 'offered', 'lost', 'cancelled',
  'gift-cancelled', 'lapsed', 'refund', 'payment', 'moved', 'called-off', 'unscheduled', 'message', 'closures'));
