-- Years that no page can show: before the year 1 and after 9999, where texts of days do not sort as days. What is there is written as
-- no beginning or no end where there is such a thing, else as the nearest day that can be shown; what is left is
-- checked when it is changed (NOT VALID). A currency that is only the sign of the euro is written as EUR.
ALTER TABLE slotted DROP CONSTRAINT offer_has_finite_days, DROP CONSTRAINT offer_currency;
ALTER TABLE event DROP CONSTRAINT event_has_finite_times, DROP CONSTRAINT event_currency;
ALTER TABLE animation DROP CONSTRAINT animation_has_finite_times, DROP CONSTRAINT animation_currency;
ALTER TABLE membership_option DROP CONSTRAINT membership_option_currency;
ALTER TABLE popup DROP CONSTRAINT popup_has_finite_times;
ALTER TABLE coupon DROP CONSTRAINT coupon_has_finite_days;
ALTER TABLE replay DROP CONSTRAINT replay_has_a_finite_time;
ALTER TABLE day_off DROP CONSTRAINT day_off_has_a_finite_start;
ALTER TABLE subscription DROP CONSTRAINT subscription_has_a_finite_start;
ALTER TABLE place DROP CONSTRAINT place_has_a_finite_start;
ALTER TABLE booking DROP CONSTRAINT booking_has_a_finite_end;
ALTER TABLE fitness_day DROP CONSTRAINT fitness_day_is_finite;
ALTER TABLE fitness_hour DROP CONSTRAINT fitness_hour_is_finite;

DO $$
DECLARE
  named text[];
  outside text;
  is_there boolean;
BEGIN
  FOREACH named SLICE 1 IN ARRAY ARRAY[
    ['slotted', 'starts_on', '< ''0001-01-01''', 'NULL'],
    ['slotted', 'ends_on', '>= ''10000-01-01''', 'NULL'],
    ['coupon', 'starts_on', '< ''0001-01-01''', 'NULL'],
    ['coupon', 'ends_on', '>= ''10000-01-01''', 'NULL'],
    ['popup', 'starts_at', '< ''0001-01-01''', 'NULL'],
    ['popup', 'ends_at', '>= ''10000-01-01''', 'NULL'],
    ['slotted', 'starts_on', '>= ''10000-01-01''', '''9999-12-31'''],
    ['slotted', 'ends_on', '< ''0001-01-01''', '''0001-01-01'''],
    ['coupon', 'starts_on', '>= ''10000-01-01''', '''9999-12-31'''],
    ['coupon', 'ends_on', '< ''0001-01-01''', '''0001-01-01'''],
    ['popup', 'starts_at', '>= ''10000-01-01''', '''9999-12-31'''],
    ['popup', 'ends_at', '< ''0001-01-01''', '''0001-01-01'''],
    ['event', 'starts_at', '< ''0001-01-01''', '''0001-01-01'''],
    ['event', 'starts_at', '>= ''10000-01-01''', '''9999-12-31'''],
    ['event', 'ends_at', '< ''0001-01-01''', '''0001-01-01'''],
    ['event', 'ends_at', '>= ''10000-01-01''', '''9999-12-31'''],
    ['animation', 'starts_at', '< ''0001-01-01''', '''0001-01-01'''],
    ['animation', 'starts_at', '>= ''10000-01-01''', '''9999-12-31'''],
    ['animation', 'ends_at', '< ''0001-01-01''', '''0001-01-01'''],
    ['animation', 'ends_at', '>= ''10000-01-01''', '''9999-12-31'''],
    ['replay', 'recorded_at', '< ''0001-01-01''', '''0001-01-01'''],
    ['replay', 'recorded_at', '>= ''10000-01-01''', '''9999-12-31'''],
    ['place', 'starts_at', '< ''0001-01-01''', '''0001-01-01'''],
    ['place', 'starts_at', '>= ''10000-01-01''', '''9999-12-31'''],
    ['booking', 'ends_at', '< ''0001-01-01''', '''0001-01-01'''],
    ['booking', 'ends_at', '>= ''10000-01-01''', '''9999-12-31'''],
    ['slotted', 'currency', '= ''€''', '''EUR'''],
    ['event', 'currency', '= ''€''', '''EUR'''],
    ['animation', 'currency', '= ''€''', '''EUR'''],
    ['membership_option', 'currency', '= ''€''', '''EUR'''],
    ['membership_option', 'months', '> 1200', '1200']
  ] LOOP
    outside := format('%I %s', named[2], named[3]);
    -- Only where there is something: each statement on some of these tables counts as a change of the catalogue.
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %s)', named[1], outside) INTO is_there;
    IF is_there THEN
      EXECUTE format('UPDATE %I SET %I = %s WHERE %s', named[1], named[2], named[4], outside);
    END IF;
  END LOOP;
