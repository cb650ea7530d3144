import { AppError, type PasswordOwner, personalRefusal, plainForms } from '@tallgrass/domain'

const KNOWN = 'This password is one of the best known ones, so others will try it. Please choose another.'

/**
 * The rules that every new password has to meet beside those of its form. Throws INVALID at `path` for one of the best
 * known passwords, or one that contains the owner's name, username or address.
 */
export async function ensureGoodPassword(
  password: string,
  owner: PasswordOwner,
  path = 'password',
): Promise<void> {
  const message = personalRefusal(password, owner) ?? ((await isKnown(password)) ? KNOWN : undefined)
  if (message) throw new AppError('INVALID', message, { issues: [{ path, message }] })
}

let list: Promise<ReadonlySet<string>> | undefined

async function isKnown(password: string): Promise<boolean> {
  list ??= loadKnownPasswords()
  const known = await list
  return plainForms(password).some((form) => known.has(form))
}

/** Imported on demand: it takes 30 ms and 5 MB, and most processes never need it. */
async function loadKnownPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
