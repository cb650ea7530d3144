import type { DocumentTemplate } from './document-template.ts'

export const completionSignoff: DocumentTemplate = {
  version: '1',
  title: 'Completion Sign-off',
  purpose: 'By signing, {client} and {provider} agree that {project} is complete and has been handed over.',
  sections: [
    {
      heading: 'What was delivered',
      paragraphs: [
        'Every task of {project} has been approved, and every required item of its acceptance checklist has passed. Both lists stand in the client portal as they were on {date}.',
        '{description}',
      ],
    },
    {
      heading: 'Handover',
      paragraphs: [
        'The tools and accounts of the project have been transferred to {client}, who has changed the passwords that {provider} knew. {provider} keeps no access unless {client} has asked for it in writing.',
        '{client} has been shown how to run what was built, and where its instructions are.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'With the payment of the final invoice nothing more is owed for the project. Subscriptions run in the name of {client} from the handover on.',
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
