import { auditEntry, checklistItem, cost, task, tool } from '@tallgrass/contracts'
import { row } from './row.ts'
import { listOf, withVersion } from './shapes.ts'

const oneTask = withVersion(task)
const oneItem = withVersion(checklistItem)
const oneCost = withVersion(cost)
const oneTool = withVersion(tool)
const inProject = { id: 'projectId' } as const

/** An administrator's work in a project. */
export const projectRows = [
  row('GET', '/api/admin/counts/projects', 'admin.projects.counts'),
  row('GET', '/api/projects/{id}/history', 'admin.projects.history', { shape: listOf(auditEntry) }),
  row('GET', '/api/projects/{id}/billable-costs', 'admin.invoices.billableCosts', { params: inProject }),

  row('POST', '/api/projects/{id}/tasks', 'admin.tasks.create', {
    params: inProject,
    shape: oneTask,
    creates: true,
  }),
  row('PUT', '/api/tasks/{id}', 'admin.tasks.update', { shape: oneTask }),
  row('PUT', '/api/tasks/{id}/place', 'admin.tasks.place'),
  row('DELETE', '/api/tasks/{id}', 'admin.tasks.delete'),

  row('POST', '/api/projects/{id}/checklist', 'admin.checklist.create', {
    params: inProject,
    shape: oneItem,
    creates: true,
  }),
  row('PUT', '/api/checklist-items/{id}', 'admin.checklist.update', { shape: oneItem }),
  row('POST', '/api/checklist-items/{id}/status', 'admin.checklist.move', { shape: oneItem }),
  row('DELETE', '/api/checklist-items/{id}', 'admin.checklist.delete'),

  row('POST', '/api/projects/{id}/costs', 'admin.costs.create', {
    params: inProject,
    shape: oneCost,
    creates: true,
  }),
  row('PUT', '/api/costs/{id}', 'admin.costs.update', { shape: oneCost }),
  row('DELETE', '/api/costs/{id}', 'admin.costs.delete'),

  row('POST', '/api/projects/{id}/tools', 'admin.tools.create', {
    params: inProject,
    shape: oneTool,
    creates: true,
  }),
  row('PUT', '/api/tools/{id}', 'admin.tools.update', { shape: oneTool }),
  row('POST', '/api/tools/{id}/status', 'admin.tools.move', { shape: oneTool }),
  row('DELETE', '/api/tools/{id}', 'admin.tools.delete'),
]
