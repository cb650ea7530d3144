import { countForBusiness, latestAgreements, latestProjects } from '@tallgrass/db'
import { toAgreement } from '../agreements/to-agreement.ts'
import type { AdminCtx } from '../authorize.ts'
import { readBusiness } from './read-business.ts'
import { readHealth } from './read-health.ts'

const LATEST = 5

const listProjects = latestProjects(LATEST)
const listAgreements = latestAgreements(LATEST)

/** The figures of the business, what waits in it, the health of the system, and the latest projects and agreements. */
export async function getAdminDashboard(ctx: AdminCtx) {
  const { db, scope } = ctx
  const [counts, business, projects, agreements, health] = await Promise.all([
    countForBusiness(db),
    readBusiness(ctx),
    listProjects(db, scope),
    listAgreements(db, scope),
    readHealth(ctx),
  ])
  return {
    ...counts,
    business,
    health,
    latestProjects: projects,
    latestAgreements: agreements.map((agreement) => toAgreement(ctx, agreement)),
  }
}
