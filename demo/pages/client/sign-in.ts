/** 'Se connecter' leads to the sign-in page and back; who only wants to book goes on as a guest. */
addEventListener('creneau-signinrequired', (event) => {
  if (!(event instanceof CustomEvent) || event.detail.purpose !== 'sign-in') return;
  event.preventDefault();
  location.assign(`/sign-in/?back=${encodeURIComponent(location.pathname)}`);
});
