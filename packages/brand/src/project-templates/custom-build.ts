import type { ProjectTemplate } from './project-template.ts'

export const customBuild: ProjectTemplate = {
  tasks: [
    {
      owner: 'CLIENT',
      title: 'Describe a day with the thing you want',
      detail: 'Who opens it, what they do, and what they no longer have to do. No technical terms needed.',
      day: 4,
    },
    {
      owner: 'ADMIN',
      title: 'Write down what is built and what is not',
      detail: 'Two pages that we both agree on before anything is made.',
      day: 9,
    },
    {
      owner: 'ADMIN',
      title: 'Show a clickable version',
      detail: 'With made-up data, to find out early what is missing.',
      day: 18,
    },
    {
      owner: 'CLIENT',
      title: 'Send us real examples',
      detail: 'Ten records from last month, among them two that were trouble.',
      day: 21,
    },
    {
      owner: 'ADMIN',
      title: 'Build the first part that is useful on its own',
      detail: 'You can work with it while we build the rest.',
      day: 35,
    },
    {
      owner: 'ADMIN',
      title: 'Build the rest',
      detail: 'In parts of about a week, each for you to try.',
      day: 56,
    },
    {
      owner: 'ADMIN',
      title: 'Hand it over',
      detail: 'Access, documentation, backups, and an hour with the person who will maintain it.',
      day: 63,
    },
  ],
  checklist: [
    { item: 'Everything on the two pages works with real data', required: true },
    { item: 'A backup was made and read back', required: true },
    { item: 'Two people at your business can use it without help', required: true },
    { item: 'You have access to every account and to the source code', required: true },
    { item: 'The documentation says how to change what changes often', required: true },
    { item: 'It is usable on a phone', required: false },
  ],
  tools: [
    { toolName: 'Hosting', vendor: null, plan: 'Smallest plan with daily backups', setupNotes: null },
    { toolName: 'Domain name', vendor: null, plan: 'Yearly', setupNotes: 'Registered to the business.' },
  ],
}
