import type { DocumentTemplate } from './document-template.ts'

export const completionSignoff: DocumentTemplate = {
  version: '2',
  title: 'Completion Sign-off',
  purpose:
    'By signing, {client} and {provider} agree that {project} is complete as it is recorded here, and that it is handed over.',
  sections: [
    {
      heading: 'What was delivered',
      paragraphs: [
        'This is how the tasks of {project} stood on {date}:',
        '{tasks}',
        'This is how its acceptance checklist stood on that day:',
        '{checklist}',
        '{description}',
      ],
    },
    {
      heading: 'Handover',
      paragraphs: [
        'This is how the transfer of the tools and accounts of the project to {client} stood on {date}:',
        '{tools}',
        'With the handover {client} changes the passwords that {provider} knew. {provider} keeps no access unless {client} has asked for it in writing, and shows {client} how to run what was built and where its instructions are.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'These invoices were issued for the project until {date}:',
        '{invoices}',
        'What is not paid yet stays owed, and what was agreed and is not invoiced yet is still to be invoiced. Subscriptions run in the name of {client} from the handover on.',
      ],
    },
    {
      heading: 'Afterwards',
      paragraphs: [
        'For 30 days {provider} mends without charge what turns out not to work as agreed. New wishes are a new project, however small.',
      ],
    },
  ],
}
