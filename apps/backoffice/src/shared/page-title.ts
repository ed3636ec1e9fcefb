let title = '';
let waiting = 0;

function write(): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}

/** Names the screen in the tab. */
export function setPageTitle(name: string): void {
  title = name;
  write();
}

/** Says in the tab, whichever screen is open, how many emergencies wait. */
export function setTitleCount(count: number): void {
  waiting = count;
  write();
}
