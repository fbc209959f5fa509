// The floor: what a widget costs at the least. A hand-written element that makes the same two calls and draws the same
// slots, with no library and no Intl.
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const NAMES = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'];
const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const DAY = 86_400_000;

class FloorCalendar extends HTMLElement {
  async connectedCallback() {
    const api = this.getAttribute('api-url');
    const event = this.getAttribute('event');
    const ask = (path) => fetch(`${api}/${path}`, { credentials: 'omit' });
    const [offerAnswer, bookedAnswer] = await Promise.all([
      ask(`v1/slotted/${event}`),
      ask(`v1/slotted/booked/${event}`),
    ]);
    const [offer, booked] = await Promise.all([offerAnswer.json(), bookedAnswer.json()]);
    const now = Date.parse(offerAnswer.headers.get('date'));
    const taken = new Map(booked.map((one) => [one.startDate, one.taken]));
    this.attachShadow({ mode: 'open' }).append(this.draw(offer, taken, now));
  }

  draw(offer, taken, now) {
    const root = document.createElement('section');
    const title = root.appendChild(document.createElement('h2'));
    title.textContent = offer.title;
    const grid = root.appendChild(document.createElement('div'));
    Object.assign(grid.style, { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '12px' });
    const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY;
    for (let column = 0; column < 4; column += 1) {
      const day = new Date(monday + column * DAY);
      const cell = grid.appendChild(document.createElement('div'));
      const head = cell.appendChild(document.createElement('h3'));
      head.textContent = `${NAMES[column]} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
      for (const slot of Object.values(offer.schedule[DAYS[column]]).slice(0, 5)) {
        const button = cell.appendChild(document.createElement('button'));
        const start = `${day.toISOString().slice(0, 10)}T${slot.start}:00`;
        const left = slot.capacity - (taken.get(start) ?? 0);
        const hours = `${slot.start.replace(':', 'h')} ${slot.end.replace(':', 'h')}`;
        button.textContent = `${hours} ${offer.slotTime} min ${left} places`;
        button.className = 'slot';
      }
    }
    return root;
  }
}

customElements.define('floor-calendar', FloorCalendar);
