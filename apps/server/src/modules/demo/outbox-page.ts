import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';

const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#241b36, #f1edf8); --paper: light-dark(#f7f5fb, #17121f); --card: light-dark(#fff, #221a2e); --brand: light-dark(#5b2a86, #cdb2ee); --edge: light-dark(#8b7f9c, #8d819f); }
  * { box-sizing: border-box; }
  body { margin: 0; font: 1.125rem/1.6 Assistant, system-ui, sans-serif; color: var(--ink); background: var(--paper); }
  main { max-inline-size: 46rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
  header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
  h1 { font-size: 1.75rem; margin: 0; }
  a { color: var(--brand); overflow-wrap: anywhere; }
  :focus-visible { outline: 3px solid var(--brand); outline-offset: 3px; }
  label { display: block; font-weight: 600; margin-block: 1rem .25rem; }
  input { font: inherit; inline-size: 100%; padding: .5rem .75rem; min-block-size: 3rem; border: 1px solid var(--edge); border-radius: .5rem; color: inherit; background: var(--card); direction: ltr; text-align: start; }
  ol { list-style: none; padding: 0; margin-block: 1.5rem; display: grid; gap: .75rem; }
  li { background: var(--card); border: 1px solid var(--edge); border-radius: .75rem; padding: .75rem 1rem; }
  li p { margin: .25rem 0 0; white-space: pre-line; overflow-wrap: anywhere; }
  .about { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .95rem; }
  .about b { color: var(--brand); }
  .answers { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-start: .75rem; }
  button { font: inherit; min-block-size: 3rem; padding: .5rem 1rem; border: 1px solid var(--brand); border-radius: .5rem; color: var(--brand); background: var(--card); cursor: pointer; }
  bdi { unicode-bidi: isolate; direction: ltr; }
`;

/** The page that shows the demo's "sent" messages. Its script is at /api/demo/outbox.js. */
export function outboxPage(locale: Locale): string {
  const text = (
    key:
      | 'title'
      | 'intro'
      | 'filter'
      | 'empty'
      | 'to'
      | 'fresh'
      | 'yes'
      | 'no'
      | 'answered'
      | 'failed'
      | 'otherLanguage',
  ) => escapeHtml(serverText(locale, `demo.outbox.${key}`));
  const [language, direction, other] = locale === 'he-IL' ? ['he', 'rtl', 'en-US'] : ['en', 'ltr', 'he-IL'];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text('title')}</title><style>${STYLE}</style></head>
<body><main>
  <header><h1>${text('title')}</h1><a href="/outbox?locale=${other}" lang="${other.slice(0, 2)}">${text('otherLanguage')}</a></header>
  <p>${text('intro')}</p>
  <label for="to">${text('filter')}</label><input id="to" type="search" autocomplete="off" inputmode="tel">
  <p id="fresh" role="status" data-text="${text('fresh')}"></p>
  <ol id="messages" data-to="${text('to')}" data-locale="${locale}" data-yes="${text('yes')}" data-no="${text('no')}" data-answered="${text('answered')}" data-failed="${text('failed')}"></ol>
  <p id="empty">${text('empty')}</p>
</main><script src="/api/demo/outbox.js" defer></script></body></html>`;
}

/**
 * The script that keeps the page up to date. Texts of messages are only ever set as text, never as markup.
 */
export const OUTBOX_SCRIPT = `
const list = document.getElementById('messages');
const filter = document.getElementById('to');
const fresh = document.getElementById('fresh');
const empty = document.getElementById('empty');
let newest = null;
let shownFor = null;

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

function withLinks(text) {
  const paragraph = element('p');
  paragraph.dir = 'auto';
  for (const part of text.split(/(https?:\\/\\/\\S+)/)) {
    if (!/^https?:/.test(part)) { paragraph.append(part); continue; }
    const link = element('a', '', part);
    link.href = part;
    link.dir = 'ltr';
    paragraph.append(link);
  }
  return paragraph;
}

async function answer(message, text) {
  try {
    const taken = await fetch('/api/demo/replies', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ message_id: message.id, text }) });
    fresh.textContent = taken.ok ? list.dataset.answered : list.dataset.failed;
  } catch {
    fresh.textContent = list.dataset.failed;
  }
}

function answers(message) {
  const group = element('div', 'answers');
  for (const [text, label] of [['1', list.dataset.yes], ['2', list.dataset.no]]) {
    const button = element('button', '', label);
    button.type = 'button';
    button.addEventListener('click', () => answer(message, text));
    group.append(button);
  }
  return group;
}

function row(message) {
  const item = element('li');
  const about = element('div', 'about');
  const to = element('span', '', list.dataset.to + ' ');
  to.append(element('bdi', '', message.to));
  const time = element('time', '', new Date(message.created_at).toLocaleTimeString(list.dataset.locale));
  time.dateTime = message.created_at;
  about.append(element('b', '', message.channel.toUpperCase()), to, time);
  item.append(about, withLinks(message.text));
  if (message.can_be_answered) item.append(answers(message));
  return item;
}

async function refresh() {
  const to = filter.value.trim();
  try {
    const answer = await fetch('/api/demo/outbox?to=' + encodeURIComponent(to));
    const messages = (await answer.json()).data;
    const first = messages.length > 0 ? messages[0].id : 0;
    if (first === newest && to === shownFor) return;
    const isMore = newest !== null && to === shownFor;
    fresh.textContent = isMore ? fresh.dataset.text : '';
    // What is there stays, so that a button keeps its focus.
    if (isMore) list.prepend(...messages.filter((message) => message.id > newest).map(row));
    else list.replaceChildren(...messages.map(row));
    newest = first;
    shownFor = to;
    empty.hidden = messages.length > 0;
  } catch {
    newest = null;
  } finally {
    setTimeout(refresh, 1000);
  }
}
refresh();
`;

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
