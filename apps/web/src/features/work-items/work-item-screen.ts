import type { WorkItem } from '@tallgrass/contracts'
import { taskAnchor, toId } from '@tallgrass/domain'
import { linkOptions } from '@tanstack/react-router'

/** The screen where an item can be resolved, with the text of the link. Undefined if there is none. */
export function workItemScreen(item: WorkItem) {
  const { entity, entityId, invoiceId, kind, organizationId, projectId } = item
  const about = entityId ?? ''
  const lead = entity === 'lead' && toId('Lead', about)
  if (lead) {
    const to = linkOptions({ to: '/portal/admin/leads', search: { lead } })
    return { label: 'Open lead', to }
  }
  const task = entity === 'task' && toId('Task', about)
  if (task && projectId) {
    const params = { projectId }
    const to = linkOptions({ to: '/portal/admin/projects/$projectId', params, hash: taskAnchor(task) })
    return { label: 'Open task', to }
  }
  const agreement = entity === 'agreement' && toId('Agreement', about)
  if (agreement) {
    const to = linkOptions({ to: '/portal/admin/agreements', search: { agreement } })
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
  if (kind === 'mail_failed' && organizationId) {
    const params = { organizationId }
    return { label: 'Open client', to: linkOptions({ to: '/portal/admin/clients/$organizationId', params }) }
  }
  if (kind === 'untrusted_address' && !invoiceId) return undefined
  const to = linkOptions({ to: '/portal/admin/invoices', search: invoiceId ? { invoice: invoiceId } : {} })
  return { label: invoiceId ? 'Open invoice' : 'See invoices', to }
}
