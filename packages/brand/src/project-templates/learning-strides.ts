import type { ProjectTemplate } from './project-template.ts'

export const learningStrides: ProjectTemplate = {
  tasks: [
    {
      owner: 'CLIENT',
      title: 'Choose one crew and three things that should get better',
      detail: 'Something you can see or count: callbacks, corrected quotes, near misses.',
      day: 3,
    },
    {
      owner: 'CLIENT',
      title: 'Let us ride along for a day',
      detail: 'We listen and take notes. No one is recorded without being asked.',
      day: 7,
    },
    {
      owner: 'ADMIN',
      title: 'Write the first twenty exercises',
      detail: 'Five minutes each: a call to answer, a quote to check, a hazard to find in a picture.',
      day: 16,
    },
    {
      owner: 'ADMIN',
      title: 'Set up the paths and the daily messages',
      detail: 'One path for each job, by text message at an hour that suits the crew.',
      day: 20,
    },
    {
      owner: 'CLIENT',
      title: 'Introduce it to the crew',
      detail: 'We bring a page with the answers to what crews usually ask, especially who sees what.',
      day: 22,
    },
    {
      owner: 'ADMIN',
      title: 'Look at the first two weeks together',
      detail: 'Which exercises were skipped, which were too easy, and what the crew says.',
      day: 37,
    },
  ],
  checklist: [
    { item: 'Everyone on the crew has received and answered an exercise', required: true },
    { item: 'Only the person sees their individual answers', required: true },
    { item: 'The weekly summary reaches the owner', required: true },
    { item: 'A person can pause the messages with one reply', required: true },
    { item: 'The three measures have a first value to compare with', required: true },
    { item: 'Exercises are available in Spanish', required: false },
  ],
  tools: [
    {
      toolName: 'Text messages for the crew',
      vendor: null,
      plan: 'Pay as you go',
      setupNotes: 'Everyone agrees to the messages before the first one is sent.',
    },
  ],
}
