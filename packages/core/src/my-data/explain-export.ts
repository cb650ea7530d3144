import { contact, names } from '@tallgrass/brand'
import { toInstant } from '@tallgrass/domain'

interface Explained {
  name: string
  email: string
  emailVerifiedAt: string | null
}

const UNCONFIRMED = `
You have not confirmed your address. What we have under it alone, such as emails, calls without
signing in and waitlists, is not in this archive: confirm it, and ask again.
`

/** The text at the beginning of the archive. */
export function explainExport({ email, emailVerifiedAt, name }: Explained, madeAt: Date): string {
  return `Your data at ${names.business}: ${name}, ${email}, as of ${toInstant(madeAt)}.
${emailVerifiedAt === null ? UNCONFIRMED : ''}
profile.json          Your account. picture.webp is your picture, if you have one.
organization.json     What is known about the organization that you act for.
account/              Everything about your access:
  sign-ins.json         When, how and from where you signed in, and attempts that failed.
  sessions.json         Where you are signed in now.
  devices.json          Browsers that you have used before.
  passkeys.json         Your passkeys by their names. Secrets are not in this archive.
  api-keys.json         Your API keys by their names and what they may do, without the keys themselves.
  sign-in-accounts.json Accounts elsewhere that you sign in with.
  address-changes.json  Changes of your email address.
  preferences.json      What you want to be emailed about.
  invitations.json      Invitations to your address.
  notifications.json    What the bell told you in the last 90 days.
  mails.json            Emails to you, with the facts they were made of.
  drafts.json           Messages that you began and did not send.
  audit-log.json        What the audit log recorded of you.
projects.json         Projects that you are in charge of, and tasks.json your tasks in them.
messages.json         Messages that you wrote.
hand-ins.json         Work that you sent for review, and reviews.json your own reviews.
conversations.json    Chats with you on our site.
calls.json            Your calls with us, and leads.json what you told us before you became a client.
waitlist.json         Waitlists that you joined.
invoices.json         The invoices of your organization.
documents.json        Documents that you signed or are to sign, with their files in documents/.
files.json            Files that you uploaded, with their content in files/. A file without a path did not
                      fit in, or its content is missing; the portal shows it.

Times are in UTC. Files that end in .json open in a text editor or a browser. For questions, call us at ${contact.phone}.
`
}
