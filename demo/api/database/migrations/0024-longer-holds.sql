-- When a hold was made: it can be kept longer, up to an hour from then (D-hold-longer). Null for holds of before.
ALTER TABLE hold ADD COLUMN held_at bigint;
