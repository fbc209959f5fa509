-- How often a waiting place was offered to its person. A mail about an offer has this number in `about`, because a place may be
-- offered again after the schedule has lost it (D-waiting-offer).
ALTER TABLE waiting ADD COLUMN offers integer NOT NULL DEFAULT 0 CHECK (offers >= 0);
UPDATE waiting SET offers = 1 WHERE offered_until IS NOT NULL;
UPDATE outbox SET about = about || ':1' WHERE kind IN ('offered', 'lapsed') AND about ~ '^waiting:[0-9]+$';
