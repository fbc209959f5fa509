// Notes, from outside, when something is seen: when the frame after the one in which it stood in the document begins.

/** Resolves with the time at which a mark with this text is painted, in the document or in the shadow tree of a host. */
globalThis.whenSeen = ({ hosts, marks, text }) =>
  new Promise((resolve) => {
    const wanted = new RegExp(text);
    function look() {
      const shadows = [...document.querySelectorAll(hosts)].flatMap((host) => host.shadowRoot ?? []);
      const found = [document, ...shadows].flatMap((root) => [...root.querySelectorAll(marks)]);
      if (!found.some((mark) => wanted.test(mark.textContent))) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.now()));
    }
    requestAnimationFrame(look);
  });

/** Returns the middle of the first mark that can be pressed. */
globalThis.placeOf = ({ hosts, marks }) => {
  const shadows = [...document.querySelectorAll(hosts)].flatMap((host) => host.shadowRoot ?? []);
  const all = shadows.flatMap((root) => [
    ...root.querySelectorAll(`${marks.split(',')[0]}:not(.unavailable, [disabled])`),
  ]);
  const { x, y, width, height } = all[0].getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Resolves with the milliseconds from the next press until the mark is painted. */
globalThis.pressToSeen = (sight) =>
  new Promise((resolve) => {
    const pressed = ({ timeStamp }) => globalThis.whenSeen(sight).then((at) => resolve(at - timeStamp));
    addEventListener('click', pressed, { capture: true, once: true });
  });
