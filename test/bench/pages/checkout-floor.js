// The floor of the checkout's opening: a slot that can be chosen, and on a press on 'Je Réserve' the checkout's call, the form
// of a visitor without an account and the summary, with no library and no Intl.
const SHEET = `
  .checkout { display: grid; grid-template-columns: 2fr 1fr; gap: 32px; border: 1px solid #0d6b5b; padding: 20px }
  label, input, button { display: block; width: 100% }`;

/** A new element with a text, at the end of `parent`. */
function add(parent, tag, text) {
  const element = parent.appendChild(document.createElement(tag));
  if (text !== undefined) element.textContent = text;
  return element;
}

class FloorPurchase extends HTMLElement {
  async connectedCallback() {
    this.api = this.getAttribute('api-url');
    const event = this.getAttribute('event');
    const [offer] = await Promise.all([this.ask(`v1/slotted/${event}`), this.ask(`v1/slotted/booked/${event}`)]);
    this.section = document.createElement('section');
    const root = this.attachShadow({ mode: 'open' });
    add(root, 'style', SHEET);
    root.append(this.section);
    for (const { start, end } of Object.values(offer.schedule.thursday)) {
      const slot = add(this.section, 'button', `${start.replace(':', 'h')} – ${end.replace(':', 'h')}`);
      slot.className = 'slot available';
      slot.addEventListener('click', () => this.choose(offer, slot));
    }
  }

  async ask(path) {
    return (await fetch(`${this.api}/${path}`, { credentials: 'omit' })).json();
  }

  choose(offer, slot) {
    slot.classList.add('selected');
    add(this.section, 'button', 'Je Réserve').addEventListener('click', () => this.open(offer, slot));
  }

  async open({ id }, slot) {
    const offer = await this.ask(`v1/slotted/id/${id}`);
    const checkout = document.createElement('section');
    checkout.className = 'checkout';
    const form = add(checkout, 'form');
    add(form, 'h2', 'Votre réservation');
    add(form, 'p', 'Vos coordonnées');
    add(form, 'p', 'Pour vous envoyer la confirmation. Aucun compte à créer.');
    for (const name of ['Prénom', 'Nom', 'E-mail']) add(add(form, 'label', name), 'input').required = true;
    add(form, 'button', 'Continuer');
    const summary = add(checkout, 'section');
    add(summary, 'p', offer.title);
    add(summary, 'p', offer.user.fullName);
    add(summary, 'p', `jeudi ${slot.textContent}`);
    this.section.replaceWith(checkout);
    form.querySelector('input').focus();
  }
}

customElements.define('floor-purchase', FloorPurchase);
