import type { Role } from '@tallgrass/domain'

export interface DemoFile {
  /** The project, by its name. */
  project: string
  name: string
  content: string
  by: Role
  daysAgo: number
  internal?: boolean
}

/** A few small files of the projects. */
export const demoFiles: DemoFile[] = [
  {
    project: 'Installer courses',
    name: 'Sealing handbook, contents.md',
    content:
      '# Sealing handbook\n\n1. Before the first bucket\n2. Weather and temperature\n3. Edges first, then the field\n4. Curing and opening to traffic\n5. What to write down\n',
    by: 'CLIENT',
    daysAgo: 58,
  },
  {
    project: 'Installer courses',
    name: 'Quiz results of the pilot group.csv',
    content: 'Course,Installers,Passed,Average\nSafety,6,6,94\nWeather,6,5,88\nEdges,6,4,81\n',
    by: 'ADMIN',
    daysAgo: 20,
  },
  {
    project: 'Installer courses',
    name: 'Hours so far.txt',
    content: 'Storyboards 14 h, recording 9 h, packaging 4 h. Two review rounds left in the estimate.\n',
    by: 'ADMIN',
    daysAgo: 12,
    internal: true,
  },
  {
    project: 'Estimate follow-up',
    name: 'Messages as they are sent.txt',
    content:
      'Day 2: Do you have questions about the estimate?\nDay 5: We still hold the week for you.\nDay 9: Shall we call?\n',
    by: 'ADMIN',
    daysAgo: 120,
  },
]
