-- The sessions of an offer on one day, which replace those of the week. A day without any is a day off.
CREATE TABLE special_session (
  slotted_id integer NOT NULL REFERENCES slotted ON DELETE CASCADE,
  day date NOT NULL CHECK (day BETWEEN '0001-01-01' AND '9999-12-31'),
  starts time NOT NULL CHECK (starts < '24:00' AND extract(second FROM starts) = 0),
  ends time NOT NULL CHECK (ends < '24:00' AND extract(second FROM ends) = 0),
  capacity integer NOT NULL CHECK (capacity > 0),
  PRIMARY KEY (slotted_id, day, starts)
);
CREATE TRIGGER catalogue_special_session AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON special_session
  FOR EACH STATEMENT EXECUTE FUNCTION change_catalogue_version();
