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
DROP INDEX user_page_city;
CREATE INDEX user_page_city ON user_page (city_slug, city_name);

ALTER TABLE event
  -- The first of the events that a cyclic one comes back as, each a row and a place to buy of its own. They have one
  -- provider and one sport, and no two of them end at the same time.
  ADD COLUMN series_id integer REFERENCES event,
  -- A slotted event is the card of a slotted offer, and has its address.
  ADD COLUMN slotted_id integer REFERENCES slotted,
  -- How long an open event takes from the hour at which one comes.
  ADD COLUMN duration_minutes integer CHECK (duration_minutes > 0),
  -- The newest is listed first.
  ADD COLUMN published_at bigint NOT NULL DEFAULT 0,
  ADD CHECK ((type = 'slotted') = (slotted_id IS NOT NULL)),
  ADD CHECK ((starts_at IS NULL) = (ends_at IS NULL));
CREATE INDEX event_slotted ON event (slotted_id);

-- Which of a series comes next, and how many cards there are. Rows outside of a series are equal in most of it and come
-- first, so that the index stays small.
CREATE INDEX event_series ON event (series_id NULLS FIRST, ends_at, slotted_id, is_active);

-- The list in its order: whole, a provider's, a sport's. What says whether an event is listed stands beside, so that to
-- count a list and to walk to a late page of it is to read nothing but an index.
CREATE INDEX event_listed ON event (published_at DESC, id DESC)
  INCLUDE (ends_at, series_id, slotted_id) WHERE is_active;
DROP INDEX event_provider;
CREATE INDEX event_provider ON event (provider_id, published_at DESC, id DESC)
  INCLUDE (sport_slug, ends_at, series_id, slotted_id) WHERE is_active;
CREATE INDEX event_sport ON event (sport_slug, published_at DESC, id DESC)
  INCLUDE (provider_id, ends_at, series_id, slotted_id) WHERE is_active;

-- The hours at which one can come to an open event (0 is Monday).
CREATE TABLE event_opening (
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  starts time NOT NULL,
  PRIMARY KEY (event_id, weekday, starts)
);

ALTER TABLE animation
  ADD COLUMN slotted_id integer REFERENCES slotted,
  ADD CHECK ((starts_at IS NULL) = (ends_at IS NULL));
CREATE INDEX animation_end ON animation (ends_at) INCLUDE (id, starts_at, type, slotted_id);
DROP INDEX animation_provider;
CREATE INDEX animation_provider ON animation (provider_id, ends_at) INCLUDE (id, starts_at, type, slotted_id);

-- The words of a text as searches compare them: small letters and digits without accents, one space between them.
-- Its cost is true: without it a plan would rather compute the words of a whole table than look into an index of them.
CREATE FUNCTION plain_words(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
RETURN trim(regexp_replace(regexp_replace(
  lower(replace(replace(normalize(given, NFKD), 'œ', 'oe'), 'Œ', 'oe')), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g'));

CREATE FUNCTION word_vector(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
RETURN array_to_tsvector(string_to_array(plain_words(given), ' '));

CREATE INDEX event_words ON event USING gin (word_vector(title || ' ' || coalesce(sport_slug, ''))) WHERE is_active;
CREATE INDEX animation_words ON animation USING gin (word_vector(title || ' ' || coalesce(sport_slug, '')));
CREATE INDEX user_page_words ON user_page USING gin (word_vector(full_name || ' ' || city_name));
