import { archiveCommands } from './archive-files.ts'

export interface Manifest {
  scripts?: Record<string, string>
  devDependencies?: Record<string, string>
  [field: string]: unknown
}

/** The package.json of the archive: the commands that work in it, and no packages of developers. */
export function rootManifest(
  { devDependencies, scripts = {}, ...manifest }: Manifest,
  workspaces: string[],
): Manifest {
  const kept = Object.entries(scripts).filter(([name]) => archiveCommands.includes(name))
  return { ...manifest, workspaces, scripts: Object.fromEntries(kept) }
}

/** The package.json of a workspace, without what only developers use. */
export function workspaceManifest({
  devDependencies,
  peerDependencies,
  scripts,
  ...manifest
}: Manifest): Manifest {
  return manifest
}
