import { assistant, ownAnswers, signInPassage } from '@tallgrass/brand'
import type { OwnTopic } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import type { AskedOwn } from '../chat/answer-own.ts'
import { toLink } from '../chat/to-link.ts'
import { answerCalls } from './answer-calls.ts'
import { answerDocuments } from './answer-documents.ts'
import { answerDue } from './answer-due.ts'
import { answerInvoices, answerOpen, answerPaid } from './answer-money.ts'
import { answerPerson, answerSupport } from './answer-person.ts'
import { answerProgress } from './answer-progress.ts'
import { answerRights } from './answer-rights.ts'
import { answerWaiting } from './answer-waiting.ts'

/** Each reads with the scope of the client who asks, by the verbs of their screens. */
const answers: Record<OwnTopic, (ctx: ClientCtx, asked: AskedOwn) => Promise<string>> = {
  waiting: answerWaiting,
  due: answerDue,
  paid: answerPaid,
  open: answerOpen,
  invoices: answerInvoices,
  documents: answerDocuments,
  calls: answerCalls,
  progress: answerProgress,
  rights: answerRights,
  account: async ({ settings }) => `${ownAnswers.account} ${toLink('Profile', '/portal/profile', settings)}`,
  support: answerSupport,
}

/** Answers a client from their own records; undefined if the site’s own answer suits them as it is. */
export async function answerClient(ctx: ClientCtx, asked: AskedOwn): Promise<string | undefined> {
  const { answer } = asked
  if (answer.kind === 'own') {
    return (await Promise.all(answer.topics.map((topic) => answers[topic](ctx, asked)))).join('\n\n')
  }
  if (answer.kind === 'small-talk') return answer.talk === 'hello' ? ownAnswers.hello : undefined
  if (answer.kind === 'unknown') {
    const way = await answerPerson(ctx, asked)
    return way && `${assistant.unknown}\n\n${way}`
  }
  if (answer.kind === 'found' && answer.passages.includes(signInPassage)) return ownAnswers.hello
  if (answer.kind === 'form' || (answer.kind === 'found' && answer.intent === 'person')) {
    return answerPerson(ctx, asked)
  }
  return undefined
}
