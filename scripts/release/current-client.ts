import { clientContract } from '../api/client/client-contract.ts'
import { inRepository } from '../bootstrap/repository.mjs'
import { bundleForBrowsers } from '../packages/bundle-for-browsers.ts'

/** The client that others install, as far as later versions have to fit it. */
export interface ClientRecord {
  /** What programs that use it depend on, as declarations. */
  contract: string
  /** The module that runs. */
  program: string
}

export async function currentClient(): Promise<ClientRecord> {
  return {
    contract: clientContract(),
    program: await bundleForBrowsers(inRepository('packages/client/src/index.ts')),
  }
}
