-- Values of orders, payments and places on the map that no type and no page has; what is there already is checked when it is
-- changed (NOT VALID).
DO $$
DECLARE
  named text;
  is_lower boolean;
BEGIN
  -- Only where there is something: each statement on these tables counts as a change of the catalogue.
  FOREACH named IN ARRAY ARRAY['slotted', 'event', 'animation', 'membership_option', 'purchase', 'test_payment'] LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE currency ~ ''^[A-Za-z]{3}$'' AND currency <> upper(currency))', named)
      INTO is_lower;
    IF is_lower THEN
      EXECUTE format('UPDATE %I SET currency = upper(currency) WHERE currency ~ ''^[A-Za-z]{3}$'' AND currency <> upper(currency)', named);
    END IF;
  END LOOP;
END $$;

ALTER TABLE purchase
  ADD CONSTRAINT purchase_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID,
  ADD CONSTRAINT purchase_subtotal CHECK (subtotal_cents >= 0) NOT VALID,
  ADD CONSTRAINT purchase_of_slots_or_an_item CHECK ((slotted_id IS NULL) <> (item IS NULL)) NOT VALID,
  ADD CONSTRAINT purchase_names_its_recipient_whole CHECK ((gift_first_name IS NULL) = (gift_last_name IS NULL)) NOT VALID,
  ADD CONSTRAINT purchase_has_finite_times CHECK (isfinite(starts_at) AND isfinite(ends_at)) NOT VALID;
ALTER TABLE test_payment
  ADD CONSTRAINT test_payment_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID,
  ADD CONSTRAINT test_payment_month CHECK (save_month BETWEEN 1 AND 12) NOT VALID;
ALTER TABLE place ADD CONSTRAINT place_has_a_finite_start CHECK (isfinite(starts_at)) NOT VALID;
ALTER TABLE booking ADD CONSTRAINT booking_has_a_finite_end CHECK (isfinite(ends_at)) NOT VALID;
ALTER TABLE fitness_day ADD CONSTRAINT fitness_day_is_finite CHECK (isfinite(starts_at)) NOT VALID;
ALTER TABLE fitness_hour ADD CONSTRAINT fitness_hour_is_finite CHECK (isfinite(starts_at)) NOT VALID;
-- NaN is greater than every number.
ALTER TABLE user_page ADD CONSTRAINT venue_is_on_the_globe
  CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180) NOT VALID;
