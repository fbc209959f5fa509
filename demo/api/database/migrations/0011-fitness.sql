-- The name of the tracker whose figures an account has; it is a piece of an address.
ALTER TABLE person ADD COLUMN tracker text CHECK (tracker ~ '^[a-z0-9][a-z0-9-]{0,39}$');

-- What a tracker has counted on a day and in an hour; what it did not measure is null. Sleep in minutes.
CREATE TABLE fitness_day (
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  starts_at date NOT NULL,
  steps integer CHECK (steps >= 0),
  floors integer CHECK (floors >= 0),
  calories integer CHECK (calories >= 0),
  sleeps integer CHECK (sleeps >= 0),
  PRIMARY KEY (person_id, starts_at)
);

CREATE TABLE fitness_hour (
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  starts_at timestamp NOT NULL,
  steps integer CHECK (steps >= 0),
  floors integer CHECK (floors >= 0),
  calories integer CHECK (calories >= 0),
  sleeps integer CHECK (sleeps >= 0),
  PRIMARY KEY (person_id, starts_at)
);
