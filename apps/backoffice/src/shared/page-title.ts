let title = '';
let waiting = 0;

function write(): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}

/** Sets the screen's title in the browser tab. */
export function setPageTitle(name: string): void {
  title = name;
  write();
}

/** Shows the number of waiting emergencies in the tab's title, on every screen. */
export function setTitleCount(count: number): void {
  waiting = count;
  write();
}
