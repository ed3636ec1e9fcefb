import { RequestList } from './request-list.js';

/** Every single request, in whatever state. */
export function AllRequests() {
  return (
    <RequestList
      resource="all-requests"
      path="/admin/applications"
      title="requests.all_tab"
      fileTitle="requests.all_tab"
      empty={{ title: 'requests.all_empty', hint: 'requests.open_empty_hint' }}
    />
  );
}
