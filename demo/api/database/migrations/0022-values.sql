-- Values that PostgreSQL admits and a schedule has not: 24:00, which is 00:00 of the next day; seconds, which no page shows; and
-- infinity where null is 'no end'. Those that are there are written as what they mean where no other row is in the way, and
-- what is left is checked when it is changed (NOT VALID).
DO $$
BEGIN
  -- Only where there is something: each of these statements writes a new version of the catalogue.
  IF EXISTS (SELECT FROM slotted_session WHERE starts = '24:00' OR ends = '24:00') THEN
    UPDATE slotted_session SET ends = '00:00' WHERE ends = '24:00';
    UPDATE slotted_session AS session SET starts = '00:00', weekday = (weekday + 1) % 7 WHERE starts = '24:00' AND NOT EXISTS (
      SELECT FROM slotted_session AS other WHERE other.slotted_id = session.slotted_id
        AND other.weekday = (session.weekday + 1) % 7 AND other.starts = '00:00');
  END IF;
  IF EXISTS (SELECT FROM slotted WHERE starts_on = '-infinity' OR ends_on = 'infinity') THEN
    UPDATE slotted SET starts_on = NULL WHERE starts_on = '-infinity';
    UPDATE slotted SET ends_on = NULL WHERE ends_on = 'infinity';
  END IF;
END $$;
UPDATE coupon SET starts_on = NULL WHERE starts_on = '-infinity';
UPDATE coupon SET ends_on = NULL WHERE ends_on = 'infinity';
UPDATE popup SET starts_at = NULL WHERE starts_at = '-infinity';
UPDATE popup SET ends_at = NULL WHERE ends_at = 'infinity';

ALTER TABLE slotted_session
  ADD CONSTRAINT session_starts_at_a_minute_before_24_00 CHECK (starts < '24:00' AND extract(second FROM starts) = 0) NOT VALID,
  ADD CONSTRAINT session_ends_at_a_minute_before_24_00 CHECK (ends < '24:00' AND extract(second FROM ends) = 0) NOT VALID;
ALTER TABLE event_opening
  ADD CONSTRAINT opening_starts_at_a_minute_before_24_00 CHECK (starts < '24:00' AND extract(second FROM starts) = 0) NOT VALID;
ALTER TABLE slotted ADD CONSTRAINT offer_has_finite_days CHECK (isfinite(starts_on) AND isfinite(ends_on)) NOT VALID;
ALTER TABLE event ADD CONSTRAINT event_has_finite_times CHECK (isfinite(starts_at) AND isfinite(ends_at)) NOT VALID;
ALTER TABLE animation ADD CONSTRAINT animation_has_finite_times CHECK (isfinite(starts_at) AND isfinite(ends_at)) NOT VALID;
ALTER TABLE popup ADD CONSTRAINT popup_has_finite_times CHECK (isfinite(starts_at) AND isfinite(ends_at)) NOT VALID;
ALTER TABLE coupon ADD CONSTRAINT coupon_has_finite_days CHECK (isfinite(starts_on) AND isfinite(ends_on)) NOT VALID;
ALTER TABLE replay ADD CONSTRAINT replay_has_a_finite_time CHECK (isfinite(recorded_at)) NOT VALID;
-- Until infinity is until further notice, and without an end.
ALTER TABLE day_off ADD CONSTRAINT day_off_has_a_finite_start CHECK (isfinite(starts_on)) NOT VALID;
ALTER TABLE subscription ADD CONSTRAINT subscription_has_a_finite_start CHECK (isfinite(starts_on)) NOT VALID;

-- What an amount is in. Credit and coupons of an amount count for what is sold in their currency alone.
ALTER TABLE organization ADD COLUMN credit_currency text NOT NULL DEFAULT 'EUR' CHECK (credit_currency ~ '^[A-Z]{3}$');
ALTER TABLE coupon ADD COLUMN currency text NOT NULL DEFAULT 'EUR' CHECK (currency ~ '^[A-Z]{3}$');
ALTER TABLE slotted ADD CONSTRAINT offer_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE event ADD CONSTRAINT event_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE animation ADD CONSTRAINT animation_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE membership_option ADD CONSTRAINT membership_option_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
