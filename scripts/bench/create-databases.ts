import { openDatabase } from '@tallgrass/db'

/** Creates empty databases on a server, and returns their addresses by name. With `reuse`, takes those that are there. */
export async function createDatabases<Name extends string>(
  url: string,
  names: readonly Name[],
  { reuse = false } = {},
): Promise<Record<Name, string>> {
  const server = await openDatabase({ url, poolSize: 1 })
  const { rows } = await server.pool.query<{ datname: string }>('select datname from pg_database')
  const present = new Set(rows.map(({ datname }) => datname))
  const addresses: [string, string][] = []
  for (const name of names) {
    if (!reuse || !present.has(name)) await server.pool.query(`create database "${name}"`)
    const address = new URL(url)
    address.pathname = name
    addresses.push([name, address.href])
  }
  await server.close()
  return Object.fromEntries(addresses) as Record<Name, string>
}
