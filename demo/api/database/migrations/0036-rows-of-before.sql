-- Rows of before that a check of 0022, 0031 or 0034 refuses (NOT VALID: only what changes is checked), so that an order could neither
-- be cancelled nor expire. They are written as what they mean, or as the nearest value that can be shown. Only the currency of
-- something that is sold may be left: nobody can hold that (D-values) until its seller says what its price is in.

-- First, since an update of a row is judged by all checks of its table.
ALTER TABLE purchase DROP CONSTRAINT purchase_currency, DROP CONSTRAINT purchase_subtotal,
  DROP CONSTRAINT purchase_of_slots_or_an_item, DROP CONSTRAINT purchase_names_its_recipient_whole,
  DROP CONSTRAINT purchase_has_finite_times;
ALTER TABLE test_payment DROP CONSTRAINT test_payment_currency, DROP CONSTRAINT test_payment_month;
ALTER TABLE slotted_session DROP CONSTRAINT session_starts_at_a_minute_before_24_00,
  DROP CONSTRAINT session_ends_at_a_minute_before_24_00;
ALTER TABLE event_opening DROP CONSTRAINT opening_starts_at_a_minute_before_24_00;
ALTER TABLE day_off DROP CONSTRAINT day_off_has_a_start_of_four_digits;
ALTER TABLE event DROP CONSTRAINT event_has_times_of_four_digits, DROP CONSTRAINT event_currency;
ALTER TABLE animation DROP CONSTRAINT animation_has_times_of_four_digits, DROP CONSTRAINT animation_currency;
ALTER TABLE popup DROP CONSTRAINT popup_has_times_of_four_digits;

DO $$
DECLARE
  timed text[];
  named text;
  is_there boolean;
BEGIN
  -- The last minute of the year 9999, which often stands for no end. Of the catalogue only where there is something: each statement
  -- on its tables counts as a change.
  FOREACH timed SLICE 1 IN ARRAY ARRAY[
    ['popup', 'ends_at', 'NULL'],
    ['popup', 'starts_at', '''9999-12-31'''],
    ['event', 'starts_at', '''9999-12-31'''],
    ['event', 'ends_at', '''9999-12-31'''],
    ['animation', 'starts_at', '''9999-12-31'''],
    ['animation', 'ends_at', '''9999-12-31'''],
    ['replay', 'recorded_at', '''9999-12-31'''],
    ['place', 'starts_at', '''9999-12-31'''],
    ['booking', 'ends_at', '''9999-12-31''']
  ] LOOP
    EXECUTE format($sql$ SELECT EXISTS (SELECT FROM %I WHERE %I > '9999-12-31 23:59') $sql$, timed[1], timed[2]) INTO is_there;
    CONTINUE WHEN NOT is_there;
    EXECUTE format($sql$ UPDATE %1$I SET %2$I = %3$s WHERE %2$I > '9999-12-31 23:59' $sql$, timed[1], timed[2], timed[3]);
  END LOOP;

  FOREACH named IN ARRAY ARRAY['slotted', 'event', 'animation', 'membership_option', 'purchase', 'test_payment'] LOOP
    EXECUTE format($sql$ SELECT EXISTS (SELECT FROM %I WHERE currency !~ '^[A-Z]{3}$') $sql$, named) INTO is_there;
    CONTINUE WHEN NOT is_there;
    EXECUTE format($sql$ UPDATE %I SET currency = upper(btrim(currency))
      WHERE currency !~ '^[A-Z]{3}$' AND upper(btrim(currency)) ~ '^[A-Z]{3}$' $sql$, named);
    EXECUTE format($sql$ UPDATE %I SET currency = 'EUR' WHERE upper(btrim(currency)) IN ('€', 'EURO', 'EUROS') $sql$, named);
  END LOOP;

  IF EXISTS (SELECT FROM slotted_session WHERE starts = '24:00' OR extract(second FROM starts) <> 0 OR extract(second FROM ends) <> 0) THEN
    -- 0022 has left 24:00 where the next day has a session at 00:00, and two in one minute are one slot.
    DELETE FROM slotted_session AS session WHERE starts = '24:00' OR EXISTS (
      SELECT FROM slotted_session AS other WHERE other.slotted_id = session.slotted_id AND other.weekday = session.weekday
        AND other.starts < session.starts AND left(other.starts::text, 5) = left(session.starts::text, 5));
    UPDATE slotted_session SET starts = left(starts::text, 5)::time, ends = left(ends::text, 5)::time;
  END IF;
  IF EXISTS (SELECT FROM event_opening WHERE starts = '24:00' OR extract(second FROM starts) <> 0) THEN
    DELETE FROM event_opening AS opening WHERE EXISTS (
      SELECT FROM event_opening AS other WHERE other.event_id = opening.event_id AND CASE WHEN opening.starts = '24:00'
        THEN other.weekday = (opening.weekday + 1) % 7 AND other.starts < '00:01'
        ELSE other.weekday = opening.weekday AND other.starts < opening.starts AND left(other.starts::text, 5) = left(opening.starts::text, 5)
        END);
    UPDATE event_opening SET starts = '00:00', weekday = (weekday + 1) % 7 WHERE starts = '24:00';
    UPDATE event_opening SET starts = left(starts::text, 5)::time;
  END IF;

  IF EXISTS (SELECT FROM day_off WHERE starts_on NOT BETWEEN '0001-01-01' AND '9999-12-31') THEN
    DELETE FROM day_off WHERE ends_on < '0001-01-01' OR starts_on > '9999-12-31';
    -- Of an offer's that are closed on the first day that can be shown, the one that lasts longest.
    DELETE FROM day_off AS closed WHERE starts_on <= '0001-01-01' AND EXISTS (
      SELECT FROM day_off AS other WHERE other.slotted_id = closed.slotted_id AND other.starts_on <= '0001-01-01'
        AND (other.ends_on, other.starts_on) > (closed.ends_on, closed.starts_on));
    UPDATE day_off SET starts_on = '0001-01-01' WHERE starts_on < '0001-01-01';
  END IF;

  -- A venue whose place nobody knows is on no map.
  IF EXISTS (SELECT FROM user_page WHERE NOT (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180)) THEN
    UPDATE user_page SET latitude = NULL, longitude = NULL
      WHERE NOT (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180);
  END IF;
