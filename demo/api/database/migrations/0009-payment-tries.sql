-- How often the provider has answered a failure to opening the order's payment: each next try is a request of its own.
ALTER TABLE purchase ADD COLUMN payment_tries integer NOT NULL DEFAULT 0;
