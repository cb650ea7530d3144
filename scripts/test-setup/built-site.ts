import { ensureBuilt } from '../bootstrap/ensure-built.mjs'

/** The site as it is sent; built only when its sources changed. */
export default ensureBuilt
