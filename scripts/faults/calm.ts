import { join } from 'node:path'
import { freePort } from '../provision/free-port.ts'
import { startBusiness } from './business-under-load.ts'
import type { Fault } from './faults.ts'
import { checkInvariants } from './invariants.ts'
import { serveSite, siteVariables } from './serve-site.ts'

/** For comparison: what the load and the checks say of a site that nothing happens to. */
export const calm: Fault = {
  title: 'nothing happens, on the embedded database',
  expected: /^$/,
  async run(folder) {
    const variables = siteVariables({ directory: join(folder, 'data'), port: await freePort() })
    const site = await serveSite(variables)
    const { address } = site
    const business = await startBusiness({ address })
    await business.goesOn()
    business.faultEnds()
    await business.goesOn()
    await business.stop()
    const { acknowledged } = business
    const verdict = await checkInvariants({ acknowledged, address, sites: [site], variables })
    return { ...verdict, acknowledged, figures: business.figures() }
  },
}
