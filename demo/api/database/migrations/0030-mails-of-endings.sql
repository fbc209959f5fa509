-- Whoever was told of a gift or of an offered place is told when it ends (D-confirmation-mail).
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check
  CHECK (kind IN ('confirmed', 'gift', 'offered', 'lost', 'cancelled', 'gift-cancelled', 'lapsed'));
