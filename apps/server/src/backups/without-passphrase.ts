/** The variable with its value, which may be quoted and then span lines; also if it is commented out. */
const ASSIGNMENT =
  /^[ \t]*(?:#[ \t]*)*(?:export[ \t]+)?BACKUP_PASSPHRASE[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`)?[^\n]*(?:\n|$)/gm

/** Settings for a backup: the phrase that opens it is never inside, wherever in the file it was written. */
export function withoutPassphrase(settings: string, passphrase: string | undefined): string {
  const others = settings.replaceAll(ASSIGNMENT, '')
  if (!passphrase) return others
  const lines = others.split('\n').filter((line) => !line.includes(passphrase))
  return lines.join('\n').replaceAll(passphrase, '')
}
