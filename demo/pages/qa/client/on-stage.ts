// A classic script before all others, so that no event is missed: passes the stage's events to the page around it while
// they can still be cancelled.
for (const name of document.currentScript?.dataset['events']?.split(' ') ?? []) {
  document.addEventListener(name, (event) => {
    if (parent !== window) parent.dispatchEvent(new CustomEvent('stage-event', { detail: event }));
  });
}
