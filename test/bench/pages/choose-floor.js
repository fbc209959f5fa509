// The floor of choosing: twelve weeks of slots in memory, four days drawn, one class and one line changed by a click.
class FloorChooser extends HTMLElement {
  connectedCallback() {
    this.slots = Array.from({ length: 1680 }, (_, index) => ({ id: index, price: 1200 }));
    this.chosen = new Set();
    const root = this.attachShadow({ mode: 'open' });
    const grid = root.appendChild(document.createElement('div'));
    Object.assign(grid.style, { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '12px' });
    this.total = root.appendChild(document.createElement('p'));
    for (const slot of this.slots.slice(0, 20)) {
      const button = grid.appendChild(document.createElement('button'));
      button.className = 'slot';
      button.textContent = `0${slot.id}h00 30 min 2 places`;
      button.addEventListener('click', () => this.choose(slot, button));
    }
  }

  choose(slot, button) {
    if (!this.chosen.delete(slot.id)) this.chosen.add(slot.id);
    button.classList.toggle('selected', this.chosen.has(slot.id));
    const sum = [...this.chosen].reduce((total, id) => total + this.slots[id].price, 0);
    this.total.textContent = `Total ${(sum / 100).toFixed(2).replace('.', ',')} €`;
  }
}

customElements.define('floor-chooser', FloorChooser);
