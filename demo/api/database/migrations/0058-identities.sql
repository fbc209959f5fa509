-- By what a person is known at an identity provider (D-identity-provider).
CREATE TABLE identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  person_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  -- When the newest token was issued that has been seen, and when it ends.
  issued_at bigint NOT NULL DEFAULT 0,
  expires_at bigint NOT NULL DEFAULT 0,
  -- Tokens that were issued earlier are refused.
  valid_from bigint NOT NULL DEFAULT 0,
  -- What the groups in that token have given to the person: taken back if a newer token does not name them.
  groups text[] NOT NULL DEFAULT '{}',
  organization_id integer REFERENCES organization,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identity_person ON identity (person_id);
CREATE INDEX identity_organization ON identity (organization_id) WHERE organization_id IS NOT NULL;
