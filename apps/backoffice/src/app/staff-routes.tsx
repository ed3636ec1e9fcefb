import type { ComponentType, ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { AdminsOnly } from './admins-only.js';
import {
  AutoAssignPage,
  CoverageScreen,
  FiguresPage,
  ImportPage,
  LoadsPage,
  MessagesHealthPage,
  NewRequestPage,
  RegionsPage,
} from './screens.js';

/** Pages that are no list of records, for managers and admins alike (rules 51, 80). */
const STAFF_PAGES: Readonly<Record<string, ComponentType>> = {
  '/create/new/help/request': NewRequestPage,
  '/figures': FiguresPage,
  '/volunteer-calls': LoadsPage,
  '/volunteer-calls/:list': LoadsPage,
};

/** Pages for admins only (rule 137). */
const ADMIN_PAGES: Readonly<Record<string, ComponentType>> = {
  '/coverage-map-menu': CoverageScreen,
  '/import/volunteers': ImportPage,
  '/regions': RegionsPage,
  '/auto-assign': AutoAssignPage,
  '/messages-health': MessagesHealthPage,
};

/** Returns the routes of pages for the signed-in person; an admin's page is not found by managers. */
export function staffRoutes(isAdmin: boolean): ReactElement[] {
  const routes = (pages: typeof ADMIN_PAGES, isOpen: boolean) =>
    Object.entries(pages).map(([path, Screen]) => (
      <Route key={path} path={path} element={isOpen ? <Screen /> : <AdminsOnly />} />
    ));
  return [...routes(STAFF_PAGES, true), ...routes(ADMIN_PAGES, isAdmin)];
}
