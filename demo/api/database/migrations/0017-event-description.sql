-- What its provider says of an event, in HTML; nothing where it is empty.
ALTER TABLE event ADD COLUMN description text NOT NULL DEFAULT '';
