-- What visitors find by: categories of sports, the places of venues, and what an event's card says.

CREATE TABLE category (
  slug text PRIMARY KEY,
  name text NOT NULL,
  picture text,
  -- In which order the home page shows them.
  position integer NOT NULL UNIQUE
);

ALTER TABLE sport ADD COLUMN category_slug text REFERENCES category;
CREATE INDEX sport_category ON sport (category_slug);

-- Both or neither: a venue without them is on no map.
ALTER TABLE user_page
  ADD COLUMN latitude double precision,
  ADD COLUMN longitude double precision,
  ADD CHECK ((latitude IS NULL) = (longitude IS NULL));

ALTER TABLE event
  -- The first of the events that a cyclic one comes back as, each a row and a place to buy of its own.
  ADD COLUMN series_id integer REFERENCES event,
  -- A slotted event is the card of a slotted offer, and has its address.
  ADD COLUMN slotted_id integer REFERENCES slotted,
  -- How long an open event takes from the hour at which one comes.
  ADD COLUMN duration_minutes integer CHECK (duration_minutes > 0),
  -- The newest is listed first.
  ADD COLUMN published_at bigint NOT NULL DEFAULT 0,
  ADD CHECK ((type = 'slotted') = (slotted_id IS NOT NULL));
CREATE INDEX event_series ON event (series_id, starts_at);
CREATE INDEX event_slotted ON event (slotted_id);

-- The hours at which one can come to an open event (0 is Monday).
CREATE TABLE event_opening (
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  starts time NOT NULL,
  PRIMARY KEY (event_id, weekday, starts)
);

ALTER TABLE animation ADD COLUMN slotted_id integer REFERENCES slotted;
