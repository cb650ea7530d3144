import type { DocumentTemplate } from './document-template.ts'

export const scopeOfWork: DocumentTemplate = {
  version: '2',
  title: 'Scope of Work',
  purpose:
    'This document describes what {provider} will build for {client} in {project}, what is not included, and how both parties know that it is done.',
  sections: [
    {
      heading: 'What we set up',
      paragraphs: [
        '{description}',
        'The tasks, their owners and their dates are listed in the client portal. That list, as last approved by {client}, is part of this scope.',
      ],
    },
    {
      heading: 'What is not included',
      paragraphs: [
        'Anything not described above or on the task list, changes to systems that {client} has not named, and subscription costs after the handover.',
        'If something is missing, either party may propose it in writing with its price and effect on the schedule. It is added once both agree.',
      ],
    },
    {
      heading: 'What we need from you',
      paragraphs: [
        'Access to the relevant accounts, content that only {client} has, and answers to questions and reviews within three business days. Later answers move the dates accordingly.',
      ],
    },
    {
      heading: 'Accounts and ownership',
      paragraphs: [
        'Accounts are opened in the name of {client} wherever the vendor allows it. Other accounts are transferred at the end of the project. Content written or recorded for {project} belongs to {client} once it is paid for.',
      ],
    },
    {
      heading: 'How we know it is done',
      paragraphs: [
        'The acceptance checklist defines what must work. The project is complete when every required item has passed and every task has been approved.',
      ],
    },
  ],
}
