/** The films that are open on the page, in whatever list. */
const films = new Set<HTMLMediaElement>();

/** Has a film pause all others when it begins, and be paused by them; answers how to leave them. */
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
