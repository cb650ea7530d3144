import { countForBusiness, listLatestAgreements, listProjects } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { readHealth } from './read-health.ts'

const LATEST = 5

/** The figures of the business, the health of the system, and the latest projects and agreements. */
export async function getAdminDashboard(ctx: AdminCtx) {
  const { db, scope } = ctx
  const [counts, latestProjects, latestAgreements, health] = await Promise.all([
    countForBusiness(db),
    listProjects(db, scope, { limit: LATEST, sort: 'newest' }),
    listLatestAgreements(db, scope, LATEST),
    readHealth(ctx),
  ])
  return { ...counts, health, latestProjects: latestProjects.items, latestAgreements }
}
