import { checklistItem, cost, invoice, listedProject, project, task, tool } from '@tallgrass/contracts'
import { MAX_PAGE_SIZE } from '@tallgrass/domain'
import { documentedRow } from './row.ts'
import { listOf, withVersion } from './shapes.ts'

const maxPage = { limit: MAX_PAGE_SIZE }
const one = withVersion(project)

export const documentedProjects = [
  documentedRow('GET', '/api/projects', 'portal.projects.list', {
    defaults: maxPage,
    shape: listOf(listedProject),
  }),
  documentedRow('POST', '/api/projects', 'admin.projects.create', { shape: one }),
  documentedRow('GET', '/api/projects/{id}', 'portal.projects.get', { shape: one }),
  documentedRow('PUT', '/api/projects/{id}', 'admin.projects.update', {
    summary: 'Update a project; with If-Match, only that version',
    shape: one,
  }),
  documentedRow('DELETE', '/api/projects/{id}', 'admin.projects.delete'),
  documentedRow('GET', '/api/projects/{id}/tasks', 'portal.projects.tasks', {
    defaults: maxPage,
    shape: listOf(task),
  }),
  documentedRow('GET', '/api/projects/{id}/invoices', 'portal.projects.invoices', {
    defaults: maxPage,
    shape: listOf(invoice),
  }),
  documentedRow('GET', '/api/projects/{id}/checklist', 'portal.projects.checklist', {
    defaults: maxPage,
    shape: listOf(checklistItem),
  }),
  documentedRow('GET', '/api/projects/{id}/costs', 'portal.projects.costs', {
    defaults: maxPage,
    shape: listOf(cost),
  }),
  documentedRow('GET', '/api/projects/{id}/tools', 'portal.projects.tools', {
    defaults: maxPage,
    shape: listOf(tool),
  }),
]
