import { mkdir } from 'node:fs/promises';
process.env.KAROV_E2E_URL='http://localhost:3102';
const { sessionOf, PEOPLE, api, openBrowser, enterAs } = await import('./src/support/index.ts');
const admin = await sessionOf(PEOPLE.admin,'admin');
const vol = await sessionOf(PEOPLE.volunteer,'volunteer');
const drop = await api('POST','/dropdowns/application',{token:admin.token,body:{flag:1}});
const haifa = drop.only_users.filter(u=>u.address.includes('חיפה')||u.address.includes('נתניה')).slice(0,5);
const forms=[{category_id:2,description:'קניות מהסופר: חלב, לחם, ירקות ותרופות מבית המרקחת',expiration_date:'2026-12-01'},{category_id:4,description:'שיחה קצרה בערב, קצת בודד',expiration_date:'2026-12-05'},{category_id:5,description:'להחליף נורה במטבח ולסדר את הברז',expiration_date:'2026-11-28'},{category_id:3,description:'ביקור בית קצר',expiration_date:'2026-11-25'}];
for (const [i,u] of haifa.entries()) { const f=forms[i%4]; try { await api('POST','/admin/applications',{token:admin.token,body:{...f,user_id:u.id,other_address:0}});} catch(e){console.log(e.message.slice(0,300));} }
const out='/tmp/vol-shots'; await mkdir(out,{recursive:true});
const j = await openBrowser();
for (const [locale,width] of [['he-IL',1280],['he-IL',390],['en-US',1280],['en-US',390]]) {
  const page = await j.visit({locale,width});
  await enterAs(page, PEOPLE.volunteer,'volunteer');
  for (const [name,path] of [['open','/volunteer/open-menu'],['basket','/volunteer/basket-menu'],['avail','/volunteer/availability'],['msgs','/messages']]) {
    await page.goto(path); await page.getByRole('heading',{level:1}).waitFor(); await page.waitForLoadState('networkidle');
    await page.screenshot({path:`${out}/${name}-${locale}-${width}.png`,fullPage:true});
  }
  await page.context().close();
}
await j.close();
