import { hours } from './hours.ts'

/** What the assistant says to clients beside the facts from their records. */
export const ownAnswers = {
  hello:
    'Hello! Ask me what is waiting for you, when something is due, what you have paid, where a document is, or how far your project is.',
  /** For a person, with a link to the messages of the only project. */
  writeToUs: `Write to us in the messages of your project, and a person answers within ${hours.replyWithinHours} hours. Your question is filled in:`,
  /** The same for several projects, before the links. */
  whichProject: `Which project is it about? Its messages reach a person, who answers within ${hours.replyWithinHours} hours. Your question is filled in.`,
  account:
    'Your profile shows your name, your email, your company and who has access. For a new password, sign out and choose “Forgot password?” where you sign in. For another name or email, write to us and we will change it for you.',
} as const
