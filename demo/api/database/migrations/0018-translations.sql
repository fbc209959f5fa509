-- The catalogue's texts in other languages. The French text stays in its own table and is the key here, so that each text
-- is translated once, wherever it occurs. A text that changes has no translation until somebody writes one.
CREATE TABLE translation (
  language text NOT NULL CHECK (language IN ('en')),
  source text NOT NULL,
  text text NOT NULL
);
-- On a digest: descriptions are longer than an index entry may be.
CREATE UNIQUE INDEX translation_source ON translation (language, md5(source));
CREATE INDEX translation_words ON translation USING gin (word_vector(text));

-- A search in another language finds translations by their words, then what has their French text as its title.
CREATE INDEX event_title ON event USING hash (title) WHERE is_active;
CREATE INDEX animation_title ON animation USING hash (title);
