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

/** Resolves with the milliseconds from the next press until the mark is painted. */
globalThis.pressToSeen = (sight) =>
  new Promise((resolve) => {
    const pressed = ({ timeStamp }) => globalThis.whenSeen(sight).then((at) => resolve(at - timeStamp));
    addEventListener('click', pressed, { capture: true, once: true });
  });
