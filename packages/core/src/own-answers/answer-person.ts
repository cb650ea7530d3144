import { assistant, knowledge, ownAnswers } from '@tallgrass/brand'
import { messagesPath, threadObstacle } from '@tallgrass/domain'
import type { ClientCtx } from '../authorize.ts'
import type { AskedOwn } from '../chat/answer-own.ts'
import { toLink } from '../chat/to-link.ts'
import { listProjects } from '../projects/list-projects.ts'
import { listed } from './listed.ts'
import { namedIn } from './named-in.ts'
import { questionFor } from './question-for.ts'

const MAX_READ = 50

/** Leads to the messages of the client’s project, with the question filled in; undefined without a project. */
export async function answerPerson(ctx: ClientCtx, asked: AskedOwn): Promise<string | undefined> {
  const { items } = await listProjects(ctx, { limit: MAX_READ, sort: 'newest' })
  const current = items.filter((project) => threadObstacle(project) === undefined)
  const question = questionFor(asked)
  const projects = namedIn(question, current, ({ name }) => name)
  const links = projects.map(({ id, name }) => toLink(name, messagesPath(id, question), ctx.settings))
  const sorry = asked.answer.kind === 'found' && asked.answer.apologizes ? `${assistant.apology}\n` : ''
  if (links.length === 0) return undefined
  if (links.length === 1) return `${sorry}${ownAnswers.writeToUs} ${links[0]}`
  return `${sorry}${listed(ownAnswers.whichProject, links)}`
}

/** The same for someone who may have no project, and is then told how else to reach a person. */
export async function answerSupport(ctx: ClientCtx, asked: AskedOwn): Promise<string> {
  const contact = knowledge.find(({ id }) => id === 'contact')
  const reach = contact
    ? `${contact.text} ${toLink(assistant.person, contact.href, ctx.settings)}`
    : assistant.askUs
  return (await answerPerson(ctx, asked)) ?? reach
}
