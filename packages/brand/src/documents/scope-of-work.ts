import type { DocumentTemplate } from './document-template.ts'

export const scopeOfWork: DocumentTemplate = {
  version: '1',
  title: 'Scope of Work',
  purpose:
    'This document says what {provider} builds for {client} in {project}, what it does not build, and how both of you tell that it is done.',
  sections: [
    {
      heading: 'What we set up',
      paragraphs: [
        '{description}',
        'The single tasks, their owners and their dates stand in the client portal. The list there is part of this scope, in the state in which {client} last approved it.',
      ],
    },
    {
      heading: 'What is not part of it',
      paragraphs: [
        'Anything that is neither described above nor on the task list, changes to systems that {client} has not named, and the running cost of subscriptions after the handover.',
        'If something is missing, either party proposes it in writing with its price and its effect on the dates. It is added once both have agreed.',
      ],
    },
    {
      heading: 'What we need from you',
      paragraphs: [
        'Access to the accounts concerned, the contents that only {client} has, and an answer to questions and reviews within three business days. Dates move by the days that an answer takes longer.',
      ],
    },
    {
      heading: 'Accounts and ownership',
      paragraphs: [
        'Accounts are opened in the name of {client} wherever the vendor allows it. Others are transferred at the end of the project. What is written or recorded for {project} belongs to {client} once it is paid for.',
      ],
    },
    {
      heading: 'How we tell that it is done',
      paragraphs: [
        'The acceptance checklist of the project says what must work. It is complete when every required item has passed and every task has been approved.',
      ],
    },
  ],
}
