/** The variable, also under an older name, with its value, which may be quoted and then span lines. */
const ASSIGNMENT =
  /^[ \t]*(?:export[ \t]+)?\w*BACKUP_PASSPHRASE\w*[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`)?[^\n]*(?:\n|$)/gm
const COMMENT_LINE = /^[ \t]*#[^\n]*backup[_ ]?pass[_ ]?phrase[^\n]*(?:\n|$)/gim
/** After a value. */
const COMMENT = /[ \t]+#[^\n]*backup[_ ]?pass[_ ]?phrase[^\n]*/gi

/** Settings for a backup: the phrase that opens it is never inside, wherever in the file it was written. */
export function withoutPassphrase(settings: string, passphrase: string | undefined): string {
  const others = settings.replaceAll(COMMENT_LINE, '').replaceAll(ASSIGNMENT, '').replaceAll(COMMENT, '')
  if (!passphrase) return others
  const lines = others.split('\n').filter((line) => !line.includes(passphrase))
  return lines.join('\n').replaceAll(passphrase, '')
}
