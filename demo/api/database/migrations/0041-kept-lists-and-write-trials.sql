-- What the sitemap and the lists of names say beside events and offers: a change of it makes another version too (see 0019).
CREATE TRIGGER catalogue_animation AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON animation EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_category AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category EXECUTE FUNCTION change_catalogue_version();
CREATE TRIGGER catalogue_person_groups AFTER UPDATE OF groups ON person EXECUTE FUNCTION change_catalogue_version();

-- A row is written here and rolled back, to learn whether the database takes orders. It stays empty.
CREATE TABLE write_trial (is_written boolean NOT NULL);
