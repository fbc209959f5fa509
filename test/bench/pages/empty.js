// A page that makes the widget's calls and shows one line when they are answered.
class EmptyPage extends HTMLElement {
  async connectedCallback() {
    const api = this.getAttribute('api-url');
    const event = this.getAttribute('event');
    const ask = async (path) => (await fetch(`${api}/${path}`, { credentials: 'omit' })).json();
    await Promise.all([ask(`v1/slotted/${event}`), ask(`v1/slotted/booked/${event}`)]);
    const line = document.createElement('p');
    line.className = 'slot';
    line.textContent = '09h00';
    this.append(line);
  }
}

customElements.define('empty-page', EmptyPage);
