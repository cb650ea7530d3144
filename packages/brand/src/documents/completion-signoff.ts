import type { DocumentTemplate } from './document-template.ts'

export const completionSignoff: DocumentTemplate = {
  version: '3',
  title: 'Completion Sign-off',
  purpose:
    'By signing, {client} and {provider} agree that {project} is complete as recorded here and has been handed over.',
  sections: [
    {
      heading: 'What was delivered',
      paragraphs: [
        'Status of the tasks of {project} on {date}:',
        '{tasks}',
        'Status of the acceptance checklist on that date:',
        '{checklist}',
        '{description}',
      ],
    },
    {
      heading: 'Handover',
      paragraphs: [
        'Status of the transfer of tools and accounts to {client} on {date}:',
        '{tools}',
        'At handover, {client} changes all passwords known to {provider}. {provider} keeps no access unless {client} requests it in writing, and shows {client} how to run what was built and where to find the instructions.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'Invoices issued for the project through {date}:',
        '{invoices}',
        'Unpaid amounts remain due, and work that was agreed but not yet invoiced will still be invoiced. From the handover on, subscriptions are in the name of {client}.',
      ],
    },
    {
      heading: 'Afterwards',
      paragraphs: [
        'For 30 days, {provider} fixes anything that does not work as agreed, at no charge. New requests, however small, are a new project.',
      ],
    },
  ],
}
