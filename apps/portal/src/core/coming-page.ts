type FetchPage = (path: string) => Promise<unknown>;

let fetchPage: FetchPage = () => Promise.resolve();

/** Sets how a page is fetched: only the application knows all of them. */
export function fetchPagesWith(fetch: FetchPage): void {
  fetchPage = fetch;
}

/**
 * Fetches the code and the texts of the page that comes next, so that it opens without a network. Rejects
 * when they cannot be fetched.
 */
export function fetchComingPage(path: string): Promise<unknown> {
  return fetchPage(path);
}
