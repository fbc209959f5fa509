-- What 0031 could not change, so that the server did not start: it writes currencies in capitals, and 0022 refuses a change of what has
-- no finite time. Both are written at once; where 0031 has run there is nothing.
DO $$
DECLARE
  named text;
  is_there boolean;
BEGIN
  FOREACH named IN ARRAY ARRAY['event', 'animation'] LOOP
    -- Only where there is something, as each statement counts as a change of the catalogue.
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE NOT (isfinite(starts_at) AND isfinite(ends_at)))', named) INTO is_there;
    CONTINUE WHEN NOT is_there;
    EXECUTE format('UPDATE %I SET currency = upper(currency),
        starts_at = CASE starts_at WHEN ''infinity'' THEN ''9999-12-31'' WHEN ''-infinity'' THEN ''0001-01-01'' ELSE starts_at END,
        ends_at = CASE ends_at WHEN ''infinity'' THEN ''9999-12-31'' WHEN ''-infinity'' THEN ''0001-01-01'' ELSE ends_at END
      WHERE NOT (isfinite(starts_at) AND isfinite(ends_at)) AND currency ~ ''^[A-Za-z]{3}$''', named);
  END LOOP;
  IF EXISTS (SELECT FROM slotted WHERE NOT (isfinite(starts_on) AND isfinite(ends_on))) THEN
    UPDATE slotted SET currency = upper(currency),
      starts_on = CASE starts_on WHEN 'infinity' THEN '9999-12-31' ELSE starts_on END,
      ends_on = CASE ends_on WHEN '-infinity' THEN '0001-01-01' ELSE ends_on END
    WHERE NOT (isfinite(starts_on) AND isfinite(ends_on)) AND currency ~ '^[A-Za-z]{3}$';
  END IF;
END $$;
