import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundleForBrowsers } from './bundle-for-browsers.ts'

const MAX_INSTALLED_BYTES = 10_000_000
const MAX_BROTLI_BYTES = 15_000

/** Throws if an installation of the client alone takes too much of the disk. */
export function checkInstalledSize(project: string): void {
  const bytes = sizeOf(join(project, 'node_modules'))
  console.log(`Installed: ${(bytes / 1e6).toFixed(1)} MB`)
  if (bytes > MAX_INSTALLED_BYTES)
    throw new Error('The client and what comes with it take too much of the disk')
}

/** Throws if the client makes a page too heavy. */
export async function checkBundleSize(project: string): Promise<void> {
  const code = await bundleForBrowsers(join(project, 'node_modules/@tallgrass/client/index.js'))
  const bytes = brotliCompressSync(code).length
  console.log(`At run time: ${(bytes / 1000).toFixed(1)} KB with brotli`)
  if (bytes > MAX_BROTLI_BYTES) throw new Error('The client makes a page too heavy')
}

function sizeOf(path: string): number {
  const stats = lstatSync(path)
  if (!stats.isDirectory()) return stats.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
