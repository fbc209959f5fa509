-- How many tries of a mail its server has surely not taken on. One with more tries than these may have been read; nobody is told of
-- the end of what they were never told of (D-confirmation-mail).
ALTER TABLE outbox ADD COLUMN refusals integer NOT NULL DEFAULT 0;