END $$;
UPDATE subscription SET starts_on = least(greatest(starts_on, '0001-01-01'), '9999-12-31'), expires_on = greatest(expires_on, '0001-01-01')
  WHERE starts_on < '0001-01-01' OR starts_on > '9999-12-31';

ALTER TABLE slotted
  ADD CONSTRAINT offer_has_days_of_four_digits CHECK (
    starts_on BETWEEN '0001-01-01' AND '9999-12-31' AND ends_on BETWEEN '0001-01-01' AND '9999-12-31') NOT VALID,
  ADD CONSTRAINT offer_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE event
  ADD CONSTRAINT event_has_times_of_four_digits CHECK (
    starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59' AND ends_at BETWEEN '0001-01-01' AND '9999-12-31 23:59') NOT VALID,
  ADD CONSTRAINT event_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE animation
  ADD CONSTRAINT animation_has_times_of_four_digits CHECK (
    starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59' AND ends_at BETWEEN '0001-01-01' AND '9999-12-31 23:59') NOT VALID,
  ADD CONSTRAINT animation_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE membership_option
  ADD CONSTRAINT membership_option_months CHECK (months <= 1200) NOT VALID,
  ADD CONSTRAINT membership_option_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE popup ADD CONSTRAINT popup_has_times_of_four_digits CHECK (
  starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59' AND ends_at BETWEEN '0001-01-01' AND '9999-12-31 23:59') NOT VALID;
ALTER TABLE coupon ADD CONSTRAINT coupon_has_days_of_four_digits CHECK (
  starts_on BETWEEN '0001-01-01' AND '9999-12-31' AND ends_on BETWEEN '0001-01-01' AND '9999-12-31') NOT VALID;
ALTER TABLE replay ADD CONSTRAINT replay_has_a_time_of_four_digits CHECK (
  recorded_at BETWEEN '0001-01-01' AND '9999-12-31 23:59') NOT VALID;
-- Until infinity is until further notice, and without an end.
ALTER TABLE day_off ADD CONSTRAINT day_off_has_a_start_of_four_digits CHECK (starts_on BETWEEN '0001-01-01' AND '9999-12-31') NOT VALID;
ALTER TABLE subscription ADD CONSTRAINT subscription_has_a_start_of_four_digits CHECK (
  starts_on BETWEEN '0001-01-01' AND '9999-12-31') NOT VALID;
ALTER TABLE place ADD CONSTRAINT place_has_a_start_of_four_digits CHECK (
  starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59') NOT VALID;
ALTER TABLE booking ADD CONSTRAINT booking_has_an_end_of_four_digits CHECK (
  ends_at BETWEEN '0001-01-01' AND '9999-12-31 23:59') NOT VALID;
ALTER TABLE fitness_day ADD CONSTRAINT fitness_day_is_of_four_digits CHECK (starts_at BETWEEN '0001-01-01' AND '9999-12-31') NOT VALID;
ALTER TABLE fitness_hour ADD CONSTRAINT fitness_hour_is_of_four_digits CHECK (
  starts_at BETWEEN '0001-01-01' AND '9999-12-31 23:59') NOT VALID;
