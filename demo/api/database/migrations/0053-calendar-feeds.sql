-- The address of the calendar of a venue or a coach has a secret, of which only a hash is stored; a new one replaces it.
CREATE TABLE calendar_feed (
  hash text PRIMARY KEY,
  provider_id integer UNIQUE REFERENCES user_page (person_id) ON DELETE CASCADE,
  coach_id integer UNIQUE REFERENCES coach (id) ON DELETE CASCADE,
  has_names boolean NOT NULL,
  CHECK ((provider_id IS NULL) <> (coach_id IS NULL))
);
