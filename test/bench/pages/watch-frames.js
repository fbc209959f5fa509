// Notes, from outside, when the frame after the one in which a slot's hour stood in the document begins.
const HOSTS = 'creneau-slotted-calendar, floor-calendar';

function look() {
  const shadows = [...document.querySelectorAll(HOSTS)].flatMap((host) => host.shadowRoot ?? []);
  const isThere = [document, ...shadows].some((root) =>
    /\d\dh\d\d/.test(root.querySelector('.slot')?.textContent ?? ''),
  );
  if (!isThere) requestAnimationFrame(look);
  else
    requestAnimationFrame(() => {
      globalThis.paintedAt = performance.now();
    });
}

requestAnimationFrame(look);