END $$;

-- Whatever an order was in, it must come to its end: XXX is 'no currency' (ISO 4217).
UPDATE purchase SET currency = 'XXX' WHERE currency !~ '^[A-Z]{3}$';
UPDATE test_payment SET currency = 'XXX' WHERE currency !~ '^[A-Z]{3}$';
-- A card that expires in no month is not kept.
UPDATE test_payment SET save_month = NULL, save_year = NULL WHERE save_month NOT BETWEEN 1 AND 12;

UPDATE purchase SET
  starts_at = CASE WHEN starts_at < '0001-01-01' THEN '0001-01-01' WHEN starts_at > '9999-12-31 23:59' THEN '9999-12-31' ELSE starts_at END,
  ends_at = CASE WHEN ends_at < '0001-01-01' THEN '0001-01-01' WHEN ends_at > '9999-12-31 23:59' THEN '9999-12-31' ELSE ends_at END
WHERE starts_at NOT BETWEEN '0001-01-01' AND '9999-12-31 23:59' OR ends_at NOT BETWEEN '0001-01-01' AND '9999-12-31 23:59';
UPDATE purchase SET subtotal_cents =
  total_cents + coalesce((SELECT sum(amount_cents) FROM discount WHERE purchase_id = purchase.id), 0)
WHERE subtotal_cents < 0;
UPDATE purchase SET gift_first_name = coalesce(gift_first_name, ''), gift_last_name = coalesce(gift_last_name, '')
WHERE (gift_first_name IS NULL) <> (gift_last_name IS NULL);

-- What an order was for is told by its places, or the subscription that it began; else it is of an event that is not there any more.
UPDATE purchase SET slotted_id = NULL WHERE slotted_id IS NOT NULL AND item IS NOT NULL
  AND EXISTS (SELECT FROM booking WHERE purchase_id = purchase.id AND place_id = item);
UPDATE purchase SET item = NULL WHERE slotted_id IS NOT NULL AND item IS NOT NULL;
UPDATE purchase SET slotted_id = (
  SELECT place.slotted_id FROM place WHERE place.slotted_id IS NOT NULL AND id IN (
    SELECT place_id FROM booking WHERE purchase_id = purchase.id UNION SELECT place_id FROM waiting WHERE purchase_id = purchase.id)
  ORDER BY id LIMIT 1)
