-- When a subscription was ended before its last day, its order refunded or cancelled: it counts no more. The row stays for the
-- discounts that it has given.
ALTER TABLE subscription ADD COLUMN ended_at bigint;
