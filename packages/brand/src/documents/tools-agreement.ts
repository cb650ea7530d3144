import type { DocumentTemplate } from './document-template.ts'

export const toolsAgreement: DocumentTemplate = {
  version: '1',
  title: 'Tools Agreement',
  purpose:
    'The terms under which {provider} sets up, looks after and hands over the tools of {project} for {client}.',
  sections: [
    {
      heading: 'The tools',
      paragraphs: [
        'The tools, their vendors and their plans are listed in the client portal, each with the state of its transfer. Nothing is bought that is not on that list.',
      ],
    },
    {
      heading: 'Who holds the account',
      paragraphs: [
        'Accounts are opened in the name of {client} wherever the vendor allows it. Where {provider} has to open one, it does so for {client} and transfers it at the end of the project at the latest.',
      ],
    },
    {
      heading: 'Who pays for it',
      paragraphs: [
        '{client} pays the vendors directly as soon as the account is its own. What {provider} has paid before is passed on as it is, with the vendor’s bill.',
      ],
    },
    {
      heading: 'Access and passwords',
      paragraphs: [
        '{provider} uses accounts of its own with no more rights than the work needs, shares passwords only through a password manager, and gives its access back when the project ends. {client} may take it away at any time.',
      ],
    },
    {
      heading: 'The vendors’ own terms',
      paragraphs: [
        'The terms of each vendor apply between the vendor and {client}. {provider} answers for its setup, not for the vendor’s service, and tells {client} of changes that it learns of.',
      ],
    },
    {
      heading: 'End',
      paragraphs: [
        'When the project ends, or earlier if {client} wishes, every tool is transferred with its data and its instructions, or closed after its data has been handed over.',
      ],
    },
  ],
}
