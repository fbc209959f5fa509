-- The instant at which a key ends (D-order-key). Until every process is of this version, keys are also written without one: they get
-- a year. For keys of before it is computed as for new ones.
ALTER TABLE order_key
  ADD COLUMN expires_at bigint NOT NULL DEFAULT ((extract(epoch FROM now()) + 365 * 86400) * 1000)::bigint;
UPDATE order_key SET expires_at = 56 * 86400000::bigint + greatest(order_key.created_at, (
    SELECT max(extract(epoch FROM known.at AT TIME ZONE 'Europe/Paris') * 1000)::bigint FROM (
      SELECT coalesce(o.ends_at, o.starts_at) AS at
      UNION ALL SELECT booking.ends_at FROM booking WHERE purchase_id = o.id
      UNION ALL SELECT place.starts_at FROM waiting JOIN place ON place.id = place_id WHERE purchase_id = o.id
      UNION ALL SELECT least(expires_on, '9999-12-31') + interval '1 day' FROM subscription
        WHERE person_id = o.person_id AND purchase_id = o.id
    ) AS known))
  FROM purchase AS o WHERE o.id = order_key.purchase_id;
CREATE INDEX order_key_expiry ON order_key (expires_at);

-- What refers to a person must be found by it, or each person that is deleted costs a scan of the whole table.
CREATE INDEX waiting_person ON waiting (person_id);
CREATE INDEX purchase_gift_person ON purchase (gift_person_id) WHERE gift_person_id IS NOT NULL;

-- Guests of before who have nothing left: their tokens, by which the sweep would find them, are gone (D-forgotten-guests).
DELETE FROM person WHERE kind = 'guest'
  AND NOT EXISTS (SELECT FROM access_token WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM hold WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM purchase WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM purchase WHERE gift_person_id = person.id)
  AND NOT EXISTS (SELECT FROM booking WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM waiting WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM subscription WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM saved_card WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM user_page WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM fitness_hour WHERE person_id = person.id)
  AND NOT EXISTS (SELECT FROM fitness_day WHERE person_id = person.id);
