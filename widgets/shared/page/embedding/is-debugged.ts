/** Whether the page's address asks for the doctor: `?creneau-debug` (C-doctor). */
export const isDebugged = (): boolean => /[?&]creneau-debug\b/.test(location.search);
