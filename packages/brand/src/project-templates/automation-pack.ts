import type { ProjectTemplate } from './project-template.ts'

export const automationPack: ProjectTemplate = {
  tasks: [
    {
      owner: 'CLIENT',
      title: 'List the jobs that are done by hand every week',
      detail: 'What starts each one, what it takes, and what happens when it is forgotten.',
      day: 3,
    },
    {
      owner: 'ADMIN',
      title: 'Choose the three that pay back first',
      detail: 'With the hours that each one costs today and what could go wrong with it.',
      day: 6,
    },
    {
      owner: 'CLIENT',
      title: 'Give us access to the relevant accounts',
      detail: 'By invitation, never by sharing a password. We tell you which rights are needed and why.',
      day: 8,
    },
    {
      owner: 'ADMIN',
      title: 'Build the first automation',
      detail: 'With a log that says in plain words what it did and what it left to a person.',
      day: 14,
    },
    {
      owner: 'ADMIN',
      title: 'Build the second and the third',
      detail: 'In the form that you approved with the first one.',
      day: 24,
    },
    {
      owner: 'ADMIN',
      title: 'Write the page for bad days',
      detail: 'How to pause each automation, how to do its job by hand, and whom to call.',
      day: 27,
    },
    {
      owner: 'CLIENT',
      title: 'Work with it for a week',
      detail: 'Tell us about everything that you had to correct.',
      day: 34,
    },
  ],
  checklist: [
    { item: 'Each automation ran for five working days without help', required: true },
    { item: 'A failure sends a message to a person', required: true },
    { item: 'Nothing is sent to a customer twice', required: true },
    { item: 'Each automation can be paused by you', required: true },
    { item: 'Every account is in the name of the business', required: true },
    { item: 'The hours saved in the first week are written down', required: false },
  ],
  tools: [
    {
      toolName: 'Automation platform',
      vendor: null,
      plan: 'Smallest paid plan',
      setupNotes: 'Opened with the address of the business, not of a person.',
    },
    { toolName: 'Shared mailbox for notices', vendor: null, plan: null, setupNotes: null },
  ],
}
