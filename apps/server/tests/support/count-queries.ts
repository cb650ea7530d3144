import type { Services } from '@tallgrass/core'

/** How many queries the work sends to the database, and what it returns. */
export async function countQueries<Result>(
  { database: { pool } }: Pick<Services, 'database'>,
  work: () => Promise<Result>,
) {
  const { connect } = pool
  let queries = 0
  pool.connect = new Proxy(connect, {
    apply(target, self, args) {
      queries += 1
      return Reflect.apply(target, self, args)
    },
  })
  const result = await work().finally(() => {
    pool.connect = connect
  })
  return { queries, result }
}
