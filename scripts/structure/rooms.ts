/** The workspace a file belongs to, by its short name; `root` is everything outside apps and packages. */
export function roomOf(path: string) {
  const [top, name] = path.split('/')
  return (top === 'apps' || top === 'packages') && name ? name : 'root'
}

export function isTest(path: string) {
  return /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)(tests|e2e)\//.test(path)
}

/** Whether a file never runs in the product, so that it may use what only tests use. */
export function isForTests(path: string) {
  return isTest(path) || /(^|\/)(testing|test-setup)\//.test(path)
}

/** `core` for `@tallgrass/core` and what is below it. */
export function importedRoom(specifier: string) {
  return /^@tallgrass\/([^/]+)/.exec(specifier)?.[1]
}
