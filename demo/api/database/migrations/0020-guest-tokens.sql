-- The hash of an earlier token of the same guest, as which this one counts: what was made with that belongs to this too.
ALTER TABLE access_token ADD COLUMN counts_as text;
