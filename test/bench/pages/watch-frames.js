// Notes, from outside, when the frame after the one in which a slot's hour stood in the document begins.
const HOSTS = 'creneau-slotted-calendar, floor-calendar';
const SLOTS = '.slot, #calendar';

function look() {
  const shadows = [...document.querySelectorAll(HOSTS)].flatMap((host) => host.shadowRoot ?? []);
  const slots = [document, ...shadows].flatMap((root) => [...root.querySelectorAll(SLOTS)]);
  if (!slots.some((slot) => /\d\dh\d\d/.test(slot.textContent))) requestAnimationFrame(look);
  else
    requestAnimationFrame(() => {
      globalThis.paintedAt = performance.now();
    });
}

requestAnimationFrame(look);
