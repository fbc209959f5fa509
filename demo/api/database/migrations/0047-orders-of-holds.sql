-- An order is found by its hold each time that somebody orders.
CREATE INDEX purchase_of_hold ON purchase (hold_id) WHERE hold_id IS NOT NULL;
