-- The language that somebody with an account saw who only joined a list, in which the mails about it are written; where an order
-- waits, its language counts.
ALTER TABLE waiting ADD COLUMN lang text CHECK (lang IN ('fr', 'en'));
