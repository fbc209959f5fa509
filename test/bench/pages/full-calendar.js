globalThis.slots.then(({ first, events }) => {
  new FullCalendar.Calendar(document.getElementById('calendar'), {
    initialView: 'timeGrid',
    initialDate: first,
    duration: { days: 4 },
    slotMinTime: '08:00:00',
    slotMaxTime: '14:00:00',
    locale: 'fr',
    events,
  }).render();
});
