// The floor of lists of cards: the event list's calls and first page, or with `provider` those of the offers list, with no
// library and no Intl.
const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const SHEET = `
  .grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px; padding: 0; list-style: none }
  article { border: 1px solid #ddd; border-radius: 12px; overflow: hidden; padding-block-end: 20px }
  img { width: 100%; height: auto; aspect-ratio: 16 / 9 }
  .filters { display: flex; gap: 12px; border: 0; padding: 0 }
  .filters label { flex: 1 }
  select, input { width: 100% }`;

/** A new element with a text, at the end of `parent`. */
function add(parent, tag, text, className) {
  const element = parent.appendChild(document.createElement(tag));
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  return element;
}

class FloorCards extends HTMLElement {
  async connectedCallback() {
    this.api = this.getAttribute('api-url');
    const provider = this.getAttribute('provider');
    this.section = document.createElement('section');
    const root = this.attachShadow({ mode: 'open' });
    add(root, 'style', SHEET);
    root.append(this.section);
    if (provider) await this.showOffers(provider);
    else await this.showEvents();
  }

  async ask(path) {
    return (await fetch(`${this.api}/${path}`, { credentials: 'omit' })).json();
  }

  async showOffers(provider) {
    const [owner, { items }] = await Promise.all([
      this.ask(`user/${provider}`),
      this.ask(`v1/event/list/provider/${provider}?limit=8`),
    ]);
    add(this.section, 'h2', `Offre(s) proposée(s) par ${owner.fullName}`);
    this.addCards(items);
  }

  async showEvents() {
    const filters = add(this.section, 'fieldset', undefined, 'filters');
    const calls = ['city', 'categorie', 'activity'].map((name) => this.ask(`${name}/list/`));
    const fields = ['Ville', 'Catégorie', 'Activités'].map((name) => add(add(filters, 'label', name), 'select'));
    add(add(filters, 'label', 'Enseigne'), 'input').placeholder = 'Toutes les enseignes';
    for (const name of ['Liste', 'Carte']) add(filters, 'button', name);
    for (const field of fields) add(field, 'option', 'Toutes').value = '';
    this.fill(fields, calls);
    const { items, total } = await this.ask('v1/event/list/');
    add(this.section, 'p', `${total} événements`);
    this.addCards(items);
  }

  fill(fields, calls) {
    for (const [index, field] of fields.entries()) {
      calls[index].then((names) => {
        for (const { name, slug } of names) add(field, 'option', name).value = slug;
      });
    }
  }

  addCards(items) {
    const grid = add(this.section, 'ul', undefined, 'grid');
    for (const item of items) this.addCard(grid, item);
  }

  addCard(grid, { title, url, picture, sport, enseigne, date, dateFirstSlot, price, placesLeft }) {
    const card = add(add(grid, 'li'), 'article');
    const image = add(card, 'img');
    image.alt = '';
    image.width = 640;
    image.height = 360;
    if (picture) image.src = new URL(picture.medium, this.api).href;
    if (sport) add(card, 'p', sport.name);
    const link = add(add(card, 'h3', undefined, 'event-title'), 'a', title);
    link.href = `/event/${url}`;
    add(card, 'p', `${enseigne.name} · ${enseigne.city}`);
    const start = (date ?? dateFirstSlot)?.date;
    if (start) {
      const [year, month, day] = start.slice(0, 10).split('-');
      const hour = start.slice(11, 16).replace(':', 'H');
      add(card, 'p', `${Number(day)} ${MONTHS[month - 1]} ${year} ${hour}`);
    }
    const places = placesLeft === null ? '' : ` ${placesLeft} places restantes`;
    add(card, 'p', `${price.toFixed(2).replace('.', ',')} €${places}`);
  }
}

customElements.define('floor-cards', FloorCards);
