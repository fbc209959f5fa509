-- What the buyer of a live hold wishes and has typed (D-kept-wishes), as JSON; null once the hold has ended. Not `jsonb`,
-- which refuses some of the characters that people can type.
ALTER TABLE hold ADD COLUMN wishes text, ADD COLUMN draft text;
ALTER TABLE hold ADD CHECK (state = 'live' OR (wishes IS NULL AND draft IS NULL));
