-- A studio's day asks for the events of one day.
CREATE INDEX event_start ON event (starts_at);
