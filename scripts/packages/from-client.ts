/** The entries of the client that have what a package of this repository has. */
const SAME: Record<string, string> = {
  '@tallgrass/contracts': '@tallgrass/client/contracts',
  '@tallgrass/contracts/account': '@tallgrass/client/contracts',
  '@tallgrass/contracts/integrations': '@tallgrass/client/contracts',
}

/**
 * For packages that are installed beside the client: they take contracts and kinds of text from it. With copies of their
 * own, an id of theirs would be none for the client, and every contract would be loaded twice.
 */
export const fromClient = {
  name: 'from-client',
  resolveId(specifier: string, importer: string | undefined) {
    const id = SAME[specifier] ?? (isBranded(specifier, importer) ? '@tallgrass/client' : undefined)
    return id === undefined ? undefined : { id, external: true }
  },
}

function isBranded(specifier: string, importer = ''): boolean {
  return specifier === './branded.ts' && /[\\/]domain[\\/]src[\\/]/.test(importer)
}
