-- How payloads spell an offer's schedule: offers of older systems have French weekdays, or dates in place of times.
ALTER TABLE slotted ADD COLUMN schedule_form text NOT NULL DEFAULT 'english'
  CHECK (schedule_form IN ('english', 'french', 'dates'));
