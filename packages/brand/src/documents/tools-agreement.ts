import type { DocumentTemplate } from './document-template.ts'

export const toolsAgreement: DocumentTemplate = {
  version: '2',
  title: 'Tools Agreement',
  purpose:
    'The terms under which {provider} sets up, maintains and hands over the tools of {project} for {client}.',
  sections: [
    {
      heading: 'The tools',
      paragraphs: [
        'The tools, their vendors and plans are listed in the client portal, each with its transfer status. Nothing outside that list is purchased.',
      ],
    },
    {
      heading: 'Who owns the accounts',
      paragraphs: [
        'Accounts are opened in the name of {client} wherever the vendor allows it. If {provider} has to open one, it does so for {client} and transfers it no later than the end of the project.',
      ],
    },
    {
      heading: 'Who pays',
      paragraphs: [
        '{client} pays the vendors directly once it owns the account. What {provider} paid before is passed on at cost, with the vendor’s invoice.',
      ],
    },
    {
      heading: 'Access and passwords',
      paragraphs: [
        '{provider} uses its own accounts with only the permissions the work requires, shares passwords only through a password manager, and gives up its access when the project ends. {client} may revoke it at any time.',
      ],
    },
    {
      heading: 'The vendors’ own terms',
      paragraphs: [
        'The terms of each vendor apply between the vendor and {client}. {provider} is responsible for its setup, not for the vendor’s service, and informs {client} of changes it learns of.',
      ],
    },
    {
      heading: 'End',
      paragraphs: [
        'When the project ends, or earlier at {client}’s request, every tool is transferred with its data and instructions, or closed after its data has been handed over.',
      ],
    },
  ],
}
