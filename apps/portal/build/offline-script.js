// The reader's own language first, and back to the portal as soon as there is a connection.
if (localStorage.getItem('LOCALE_KEY') === 'en-US') {
  document.documentElement.lang = 'en-US';
  document.documentElement.dir = 'ltr';
  const english = document.querySelector('section[lang=en-US]');
  english?.parentElement?.prepend(english);
}
addEventListener('online', () => location.reload());
// A connection that has just come back may fail once more, and is not announced again.
const TRY_AGAIN_MS = 3000;
if (navigator.onLine) tryAgain();

function tryAgain() {
  setTimeout(
    () => fetch('/', { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), tryAgain),
    TRY_AGAIN_MS,
  );
}
