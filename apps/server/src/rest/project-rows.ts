import {
  checklistItem,
  cost,
  invoice,
  listedProject,
  MAX_PAGE_SIZE,
  project,
  task,
  tool,
} from '@tallgrass/contracts'
import { listOf, withVersion } from './shapes.ts'
import { row } from './table.ts'

const maxPage = { limit: MAX_PAGE_SIZE }
const one = withVersion(project)

export const projectRows = [
  row('GET', '/api/projects', 'portal.projects.list', {
    summary: 'Projects with their task progress, newest first; clients see their own',
    defaults: maxPage,
    shape: listOf(listedProject),
  }),
  row('POST', '/api/projects', 'admin.projects.create', { summary: 'Create a project', shape: one }),
  row('GET', '/api/projects/{id}', 'portal.projects.get', { summary: 'One project', shape: one }),
  row('PUT', '/api/projects/{id}', 'admin.projects.update', {
    summary: 'Update a project; with If-Match, only that version',
    shape: one,
  }),
  row('DELETE', '/api/projects/{id}', 'admin.projects.delete', {
    summary: 'Delete a project with its tasks, reviews, checklist, costs, tools and draft invoices',
  }),
  row('GET', '/api/projects/{id}/tasks', 'portal.projects.tasks', {
    summary: 'The tasks of a project, in order',
    defaults: maxPage,
    shape: listOf(task),
  }),
  row('GET', '/api/projects/{id}/invoices', 'portal.projects.invoices', {
    summary: 'The invoices of a project, newest first; clients see no drafts',
    defaults: maxPage,
    shape: listOf(invoice),
  }),
  row('GET', '/api/projects/{id}/checklist', 'portal.projects.checklist', {
    summary: 'The acceptance checklist of a project',
    defaults: maxPage,
    shape: listOf(checklistItem),
  }),
  row('GET', '/api/projects/{id}/costs', 'portal.projects.costs', {
    summary: 'The costs of a project',
    defaults: maxPage,
    shape: listOf(cost),
  }),
  row('GET', '/api/projects/{id}/tools', 'portal.projects.tools', {
    summary: 'The tools of a project',
    defaults: maxPage,
    shape: listOf(tool),
  }),
]
