/** The open films of all lists on the page. */
const films = new Set<HTMLMediaElement>();

/** Makes a film pause all others when it starts, and be paused by them. Returns a function that ends this. */
export function playAlone(film: HTMLMediaElement): () => void {
  const pauseOthers = () => {
    for (const other of films) if (other !== film) other.pause();
  };
  films.add(film);
  film.addEventListener('play', pauseOthers);
  return () => {
    films.delete(film);
    film.removeEventListener('play', pauseOthers);
  };
}
