globalThis.slots.then(({ first, events }) => {
  EventCalendar.create(document.getElementById('calendar'), {
    view: 'timeGridWeek',
    date: first,
    duration: { days: 4 },
    slotMinTime: '08:00:00',
    slotMaxTime: '14:00:00',
    locale: 'fr',
    events,
  });
});
