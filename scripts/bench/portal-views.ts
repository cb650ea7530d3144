import type { ProjectId } from '@tallgrass/domain'

/** A call that the browser makes. */
interface Call {
  name: string
  input?: object
}

/** A signed-in user of the portal. */
export interface PortalUser {
  cookie: string
  /** One of their projects; undefined for administrators. */
  projectId: ProjectId | undefined
}

/** The page size of lists. */
const CARDS = { limit: 24, direction: 'forward' }

/**
 * The calls of a client's pages, while loading and while the client looks around: six per view. Calls in one array are
 * made at the same time, and the tRPC client sends them in one request.
 */
function clientViews(id: ProjectId): Call[][][] {
  const project = { name: 'portal.projects.get', input: { id } }
  const part = (name: string, input = {}) => ({ name: `portal.projects.${name}`, input: { id, ...input } })
  const page = (name: string, input = {}) => ({ name: `portal.${name}.list`, input: { ...CARDS, ...input } })
  const tasks = part('tasks', { limit: 500 })
  const inPages = { direction: 'forward' }
  return [
    // The dashboard, then a project found in the list.
    [[session], [dashboard], [page('projects')], [project], [tasks], [part('checklist', inPages)]],
    // The projects, one project, and its costs.
    [[session], [page('projects')], [project], [tasks], [part('costs', inPages), part('costTotals')]],
    // The invoices, only the open ones, and the project of one.
    [[session], [page('invoices'), invoiceSums], [page('invoices', { status: 'OPEN' })], [project], [tasks]],
    // The agreements with their documents, then the dashboard and a project.
    [[session], [page('agreements')], [page('documents')], [dashboard], [project], [tasks]],
    // A project opened by its address, and its tabs.
    [
      [session],
      [project],
      [tasks],
      [part('invoices', inPages)],
      [part('checklist', inPages)],
      [part('tools', inPages)],
    ],
  ]
}

const session = { name: 'auth.session' }
const dashboard = { name: 'portal.dashboard' }
const invoiceSums = { name: 'portal.invoices.summary' }

/** An administrator's dashboard, and the list of projects. */
const adminViews: Call[][][] = [
  [
    [session],
    [
      { name: 'admin.workItems.counts' },
      { name: 'admin.dashboard.get' },
      { name: 'admin.workItems.list', input: { limit: 5, money: false, direction: 'forward' } },
    ],
    [{ name: 'admin.projects.counts' }, { name: 'portal.projects.list', input: CARDS }],
  ],
]

/** The views a user opens in turn; each is a list of requests, made one after the other. */
export function viewsOf({ projectId }: Pick<PortalUser, 'projectId'>) {
  const views = projectId ? clientViews(projectId) : adminViews
  return views.map((batches) => batches.map((calls) => ({ path: batchAddress(calls), calls: calls.length })))
}

/** The address that `httpBatchLink` uses, even for a single call. */
function batchAddress(calls: Call[]): string {
  const inputs = Object.fromEntries(calls.flatMap(({ input }, n) => (input ? [[n, input]] : [])))
  const names = calls.map(({ name }) => name).join(',')
  return `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}
