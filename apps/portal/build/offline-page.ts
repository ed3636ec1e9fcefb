import { colors, type Palette } from '@karov/design';
import type { Locale } from '@karov/domain';
import { offlineTexts } from '@karov/i18n/offline';

const NUMBERS = [
  ['100', 'police'],
  ['101', 'ambulance'],
  ['102', 'fire'],
] as const;

const paint = ({
  bg,
  text,
  surface,
  danger,
  dangerSoft,
  onDangerSoft,
  brand,
  onBrand,
  focus,
}: Palette): string =>
  `--bg:${bg};--text:${text};--surface:${surface};--danger:${danger};--soft:${dangerSoft};--on-soft:${onDangerSoft};--brand:${brand};--on-brand:${onBrand};--focus:${focus}`;

const STYLE = `
:root{color-scheme:light dark;${paint(colors.light)}}
@media (prefers-color-scheme:dark){:root{${paint(colors.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:1.125rem/1.6 Assistant,system-ui,sans-serif}
header{padding:1rem;background:var(--surface);color:var(--brand);font-size:1.5rem;font-weight:700}
main{max-inline-size:40rem;margin-inline:auto;padding:1rem;display:grid;gap:2rem}
h1,h2{margin:0;font-size:1.75rem;line-height:1.3}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr))}
a{min-block-size:3rem;padding:.5rem 1rem;border-radius:.75rem;display:flex;flex-wrap:wrap;gap:.25rem .5rem;align-items:center;text-decoration:none;border:2px solid transparent}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.call{background:var(--soft);color:var(--on-soft);border-color:var(--danger)}
.call b{font-size:1.5rem}
.again{background:var(--brand);color:var(--on-brand);justify-content:center;font-weight:600}`;

/**
 * The text in one language; the second language gets a heading one level lower, so that the page has only one
 * `h1`.
 */
function section(locale: Locale, heading: 'h1' | 'h2'): string {
  const texts = offlineTexts[locale];
  const calls = NUMBERS.map(([number, name]) => {
    const label = texts.call.replace('%{name}', texts[name]).replace('%{number}', number);
    return `<li><a class="call" href="tel:${number}" aria-label="${escape(label)}"><b>${number}</b> <span>${escape(texts[name])}</span></a></li>`;
  });
  return `<section lang="${locale}" dir="${locale === 'he-IL' ? 'rtl' : 'ltr'}">
<${heading}>${escape(texts.title)}</${heading}>
<p>${escape(texts.notPossible)}</p>
<p>${escape(texts.possible)}</p>
<ul>${calls.join('')}</ul>
<p>${escape(texts.back)}</p>
<a class="again" href="">${escape(texts.again)}</a>
</section>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * The page shown instead of the portal when there is no connection: both languages in one self-contained
 * file.
 */
export function offlinePage(): string {
  return `<!doctype html>
<html lang="he-IL" dir="rtl">
<head>
<meta charset="utf-8">
<title>קרוב · Karov</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no">
<style>${STYLE}</style>
</head>
<body>
<header>קרוב · <span lang="en">Karov</span></header>
<main>
${section('he-IL', 'h1')}
${section('en-US', 'h2')}
</main>
<script src="/offline.js"></script>
</body>
</html>
`;
}