WHERE slotted_id IS NULL AND item IS NULL;
UPDATE purchase SET item = coalesce(
  (SELECT min(place_id) FROM booking WHERE purchase_id = purchase.id),
  (SELECT 'membership-option:' || min(membership_option.id) FROM membership_option JOIN subscription USING (membership_id)
    WHERE purchase_id = purchase.id),
  'event:0')
WHERE slotted_id IS NULL AND item IS NULL;

-- What a tracker has counted on no day is on no page.
DELETE FROM fitness_day WHERE starts_at NOT BETWEEN '0001-01-01' AND '9999-12-31';
DELETE FROM fitness_hour WHERE starts_at NOT BETWEEN '0001-01-01' AND '9999-12-31 23:59';

ALTER TABLE purchase
  ADD CONSTRAINT purchase_currency CHECK (currency ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT purchase_subtotal CHECK (subtotal_cents >= 0),
  ADD CONSTRAINT purchase_of_slots_or_an_item CHECK ((slotted_id IS NULL) <> (item IS NULL)),
  ADD CONSTRAINT purchase_names_its_recipient_whole CHECK ((gift_first_name IS NULL) = (gift_last_name IS NULL)),
  ADD CONSTRAINT purchase_has_times_of_four_digits CHECK (
    starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59' AND ends_at BETWEEN '0001-01-01' AND '9999-12-31 23:59');
ALTER TABLE test_payment
  ADD CONSTRAINT test_payment_currency CHECK (currency ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT test_payment_month CHECK (save_month BETWEEN 1 AND 12);
ALTER TABLE slotted_session
  ADD CONSTRAINT session_starts_at_a_minute_before_24_00 CHECK (starts < '24:00' AND extract(second FROM starts) = 0),
  ADD CONSTRAINT session_ends_at_a_minute_before_24_00 CHECK (ends < '24:00' AND extract(second FROM ends) = 0);
ALTER TABLE event_opening
  ADD CONSTRAINT opening_starts_at_a_minute_before_24_00 CHECK (starts < '24:00' AND extract(second FROM starts) = 0);
ALTER TABLE event
  ADD CONSTRAINT event_has_times_of_four_digits CHECK (
    starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59' AND ends_at BETWEEN '0001-01-01' AND '9999-12-31 23:59'),
  ADD CONSTRAINT event_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE animation
  ADD CONSTRAINT animation_has_times_of_four_digits CHECK (
    starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59' AND ends_at BETWEEN '0001-01-01' AND '9999-12-31 23:59'),
  ADD CONSTRAINT animation_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE popup ADD CONSTRAINT popup_has_times_of_four_digits CHECK (
  starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59' AND ends_at BETWEEN '0001-01-01' AND '9999-12-31 23:59');
-- Until infinity is until further notice.
ALTER TABLE day_off ADD CONSTRAINT day_off_has_a_start_of_four_digits CHECK (starts_on BETWEEN '0001-01-01' AND '9999-12-31');

-- No row of before is against these any more.
ALTER TABLE slotted VALIDATE CONSTRAINT offer_has_days_of_four_digits;
ALTER TABLE membership_option VALIDATE CONSTRAINT membership_option_months;
ALTER TABLE coupon VALIDATE CONSTRAINT coupon_has_days_of_four_digits;
ALTER TABLE replay VALIDATE CONSTRAINT replay_has_a_time_of_four_digits;
ALTER TABLE subscription VALIDATE CONSTRAINT subscription_has_a_start_of_four_digits;
ALTER TABLE place VALIDATE CONSTRAINT place_has_a_start_of_four_digits;
ALTER TABLE booking VALIDATE CONSTRAINT booking_has_an_end_of_four_digits;
ALTER TABLE fitness_day VALIDATE CONSTRAINT fitness_day_is_of_four_digits;
ALTER TABLE fitness_hour VALIDATE CONSTRAINT fitness_hour_is_of_four_digits;
ALTER TABLE user_page VALIDATE CONSTRAINT venue_is_on_the_globe;
