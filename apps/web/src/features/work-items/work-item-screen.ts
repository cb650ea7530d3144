import type { WorkItem } from '@tallgrass/contracts'
import { linkOptions } from '@tanstack/react-router'
import { taskAnchor } from '../../lib/task-anchor'

/** The screen where an item can be resolved, with the text of the link. Undefined if there is none. */
export function workItemScreen({ entity, entityId, invoiceId, kind, projectId }: WorkItem) {
  if (entity === 'lead' && entityId) {
    const to = linkOptions({ to: '/portal/admin/leads', search: { lead: entityId } })
    return { label: 'Open lead', to }
  }
  if (entity === 'task' && entityId && projectId) {
    const params = { projectId }
    const to = linkOptions({ to: '/portal/admin/projects/$projectId', params, hash: taskAnchor(entityId) })
    return { label: 'Open task', to }
  }
  if (entity === 'agreement' && entityId) {
    const to = linkOptions({ to: '/portal/admin/agreements', search: { agreement: entityId } })
    return { label: 'Open agreement', to }
  }
  if (projectId) {
    const to = linkOptions({ to: '/portal/admin/projects/$projectId', params: { projectId } })
    return { label: 'Open project', to }
  }
  if (entity === 'job')
    return { label: 'See failed jobs', to: linkOptions({ to: '/portal/admin/failed-jobs' }) }
  if (entity === 'mail') {
    const to = linkOptions({ to: '/portal/admin/outbox', search: { status: 'failed' } })
    return { label: 'See outbox', to }
  }
  if (kind === 'untrusted_address' && !invoiceId) return undefined
  const to = linkOptions({ to: '/portal/admin/invoices', search: invoiceId ? { invoice: invoiceId } : {} })
  return { label: invoiceId ? 'Open invoice' : 'See invoices', to }
}
