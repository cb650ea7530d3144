import type { Role } from '@tallgrass/domain'

export interface DemoMessage {
  daysAgo: number
  by: Role
  body: string
  /** A note among administrators. */
  internal?: true
  /** The position of the message that it answers. */
  quotes?: number
}

/** The thread of one project, oldest first. Each side has still to read what the other wrote last. */
export const demoThread: { email: string; project: string; messages: DemoMessage[] } = {
  email: 'client@tallgrass.example',
  project: 'Installer courses',
  messages: [
    {
      daysAgo: 20,
      by: 'ADMIN',
      body: 'The first two courses are ready to look at. Three things would help us with the others:\n\n- the photos of the **edge profiles**\n- the name of the sealer that you use now\n- who signs off the safety page',
    },
    {
      daysAgo: 19,
      by: 'CLIENT',
      body: 'The sealer is the same as in the handbook, page 12. Photos follow this week. For safety, please ask me.',
      quotes: 0,
    },
    {
      daysAgo: 18,
      by: 'ADMIN',
      body: 'Page 12 names a product that is no longer sold. Ask on the next call, do not guess.',
      internal: true,
    },
    {
      daysAgo: 6,
      by: 'CLIENT',
      body: 'Two of our installers tried the course on their phones. They liked it, but the quiz at the end was *too easy*.',
    },
    {
      daysAgo: 5,
      by: 'ADMIN',
      body: 'Good to hear. We will make question 4 and 5 harder and tell you when it is done.',
      quotes: 3,
    },
    {
      daysAgo: 0.4,
      by: 'ADMIN',
      body: 'Done: the quiz now asks for the order of the steps, too. Please review it when you have a minute.',
    },
  ],
}
