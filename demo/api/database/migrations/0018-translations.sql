-- The catalogue's texts in other languages. A text is stored in French where it belongs, and is translated here once,
-- wherever it stands: one that changes has no translation until somebody writes it.
CREATE TABLE translation (
  language text NOT NULL CHECK (language IN ('en')),
  source text NOT NULL,
  text text NOT NULL
);
-- By a digest: descriptions are longer than what an index can hold.
CREATE UNIQUE INDEX translation_source ON translation (language, md5(source));
CREATE INDEX translation_words ON translation USING gin (word_vector(text));

-- The searches of other languages go from the words of a translation to the titles that it is of.
CREATE INDEX event_title ON event USING hash (title) WHERE is_active;
CREATE INDEX animation_title ON animation USING hash (title);
