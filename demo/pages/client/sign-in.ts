/** The elements whose 'Se connecter' leads to the sign-in page; the others go on as a guest. */
const ELEMENTS = ['CRENEAU-ORDER-HISTORY', 'CRENEAU-FITNESS-DASHBOARD'];

addEventListener('creneau-signinrequired', (event) => {
  if (!(event.target instanceof Element) || !ELEMENTS.includes(event.target.tagName)) return;
  event.preventDefault();
  location.assign(`/sign-in/?back=${encodeURIComponent(location.pathname)}`);
});
