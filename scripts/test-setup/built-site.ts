import { ensureBuilt } from '../bootstrap/ensure-built.mjs'

/** Builds the site if its sources changed. */
export default ensureBuilt
