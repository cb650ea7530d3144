import type { ProjectMessage, SessionUser } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'
import { admin, client } from './people.ts'
import { tasks } from './projects.ts'

const [task] = tasks

function by({ id, name, picture, role }: SessionUser): Pick<ProjectMessage, 'author' | 'side'> {
  return { author: { id, name, picture }, side: role }
}

const plain = { internal: false, quoted: null, files: [], unread: false, editedAt: null, deletedAt: null }

/** The thread of the full project, oldest first. The note stands in the administrators’ alone. */
export const messages: ProjectMessage[] = [
  {
    ...plain,
    ...by(admin),
    id: mockId('Message', 1),
    body: `The greeting is drafted: [${task?.title}](/portal/projects/${task?.projectId}#task-${task?.id}).\n\n- It says **when** you call back\n- It offers the showroom`,
    createdAt: inDays(-3),
  },
  {
    ...plain,
    ...by(client),
    id: mockId('Message', 2),
    body: 'Sounds good. Could it mention that we close at *noon* on Saturdays?',
    quoted: {
      id: mockId('Message', 1),
      author: admin.name,
      excerpt: 'The greeting is drafted',
      internal: false,
      deleted: false,
    },
    createdAt: inDays(-2),
    editedAt: inDays(-2),
  },
  {
    ...plain,
    ...by(admin),
    id: mockId('Message', 3),
    body: 'Saturday hours are not in the contract. Check before we promise anything.',
    internal: true,
    createdAt: inDays(-2),
  },
  {
    ...plain,
    ...by(admin),
    id: mockId('Message', 4),
    body: '',
    createdAt: inDays(-1.5),
    deletedAt: inDays(-1),
  },
  {
    ...plain,
    ...by(admin),
    id: mockId('Message', 5),
    body: 'It does now. Listen to it when you have a minute.',
    createdAt: inDays(-1),
  },
]
