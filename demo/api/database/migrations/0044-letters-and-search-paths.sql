-- The letters of a text as searches compare them: small, without accents, and in place of a letter that has no form without one, what
-- people type (core/text/plain-letters.ts says the same). By ICU, because the letters of the database's locale may be only ASCII's,
-- or have a small i without a dot.
-- Not STRICT, or they could not be inlined.
CREATE FUNCTION plain_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
RETURN CASE WHEN octet_length(given) = length(given) THEN lower(given COLLATE "und-x-icu") ELSE
  translate(replace(replace(replace(replace(
    lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 'øłđðħıĸŋŧƒɛəɔ', 'olddhiqntfeeo') END;

CREATE OR REPLACE FUNCTION plain_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
RETURN trim(regexp_replace(plain_letters(given), '[^a-z0-9]+', ' ', 'g'));

-- They hold words of before.
REINDEX INDEX event_words;
REINDEX INDEX animation_words;
REINDEX INDEX user_page_words;
REINDEX INDEX translation_words;

-- Data alone (pg_dump --data-only) bring a version beside the one that their first rows have made.
CREATE FUNCTION replace_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = NEW.version;
  RETURN CASE WHEN FOUND THEN NULL ELSE NEW END;
END $$;
CREATE TRIGGER one_catalogue_version BEFORE INSERT ON catalogue_version FOR EACH ROW EXECUTE FUNCTION replace_catalogue_version();

-- They are loaded with an empty search_path. The bodies of the other functions were read when they were made.
DO $$
DECLARE
  named regprocedure;
BEGIN
  FOR named IN SELECT oid FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prosqlbody IS NULL LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = pg_catalog, %I', named, current_schema());
  END LOOP;
END $$;
