// Asks for the widget's slots at once, and hands them to whichever calendar comes: 4 days, 5 slots each.
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ask = async (path) => {
  const answer = await fetch(`API_URL/${path}`, { credentials: 'omit' });
  return { now: Date.parse(answer.headers.get('date')), json: await answer.json() };
};

globalThis.slots = Promise.all([ask('v1/slotted/yoga-doux'), ask('v1/slotted/booked/yoga-doux')]).then(
  ([{ now, json: offer }, { json: booked }]) => {
    const taken = new Map(booked.map((one) => [one.startDate, one.taken]));
    const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * 86_400_000;
    const days = [0, 1, 2, 3].map((column) => new Date(monday + column * 86_400_000).toISOString().slice(0, 10));
    const events = days.flatMap((day, column) =>
      Object.values(offer.schedule[DAYS[column]])
        .slice(0, 5)
        .map((slot) => {
          const start = `${day}T${slot.start}:00`;
          const left = slot.capacity - (taken.get(start) ?? 0);
          return { start, end: `${day}T${slot.end}:00`, title: `${slot.start.replace(':', 'h')} ${left} places` };
        }),
    );
    return { first: days[0], events };
  },
);
