import type { ContactRight } from '../contact-right.ts'
import { formatLongDate } from '../date-in-zone.ts'
import type { OrganizationId } from '../ids.ts'
import { TAKE_BACK_MS } from '../take-back.ts'
import { taskAnchor } from '../task-anchor.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `task.${string}` | `project.${string}`>
type TaskFacts = Omit<EventFacts['task.approved'], 'person'>
type ProjectFacts = EventFacts['project.activated']

const aboutTask = ({ taskId: id }: TaskFacts) => ({ entity: 'task', id }) as const
const aboutProject = ({ projectId: id }: ProjectFacts) => ({ entity: 'project', id }) as const
const adminPath = ({ projectId }: ProjectFacts) => `/portal/admin/projects/${projectId}`
const clientPath = ({ projectId }: ProjectFacts) => `/portal/projects/${projectId}`
const adminTask = (facts: TaskFacts) => `${adminPath(facts)}#${taskAnchor(facts.taskId)}`
const clientTask = (facts: TaskFacts) => `${clientPath(facts)}#${taskAnchor(facts.taskId)}`
const everyContact = ({ organizationId }: { organizationId: OrganizationId }) => ({ organizationId })
const contactsWho =
  (right: ContactRight) =>
  ({ organizationId }: { organizationId: OrganizationId }) => ({ organizationId, right })

/** True on whatever day it is read, also after the due date. */
function due({ dueDate, overdue, project, task, toReview }: EventFacts['task.due'], review: string): string {
  const day = formatLongDate(dueDate)
  const what = `“${task}” in ${project}`
  if (overdue) return `${what} was due on ${day}${toReview ? ` and waits for ${review}` : ''}.`
  return toReview
    ? `Reminder: ${what}, due on ${day}, waits for ${review}.`
    : `Reminder: the due date of ${what} is ${day}.`
}

/** Events of projects and their tasks. */
export const projectRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'task.ready_for_review': {
    about: aboutTask,
    contacts: {
      sentence: ({ project, task }) => `“${task}” in ${project} is ready for your review.`,
      path: clientTask,
      mail: { label: 'A task is ready for your review', time: 'now' },
      concerns: contactsWho('reviews'),
    },
  },
  'task.handed_in': {
    about: aboutTask,
    administrators: {
      sentence: ({ person, project, task }) =>
        `${person} finished “${task}” in ${project}. It is ready for your review.`,
      path: adminTask,
      mail: { label: 'A client finishes a task', time: 'now' },
    },
  },
  'task.approved': {
    about: aboutTask,
    administrators: {
      sentence: ({ person, project, task }) => `${person} approved “${task}” in ${project}.`,
      path: adminTask,
      mail: { label: 'A client approves a task', time: 'now', waitMs: TAKE_BACK_MS },
    },
  },
  'task.changes_requested': {
    about: aboutTask,
    administrators: {
      sentence: ({ person, project, task }) => `${person} requested changes to “${task}” in ${project}.`,
      path: adminTask,
      mail: { label: 'A client requests changes', time: 'now', waitMs: TAKE_BACK_MS },
    },
  },
  'task.answered': {
    about: aboutTask,
    contacts: {
      sentence: ({ approved, project, task }) =>
        approved
          ? `We approved “${task}” in ${project}.`
          : `We requested changes to “${task}” in ${project}.`,
      path: clientTask,
      mail: { label: 'We review a task that you finished', time: 'now', waitMs: TAKE_BACK_MS },
      concerns: everyContact,
    },
  },
  'task.review_taken_back': {
    about: aboutTask,
    administrators: {
      sentence: ({ approved, by, person, project, task }) =>
        by === 'CLIENT'
          ? `${person} took back ${approved ? 'the approval of' : 'the request for changes to'} “${task}” in ${project}.`
          : null,
      path: adminTask,
      mail: { label: 'A client takes back a review', time: 'daily' },
    },
    contacts: {
      sentence: ({ approved, by, project, task }) =>
        by === 'ADMIN'
          ? `We took back ${approved ? 'our approval of' : 'our request for changes to'} “${task}” in ${project}.`
          : null,
      path: clientTask,
      mail: { label: 'We take back a review', time: 'daily' },
      concerns: everyContact,
    },
  },
  'task.due': {
    about: aboutTask,
    administrators: {
      sentence: (facts) => (facts.waitsFor === 'ADMIN' ? due(facts, 'our review') : null),
      path: adminTask,
      mail: { label: 'A task of ours is due', time: 'daily', daytime: true },
    },
    contacts: {
      sentence: (facts) => (facts.waitsFor === 'CLIENT' ? due(facts, 'your review') : null),
      path: clientTask,
      mail: { label: 'A task that waits for you is due', time: 'now', daytime: true },
      // All contacts may work on a task of theirs.
      concerns: (facts) => (facts.toReview ? contactsWho('reviews') : everyContact)(facts),
    },
  },
  'project.activated': {
    about: aboutProject,
    administrators: {
      sentence: ({ project }) => `${project} has started.`,
      path: adminPath,
      mail: { label: 'A project starts', time: 'daily' },
    },
    contacts: {
      sentence: ({ project }) => `${project} has started.`,
      path: clientPath,
      mail: { label: 'A project starts', time: 'now' },
      concerns: everyContact,
    },
  },
  'project.completed': {
    about: aboutProject,
    administrators: {
      sentence: ({ project }) => `${project} is complete.`,
      path: adminPath,
      mail: { label: 'A project is completed', time: 'daily' },
    },
    contacts: {
      sentence: ({ project }) => `${project} is complete.`,
      path: clientPath,
      mail: { label: 'A project is completed', time: 'now' },
      concerns: everyContact,
    },
  },
}
