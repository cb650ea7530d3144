const UNRELEASED = '## [Unreleased]'

/** The text under *Unreleased*, in the form of https://keepachangelog.com; undefined if the section is missing or empty. */
export function unreleasedNotes(changelog: string): string | undefined {
  const [, after] = changelog.split(`\n${UNRELEASED}\n`)
  const notes = after?.split(/^## /m)[0]?.trim()
  return notes === '' ? undefined : notes
}

/** The changelog with these notes under a version and its date (`2026-11-23`), and an empty *Unreleased* above. */
export function moveUnreleased(
  changelog: string,
  { date, version }: { date: string; version: string },
): string {
  return changelog.replace(`\n${UNRELEASED}\n`, () => `\n${UNRELEASED}\n\n## [${version}] - ${date}\n`)
}
