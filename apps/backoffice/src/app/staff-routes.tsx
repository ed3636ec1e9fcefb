import type { ComponentType, ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { AutoAssignPage } from '../resources/auto-assign/auto-assign-page.js';
import { BlockedIpList } from '../resources/blocked-ips/blocked-ip-list.js';
import { CategoryFormPage } from '../resources/categories/category-form-page.js';
import { CategoryList } from '../resources/categories/category-list.js';
import { ContactList } from '../resources/contact/contact-list.js';
import { LoadsPage } from '../resources/loads/loads-page.js';
import { ImportPage } from '../resources/import/import-page.js';
import { NewRequestPage } from '../resources/new-request/new-request-page.js';
import { OptionsPage } from '../resources/options/options-page.js';
import { AcceptanceList } from '../resources/requests/acceptance-list.js';
import { ManagementPage } from '../resources/requests/management-page.js';
import { OpenRequestsPage } from '../resources/requests/open-requests.js';
import { RequestPage } from '../resources/requests/request-page.js';
import { RegionsPage } from '../resources/users/regions/regions-page.js';
import { UserFormPage } from '../resources/users/user-form-page.js';
import { VettingList } from '../resources/users/vetting-list.js';
import { CoverageScreen } from './coverage-screen.js';
import { NotFoundPage } from './message-pages.js';

/** Single requests and the calls of volunteers, for managers and admins alike (rules 51, 80). */
const REQUEST_PAGES: Readonly<Record<string, ComponentType>> = {
  '/open-requests': OpenRequestsPage,
  '/create/new/help/request': NewRequestPage,
  '/management-menu': ManagementPage,
  '/management-menu/:operation': ManagementPage,
  '/requests/:id': RequestPage,
  '/acceptances': AcceptanceList,
  '/volunteer-calls': LoadsPage,
  '/volunteer-calls/:list': LoadsPage,
};

/** Screens of admins alone (rule 137 "Admin area"). */
const ADMIN_PAGES: Readonly<Record<string, ComponentType>> = {
  '/coverage-map-menu': CoverageScreen,
  '/import/volunteers': ImportPage,
  '/regions': RegionsPage,
  '/vetting': VettingList,
  '/volunteers-menu/add': UserFormPage,
  '/volunteers-menu/edit/:id': UserFormPage,
  '/management-menu/add': UserFormPage,
  '/contacts': ContactList,
  '/auto-assign': AutoAssignPage,
  '/categories': CategoryList,
  '/categories/edit/:id': CategoryFormPage,
  '/options': OptionsPage,
  '/block-ip': BlockedIpList,
};

/** The routes of requests, and those of admins; for managers the latter do not exist. */
export function staffRoutes(isAdmin: boolean): ReactElement[] {
  const routes = (pages: typeof ADMIN_PAGES, isOpen: boolean) =>
    Object.entries(pages).map(([path, Screen]) => <Route key={path} path={path} element={isOpen ? <Screen /> : <NotFoundPage />} />);
  return [...routes(REQUEST_PAGES, true), ...routes(ADMIN_PAGES, isAdmin)];
}
