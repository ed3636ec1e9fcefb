// The reader's own language first, and back to the portal as soon as there is a connection.
if (localStorage.getItem('LOCALE_KEY') === 'en-US') {
  document.documentElement.lang = 'en-US';
  document.documentElement.dir = 'ltr';
  const english = document.querySelector('section[lang=en-US]');
  english?.parentElement?.prepend(english);
}
addEventListener('online', () => location.reload());
