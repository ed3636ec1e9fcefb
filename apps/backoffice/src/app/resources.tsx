import type { ReactElement } from 'react';
import { Resource, type ResourceProps } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { AdminsOnly } from './admins-only.js';
import * as screens from './screens.js';

/**
 * The resources of managers and admins alike (rules 51, 80). Each is named as its address, and what the
 * specification calls differently than react-admin would has a route of its own.
 */
function ofStaff(isAdmin: boolean): ReactElement[] {
  const addUser = isAdmin ? <screens.UserCreate /> : <AdminsOnly />;
  return [
    <Resource
      key="events"
      name="events"
      list={screens.EventList}
      edit={screens.EventEdit}
      create={screens.EventCreate}
    >
      <Route path="add" element={<screens.EventCreate />} />
      <Route path="edit/:id" element={<screens.EventEdit />} />
      <Route path="map/:id" element={<screens.EventMapPage />} />
      <Route path="map/:id/print" element={<screens.DoorPrintPage />} />
    </Resource>,
    <Resource key="people" name="volunteers-menu" list={screens.UserList}>
      <Route path=":id?" element={<screens.UserList />} />
      <Route path="add" element={addUser} />
      <Route path="edit/:id" element={isAdmin ? <screens.UserEdit /> : <AdminsOnly />} />
    </Resource>,
    <Resource key="requests" name="requests" list={screens.ManagementPage}>
      <Route path="single" element={<screens.ManagementPage />} />
      <Route path="events" element={<screens.ManagementPage />} />
      <Route path=":id" element={<screens.RequestPage />} />
    </Resource>,
    <Resource key="management" name="management-menu" list={screens.ManagementPage}>
      {/* the specification's address for an operation on users */}
      <Route path=":operation" element={<Navigate to="/volunteers-menu" replace />} />
      <Route path="events" element={<Navigate to="/requests/events" replace />} />
      <Route path="add" element={addUser} />
    </Resource>,
    <Resource key="open" name="open-requests" list={screens.OpenRequestsPage} />,
    <Resource key="acceptances" name="acceptances" list={screens.AcceptanceList} />,
    <Resource key="approvals" name="approvals" list={screens.ApprovalList} />,
    <Resource key="notifications" name="notifications" list={screens.NotificationList} />,
    <Resource key="broadcasts" name="broadcasts" list={screens.BroadcastList}>
      <Route path=":id" element={<screens.BroadcastPage />} />
    </Resource>,
    <Resource key="reachability" name="reachability" list={screens.ReachList} />,
  ];
}

/** The resources of admins only (rule 137). */
const OF_ADMINS: readonly ReactElement<ResourceProps>[] = [
  <Resource
    key="organizations"
    name="organizations"
    list={screens.OrganizationList}
    edit={screens.OrganizationEdit}
    create={screens.OrganizationCreate}
  >
    <Route path="add" element={<screens.OrganizationCreate />} />
    <Route path="edit/:id" element={<screens.OrganizationEdit />} />
  </Resource>,
  <Resource key="categories" name="categories" list={screens.CategoryList} edit={screens.CategoryEdit}>
    <Route path="edit/:id" element={<screens.CategoryEdit />} />
  </Resource>,
  <Resource key="vetting" name="vetting" list={screens.VettingList} />,
  <Resource key="contacts" name="contacts" list={screens.ContactList} />,
  <Resource key="options" name="options" list={screens.OptionsPage} />,
  <Resource key="ready-answers" name="ready-answers" list={screens.ReadyAnswersPage} />,
  <Resource key="message-texts" name="message-texts" list={screens.MessageTextsPage} />,
  <Resource key="block-ip" name="block-ip" list={screens.BlockedIpList} />,
];

/** Returns react-admin's resources for the signed-in person. */
export function resources(isAdmin: boolean): ReactElement[] {
  return [...ofStaff(isAdmin), ...(isAdmin ? OF_ADMINS : [])];
}

/** Returns the routes of the admins' resources for managers, who are led away from them. */
export function closedResources(): ReactElement[] {
  return OF_ADMINS.map(({ props: { name } }) => (
    <Route key={name} path={`/${name}/*`} element={<AdminsOnly />} />
  ));
}
