-- Another one with every change of what providers' pages, events and offers say, so that an answer that was made of them
-- can be known to be still true. A random value and no count: a restored backup must not look like what came after it.
CREATE TABLE catalogue_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version uuid NOT NULL DEFAULT gen_random_uuid()
);

-- It is seen together with the change itself, when that is committed.
CREATE FUNCTION change_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_version DEFAULT VALUES ON CONFLICT (only_row) DO UPDATE SET version = excluded.version;
  RETURN NULL;
END $$;

CREATE TRIGGER catalogue_event AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_event_opening AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_opening EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_slotted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON slotted EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_slotted_session AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON slotted_session EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_day_off AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON day_off EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_coach AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON coach EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_sport AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sport EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_user_page AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON user_page EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_translation AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON translation EXECUTE FUNCTION change_catalogue_version();
-- Only what answers of the catalogue say of them: orders write the credit of a company, and visitors become persons.
CREATE TRIGGER catalogue_organization AFTER UPDATE OF name ON organization EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_person AFTER UPDATE OF organization_id ON person EXECUTE FUNCTION change_catalogue_version();

-- When the last event ended, which is when lists last changed by themselves.
CREATE INDEX event_end ON event (ends_at) WHERE is_active;
