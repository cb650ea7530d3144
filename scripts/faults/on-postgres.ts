import { join } from 'node:path'
import { freePort } from '../provision/free-port.ts'
import { type RunningBusiness, startBusiness } from './business-under-load.ts'
import type { Outcome } from './faults.ts'
import { checkInvariants } from './invariants.ts'
import { type Cluster, createCluster } from './postgres-cluster.ts'
import { type Site, serveSite, siteVariables } from './serve-site.ts'

interface Serving {
  cluster: Cluster
  site: Site
  business: RunningBusiness
}

interface OnPostgres {
  folder: string
  /** Of the cluster's data; default is a part of `folder`. */
  dataFolder?: string
  settings?: Record<string, string>
  /** What stands between the site and its database; returns the address that the site gets. */
  before?: (cluster: Cluster) => Promise<string>
}

/**
 * Runs a site on a PostgreSQL of its own under load, with the fault in the middle. Returns what it measured, in a few
 * words.
 */
export async function onPostgres(
  { before, dataFolder, folder, settings }: OnPostgres,
  fault: (serving: Serving) => Promise<string>,
): Promise<Outcome> {
  const cluster = await createCluster(dataFolder ?? join(folder, 'postgres'), settings)
  try {
    const databaseUrl = before ? await before(cluster) : cluster.url
    const directory = join(folder, 'data')
    const variables = siteVariables({ directory, port: await freePort(), databaseUrl })
    const site = await serveSite(variables)
    const { address } = site
    const business = await startBusiness({ address })
    await business.goesOn()
    const note = await fault({ business, cluster, site })
    await business.goesOn()
    await business.stop()
    const { acknowledged } = business
    const verdict = await checkInvariants({ acknowledged, address, sites: [site], variables })
    return { ...verdict, acknowledged, figures: business.figures(), note }
  } finally {
    await cluster.stop('immediate')
  }
}
