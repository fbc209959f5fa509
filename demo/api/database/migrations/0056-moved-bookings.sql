-- When a booking was to be before its session was moved the first time; null if it is at that time.
ALTER TABLE booking ADD COLUMN moved_from timestamp CHECK (moved_from BETWEEN '0001-01-01' AND '9999-12-31');
