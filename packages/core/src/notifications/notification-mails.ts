import { names } from '@tallgrass/brand'
import { idOf } from '@tallgrass/contracts'
import { type Db, listWorthMailing } from '@tallgrass/db'
import { countOf } from '@tallgrass/domain'
import { z } from 'zod'
import { composeMail, defineMail } from '../mail/mail-template.ts'

/** Mail programs show no more. */
const MAX_SUBJECT = 120

const item = z.object({
  sentence: z.string(),
  url: z.string(),
  /** The id of the record. When the record is erased, so is this item. */
  about: z.string(),
  /** Missing in older messages. */
  id: idOf('Notification').optional(),
})

const facts = z.object({
  name: z.string(),
  /** Each with the page that shows it. */
  items: z.tuple([item], item),
  /** How many are not listed. */
  more: z.int(),
  /** The reader's dashboard. */
  home: z.string(),
  /** The page on which the reader chooses what is mailed. */
  preferences: z.string(),
  /** False if the reader cannot choose, because all of it is always mailed. Then the link is that page, too. */
  canEnd: z.boolean().default(true),
})
type NotificationFacts = z.infer<typeof facts>

/** The mails about events that have no message of their own. Their sealed link ends those that people choose. */
export const notificationMails = {
  notification: defineMail('notification', {
    data: facts,
    whenSent: withoutPast,
    compose: (data, unsubscribe) => {
      const [{ sentence, url }, ...others] = data.items
      const subject = subjectOf(sentence)
      return composeNotification(data, {
        subject: others.length === 0 ? subject : `${subject}, and more`,
        button: { label: 'Open', link: url },
        unsubscribe,
      })
    },
  }),
  'daily-summary': defineMail('daily-summary', {
    data: facts,
    whenSent: withoutPast,
    compose: (data, unsubscribe) => {
      const count = data.items.length + data.more
      const [{ url }] = data.items
      return composeNotification(data, {
        subject: `${countOf(count, 'update')} from ${names.business}`,
        // Alone, it is not in a list with its link.
        button:
          count === 1 ? { label: 'Open', link: url } : { label: 'Open your dashboard', link: data.home },
        unsubscribe,
      })
    },
  }),
}

/** The message without what was read, done or cancelled since; undefined if that is all of it. */
async function withoutPast(data: NotificationFacts, { db, now }: { db: Db; now: Date }) {
  const kept = new Set(await listWorthMailing(db, { ids: data.items.flatMap(({ id }) => id ?? []), now }))
  const [first, ...others] = data.items.filter(({ id }) => id === undefined || kept.has(id))
  return first && { ...data, items: [first, ...others] satisfies NotificationFacts['items'] }
}

/** The first line without its period; a sentence may end with what a client wrote. */
function subjectOf(sentence: string): string {
  const [line = ''] = sentence.split('\n')
  const subject = line.replace(/\.$/, '')
  return subject.length > MAX_SUBJECT ? `${subject.slice(0, MAX_SUBJECT)}…` : subject
}

interface Frame {
  subject: string
  button: { label: string; link: string }
  unsubscribe: string
}

function composeNotification(
  { canEnd, items, more, name, preferences }: NotificationFacts,
  { unsubscribe, ...frame }: Frame,
) {
  const [first, ...others] = items
  return composeMail({
    ...frame,
    preview: first.sentence,
    greeting: `Hello ${name},`,
    paragraphs: others.length === 0 ? [first.sentence] : [],
    items: others.length === 0 ? [] : items.map(({ sentence, url }) => ({ text: sentence, link: url })),
    note: more === 0 ? 'The portal shows the details.' : `The portal shows ${more} more.`,
    choices: { preferences, ...(canEnd && { unsubscribe }) },
    signature: names.business,
  })
}
