import { importBenchPackage } from '../provision/import-bench-package.ts'

interface Load {
  url: string
  connections: number
  /** Seconds. */
  duration: number
  headers: Record<string, string>
}

/** The fields of the result that the benches use. */
interface LoadResult {
  non2xx: number
  requests: { average: number; total: number }
}

interface Autocannon {
  default(load: Load): PromiseLike<LoadResult>
}

/** Sends requests as fast as the connections allow. */
export async function autocannon(load: Load): Promise<LoadResult> {
  const loaded = await importBenchPackage<Autocannon>('autocannon', '9.0.0')
  return loaded.default(load)
}
