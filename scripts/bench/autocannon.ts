import { importBenchPackage } from '../provision/import-bench-package.ts'

interface Load {
  url: string
  connections: number
  /** Seconds. */
  duration: number
  headers: Record<string, string>
}

/** What the benches read of its result. */
interface LoadResult {
  non2xx: number
  requests: { average: number; total: number }
}

interface Autocannon {
  default(load: Load): PromiseLike<LoadResult>
}

/** As many requests as the connections carry. */
export async function autocannon(load: Load): Promise<LoadResult> {
  const loaded = await importBenchPackage<Autocannon>('autocannon', '9.0.0')
  return loaded.default(load)
}
