/** A call as the browser makes it: its name and what it asks for. */
interface Call {
  name: string
  input?: object
}

/** Whom a page is shown to. */
export interface PortalUser {
  cookie: string
  /** One of their projects; undefined for administrators. */
  projectId: string | undefined
}

/** As many as a list shows at once. */
const CARDS = { limit: 24, direction: 'forward' }

/**
 * What the pages of the portal ask for when they are loaded and somebody looks around: six calls each. Those in one
 * row are asked for at the same moment, and the client of tRPC sends them in one request.
 */
function clientViews(id: string): Call[][][] {
  const project = { name: 'portal.projects.get', input: { id } }
  const part = (name: string, input = {}) => ({ name: `portal.projects.${name}`, input: { id, ...input } })
  const page = (name: string, input = {}) => ({ name: `portal.${name}.list`, input: { ...CARDS, ...input } })
  const tasks = part('tasks', { limit: 500 })
  const inPages = { direction: 'forward' }
  return [
    // The dashboard, then a project that is found by the list.
    [[session], [dashboard], [page('projects')], [project], [tasks], [part('checklist', inPages)]],
    // The projects, one of them, and its costs.
    [[session], [page('projects')], [project], [tasks], [part('costs', inPages), part('costTotals')]],
    // The invoices, the open ones alone, one's project.
    [[session], [page('invoices'), invoiceSums], [page('invoices', { status: 'OPEN' })], [project], [tasks]],
    // The agreements with their documents, and the dashboard for what waits.
    [[session], [page('agreements')], [page('documents')], [dashboard], [project], [tasks]],
    // A project's address, and its tabs.
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

/** The requests of the views that somebody takes turns among, one after the other. */
export function viewsOf({ projectId }: Pick<PortalUser, 'projectId'>) {
  const views = projectId ? clientViews(projectId) : adminViews
  return views.map((batches) => batches.map((calls) => ({ path: batchAddress(calls), calls: calls.length })))
}

/** As `httpBatchLink` writes it, for one call too. */
function batchAddress(calls: Call[]): string {
  const inputs = Object.fromEntries(calls.flatMap(({ input }, n) => (input ? [[n, input]] : [])))
  const names = calls.map(({ name }) => name).join(',')
  return `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}
