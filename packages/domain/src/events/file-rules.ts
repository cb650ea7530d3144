import { fileAnchor } from '../file-anchor.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `file.${string}`>
type Facts = EventFacts['file.added']

/** About the project, so that several files at once become one mail. */
const about = ({ projectId: id }: Facts) => ({ entity: 'project', id }) as const
const sentence = ({ file, person, project }: Facts) => `${person} added “${file}” to ${project}.`

/** Events of files, told to the other side. Files of messages and hand-ins are told of with those. */
export const fileRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'file.added': {
    about,
    administrators: {
      sentence: (facts) => (facts.by === 'CLIENT' ? sentence(facts) : null),
      path: ({ fileId, projectId }) => `/portal/admin/projects/${projectId}?tab=files#${fileAnchor(fileId)}`,
      mail: { label: 'A client adds a file', time: 'now' },
    },
    contacts: {
      sentence: (facts) => (facts.by === 'ADMIN' ? sentence(facts) : null),
      path: ({ fileId, projectId }) => `/portal/projects/${projectId}?tab=documents#${fileAnchor(fileId)}`,
      mail: { label: 'We add a file for you', time: 'now' },
      concerns: ({ organizationId }) => ({ organizationId }),
    },
  },
}
