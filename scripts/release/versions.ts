/** The parts of a semantic version that a release can raise. */
export const bumps = ['patch', 'minor', 'major'] as const
export type Bump = (typeof bumps)[number]

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

export function isVersion(text: string): boolean {
  return VERSION.test(text)
}

/** Negative if `a` is the older version. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
}

export function nextVersion(version: string, bump: Bump): string {
  const [major, minor, patch] = partsOf(version)
  if (bump === 'major') return `${major + 1}.0.0`
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/**
 * The smallest bump that https://semver.org allows: what breaks callers of the API raises the first part, or, before
 * 1.0.0, the second; anything but corrections raises the second.
 */
export function smallestBump(version: string, { breaks, notes }: { breaks: number; notes: string }): Bump {
  if (breaks > 0) return partsOf(version)[0] === 0 ? 'minor' : 'major'
  const headings = [...notes.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
  const isCorrection = headings.every((heading) => heading === 'Fixed' || heading === 'Security')
  return headings.length > 0 && isCorrection ? 'patch' : 'minor'
}

function partsOf(version: string): [number, number, number] {
  const [, major, minor, patch] = VERSION.exec(version) ?? []
  if (patch === undefined) throw new Error(`${version} is not a version such as 1.2.3`)
  return [Number(major), Number(minor), Number(patch)]
}
