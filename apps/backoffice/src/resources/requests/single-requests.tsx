import { RequestList } from './request-list.js';

/** Assigned and closed requests (rule 137, first tab of the specification). */
export function SingleRequests() {
  return (
    <RequestList
      resource="single-requests"
      path="/admin/assigned-closed-application-users"
      title="requests.single_tab"
      fileTitle="requests.single_file"
      empty={{ title: 'requests.single_empty', hint: 'requests.single_empty_hint' }}
    />
  );
}
