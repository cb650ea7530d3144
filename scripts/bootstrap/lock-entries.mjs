/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean, resolved?: string,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, workspaces?: string[],
 *   os?: string[], cpu?: string[], libc?: string[] }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

// Platforms in package names, and the names npm uses for them in the lock file.
const osNames = /** @type {const} */ ({
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win: 'win32',
  win32: 'win32',
  windows: 'win32',
})
const cpuNames = /** @type {const} */ ({
  64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
})
const libcNames = /** @type {const} */ ({ gnu: 'glibc', musl: 'musl' })

/**
 * The entries that `npm ci` would miss: optional dependencies that the lock file mentions but does not contain.
 * @param {LockEntries} packages
 * @returns {LockEntries}
 */
export function missingEntries(packages) {
  /** @type {LockEntries} */
  const missing = {}
  for (const [owner, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const all = { ...packages, ...missing }
      const foundAt = packagePath(all, owner, name)
      const found = foundAt === undefined ? undefined : all[foundAt]
      const isExact = /^\d/.test(range)
      if (found && (!isExact || found.version === range)) continue
      // The top level already has another version, so this one goes below its owner.
      const path = found ? `${owner}/node_modules/${name}` : `node_modules/${name}`
      missing[path] = {
        version: range.replace(/^[\^~]/, ''),
        ...platformOf(name),
        dev: entry.dev === true,
        optional: true,
      }
    }
  }
  return missing
}

/**
 * Adds entries to the lock file, in npm's order.
 * @template {{ packages: LockEntries }} Lock
 * @param {Lock} lock
 * @param {LockEntries} entries
 * @returns {Lock}
 */
export function addEntries(lock, entries) {
  const all = Object.entries({ ...lock.packages, ...entries })
  return { ...lock, packages: Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}

/**
 * Where Node would find `name` from `owner`: in its own node_modules first, then in those above it.
 * @param {LockEntries} packages
 * @param {string} owner
 * @param {string} name
 */
export function packagePath(packages, owner, name) {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}

/** @param {string} name */
function platformOf(name) {
  const words = name.split(/[-/.@]/)
  const os = pick(osNames, words)
  if (!os) throw new Error(`The lock file lacks ${name}, and its name does not say which system it is for`)
  const cpu = pick(cpuNames, words)
  const libc = os === 'linux' ? pick(libcNames, words) : undefined
  return { os: [os], ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

/**
 * @param {Record<string, string>} names
 * @param {string[]} words
 */
function pick(names, words) {
  const word = words.find((candidate) => Object.hasOwn(names, candidate))
  return word === undefined ? undefined : names[word]
}
