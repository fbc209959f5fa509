-- The addresses to which a guest has had the confirmation of an order sent again (D-corrected-address), and the ones of before.
CREATE TABLE address_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purchase_id uuid NOT NULL REFERENCES purchase,
  earlier text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  created_at bigint NOT NULL
);
CREATE INDEX address_correction_purchase ON address_correction (purchase_id);
