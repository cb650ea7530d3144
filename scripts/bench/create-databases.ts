import { openDatabase } from '@tallgrass/db'

/** Creates empty databases on a server and returns their addresses by name. */
export async function createDatabases<Name extends string>(
  url: string,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const server = await openDatabase({ url, poolSize: 1 })
  const addresses: [string, string][] = []
  for (const name of names) {
    await server.pool.query(`create database "${name}"`)
    const address = new URL(url)
    address.pathname = name
    addresses.push([name, address.href])
  }
  await server.close()
  return Object.fromEntries(addresses) as Record<Name, string>
}
