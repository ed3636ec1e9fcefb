import type { ComponentType, ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { NotFoundPage } from './message-pages.js';
import {
  AcceptanceList,
  AutoAssignPage,
  BlockedIpList,
  BroadcastList,
  BroadcastPage,
  ContactList,
  CoverageScreen,
  FiguresPage,
  ImportPage,
  LoadsPage,
  ManagementPage,
  MessagesHealthPage,
  MessageTextsPage,
  NewRequestPage,
  OpenRequestsPage,
  OptionsPage,
  ReachList,
  ReadyAnswersPage,
  RegionsPage,
  RequestPage,
  UserCreate,
  UserEdit,
  VettingList,
} from './screens.js';

/**
 * Pages for managers and admins alike (rules 51, 80): single requests, calls of volunteers, and broadcasts.
 */
const REQUEST_PAGES: Readonly<Record<string, ComponentType>> = {
  '/open-requests': OpenRequestsPage,
  '/create/new/help/request': NewRequestPage,
  '/management-menu': ManagementPage,
  '/management-menu/:operation': ManagementPage,
  '/requests/:id': RequestPage,
  '/acceptances': AcceptanceList,
  '/figures': FiguresPage,
  '/broadcasts': BroadcastList,
  '/broadcasts/:id': BroadcastPage,
  '/reachability': ReachList,
  '/volunteer-calls': LoadsPage,
  '/volunteer-calls/:list': LoadsPage,
};

/** Pages for admins only (rule 137). */
const ADMIN_PAGES: Readonly<Record<string, ComponentType>> = {
  '/coverage-map-menu': CoverageScreen,
  '/import/volunteers': ImportPage,
  '/regions': RegionsPage,
  '/vetting': VettingList,
  '/volunteers-menu/add': UserCreate,
  '/volunteers-menu/edit/:id': UserEdit,
  '/management-menu/add': UserCreate,
  '/contacts': ContactList,
  '/auto-assign': AutoAssignPage,
  '/options': OptionsPage,
  '/ready-answers': ReadyAnswersPage,
  '/message-texts': MessageTextsPage,
  '/messages-health': MessagesHealthPage,
  '/block-ip': BlockedIpList,
};

/** Returns the routes of requests, and for admins the routes that managers do not have. */
export function staffRoutes(isAdmin: boolean): ReactElement[] {
  const routes = (pages: typeof ADMIN_PAGES, isOpen: boolean) =>
    Object.entries(pages).map(([path, Screen]) => (
      <Route key={path} path={path} element={isOpen ? <Screen /> : <NotFoundPage />} />
    ));
  return [...routes(REQUEST_PAGES, true), ...routes(ADMIN_PAGES, isAdmin)];
}
