-- What was promised at the sale is kept with the order (D-sale-facts). Orders of before get what the catalogue says now.
ALTER TABLE purchase
  ADD COLUMN cancellation_hours integer NOT NULL DEFAULT 24 CHECK (cancellation_hours >= 0),
  -- Of a membership: which one, and for how many months.
  ADD COLUMN membership_id integer REFERENCES membership ON DELETE SET NULL,
  ADD COLUMN months integer CHECK (months > 0);
UPDATE purchase SET cancellation_hours = u.cancellation_hours FROM user_page AS u WHERE u.person_id = provider_id;
UPDATE purchase SET membership_id = option.membership_id, months = option.months
  FROM membership_option AS option WHERE item = 'membership-option:' || option.id;
-- An option that is gone: the earlier version gave a month for it.
UPDATE purchase SET months = 1 WHERE item LIKE 'membership-option:%' AND months IS NULL;
ALTER TABLE purchase ALTER COLUMN cancellation_hours DROP DEFAULT;
CREATE INDEX purchase_membership ON purchase (membership_id) WHERE membership_id IS NOT NULL;

-- Copies into a new order what the catalogue promises at that moment, whichever version of the server writes it.
CREATE FUNCTION keep_sale_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cancellation_hours := coalesce(NEW.cancellation_hours,
    (SELECT u.cancellation_hours FROM user_page AS u WHERE u.person_id = NEW.provider_id));
  IF NEW.months IS NULL AND NEW.item LIKE 'membership-option:%' THEN
    SELECT option.membership_id, option.months INTO NEW.membership_id, NEW.months
      FROM membership_option AS option WHERE option.id = split_part(NEW.item, ':', 2)::integer;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER purchase_facts BEFORE INSERT ON purchase FOR EACH ROW EXECUTE FUNCTION keep_sale_facts();

-- A refund that the payment provider has refused is tried again, at ever longer intervals; one that the bank has returned is
-- not (D-refunds).
ALTER TABLE purchase DROP CONSTRAINT purchase_refund_check;
ALTER TABLE purchase
  ADD CONSTRAINT purchase_refund_check CHECK (refund IN ('due', 'done', 'returned')),
  ADD COLUMN refund_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN refund_try_at bigint NOT NULL DEFAULT 0,
  -- The payment provider's code of the last refusal.
  ADD COLUMN refund_refusal text,
  -- What has gone back, or is on its way, as the payment provider says.
  ADD COLUMN refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  ADD COLUMN dispute text CHECK (dispute IN ('open', 'won', 'lost'));
UPDATE purchase SET refunded_cents = total_cents WHERE refund = 'done';

-- `ended`: the list of a session that no longer takes place. `unpaid`: the order ended unpaid, and may still be paid late.
ALTER TABLE waiting DROP CONSTRAINT waiting_state_check;
ALTER TABLE waiting ADD CONSTRAINT waiting_state_check
  CHECK (state IN ('waiting', 'offered', 'taken', 'left', 'lapsed', 'ended', 'unpaid'));

-- Mails about money: `refund` to the buyer, `payment` to the provider.
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check
  CHECK (kind IN ('confirmed', 'gift', 'offered', 'lost', 'cancelled', 'gift-cancelled', 'lapsed', 'refund', 'payment'));
