import type { Contact } from '@tallgrass/contracts'
import { DOCUMENT_TERM_DAYS } from '@tallgrass/domain'

interface Channels {
  emailEnabled: boolean
  /** Also true if the e-signature service sends the email, which invites no one. */
  signersEmailed: boolean
}

/** Says before a document is sent how those who may sign it learn of it. `name`: while they are unknown. */
export function sendingAhead(
  { name, signers }: { name: string; signers: Contact[] },
  { emailEnabled, signersEmailed }: Channels,
): string {
  const [only, ...others] = signers
  const who = others.length > 0 ? 'The signer' : (only?.name ?? name)
  const lacking = signers.some(({ hasAccount }) => !hasAccount) && (others.length > 0 ? 'maybe' : 'surely')
  const term = `within ${DOCUMENT_TERM_DAYS} days`
  if (signersEmailed) {
    const sentence = `${who} gets an email with a link to read and sign it ${term}.`
    if (!emailEnabled || !lacking) return sentence
    const whom = lacking === 'maybe' ? 'a signer who has no account yet' : 'them'
    return `${sentence} The email also invites ${whom} to create an account.`
  }
  const able = `${who} can read and sign it in the client portal ${term}`
  const unsent = 'No email is sent because no mail server is configured, so'
  if (lacking === 'surely')
    return `${able}, once they have an account. ${unsent} invite them on the client’s page.`
  if (lacking === 'maybe')
    return `${able}. ${unsent} let them know yourself, and invite a signer who has no account yet on the client’s page.`
  return `${able}. ${unsent} let them know yourself.`
}
