import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Screen = LazyExoticComponent<ComponentType>;

/**
 * Makes a screen that is loaded when it is first opened (rule 150), so that the sign-in does not wait for
 * other pages.
 */
function fetched<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Screen {
  return lazy(async () => ({ default: (await load())[name] }));
}

export const LoginPage = fetched(() => import('../login/login-page.js'), 'LoginPage');
export const FirstScreen = fetched(() => import('./first-screen.js'), 'FirstScreen');
export const FiguresPage = fetched(() => import('../resources/figures/figures.js'), 'FiguresPage');
export const CoverageScreen = fetched(() => import('./coverage-screen.js'), 'CoverageScreen');

export const EventList = fetched(() => import('../resources/events/event-list.js'), 'EventList');
export const EventCreate = fetched(() => import('../resources/events/event-forms.js'), 'EventCreate');
export const EventEdit = fetched(() => import('../resources/events/event-forms.js'), 'EventEdit');
export const EventMapPage = fetched(() => import('../resources/event-map/event-map-page.js'), 'EventMapPage');
export const DoorPrintPage = fetched(
  () => import('../resources/event-map/door-print-page.js'),
  'DoorPrintPage',
);
export const ApprovalList = fetched(() => import('../resources/approvals/approval-list.js'), 'ApprovalList');

export const OpenRequestsPage = fetched(
  () => import('../resources/requests/open-requests.js'),
  'OpenRequestsPage',
);
export const ManagementPage = fetched(
  () => import('../resources/requests/management-page.js'),
  'ManagementPage',
);
export const RequestPage = fetched(() => import('../resources/requests/request-page.js'), 'RequestPage');
export const AcceptanceList = fetched(
  () => import('../resources/requests/acceptance-list.js'),
  'AcceptanceList',
);
export const NewRequestPage = fetched(
  () => import('../resources/new-request/new-request-page.js'),
  'NewRequestPage',
);

export const UserList = fetched(() => import('../resources/users/user-list.js'), 'UserList');
export const UserCreate = fetched(() => import('../resources/users/user-forms.js'), 'UserCreate');
export const UserEdit = fetched(() => import('../resources/users/user-forms.js'), 'UserEdit');
export const VettingList = fetched(() => import('../resources/users/vetting-list.js'), 'VettingList');
export const RegionsPage = fetched(() => import('../resources/users/regions/regions-page.js'), 'RegionsPage');
export const LoadsPage = fetched(() => import('../resources/loads/loads-page.js'), 'LoadsPage');
export const ImportPage = fetched(() => import('../resources/import/import-page.js'), 'ImportPage');
export const OrganizationList = fetched(
  () => import('../resources/organizations/organization-list.js'),
  'OrganizationList',
);
export const OrganizationCreate = fetched(
  () => import('../resources/organizations/organization-forms.js'),
  'OrganizationCreate',
);
export const OrganizationEdit = fetched(
  () => import('../resources/organizations/organization-forms.js'),
  'OrganizationEdit',
);

export const MessagesPage = fetched(() => import('../resources/messages/messages-page.js'), 'MessagesPage');
export const BroadcastList = fetched(
  () => import('../resources/broadcasts/broadcast-list.js'),
  'BroadcastList',
);
export const ReachList = fetched(() => import('../resources/reachability/reach-list.js'), 'ReachList');
export const BroadcastPage = fetched(
  () => import('../resources/broadcasts/broadcast-page.js'),
  'BroadcastPage',
);
export const NotificationList = fetched(
  () => import('../resources/notifications/notification-list.js'),
  'NotificationList',
);
export const ContactList = fetched(() => import('../resources/contact/contact-list.js'), 'ContactList');
export const ContactPage = fetched(() => import('../resources/contact/contact-page.js'), 'ContactPage');

export const AutoAssignPage = fetched(
  () => import('../resources/auto-assign/auto-assign-page.js'),
  'AutoAssignPage',
);
export const CategoryList = fetched(() => import('../resources/categories/category-list.js'), 'CategoryList');
export const CategoryEdit = fetched(() => import('../resources/categories/category-edit.js'), 'CategoryEdit');
export const OptionsPage = fetched(() => import('../resources/options/options-page.js'), 'OptionsPage');
export const ReadyAnswersPage = fetched(
  () => import('../resources/ready-answers/ready-answers-page.js'),
  'ReadyAnswersPage',
);
export const MessageTextsPage = fetched(
  () => import('../resources/message-texts/message-texts-page.js'),
  'MessageTextsPage',
);
export const MessagesHealthPage = fetched(
  () => import('../resources/messages-health/messages-health-page.js'),
  'MessagesHealthPage',
);
export const BlockedIpList = fetched(
  () => import('../resources/blocked-ips/blocked-ip-list.js'),
  'BlockedIpList',
);

export const ProfilePage = fetched(() => import('../resources/profile/profile-page.js'), 'ProfilePage');
export const AboutPage = fetched(() => import('../resources/pages/legal-pages.js'), 'AboutPage');
export const InstructionsPage = fetched(
  () => import('../resources/pages/legal-pages.js'),
  'InstructionsPage',
);
export const RegulationsPage = fetched(() => import('../resources/pages/legal-pages.js'), 'RegulationsPage');
export const AccessibilityPage = fetched(
  () => import('../resources/pages/legal-pages.js'),
  'AccessibilityPage',
);
