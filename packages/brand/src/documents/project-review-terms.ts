import type { DocumentTemplate } from './document-template.ts'

export const projectReviewTerms: DocumentTemplate = {
  version: '1',
  title: 'Project Review Terms',
  purpose:
    'These terms say how {client} reviews the work of {provider} on {project}, and what an approval means.',
  sections: [
    {
      heading: 'How a review goes',
      paragraphs: [
        'When a task is ready, {client} finds it in the client portal and either approves it or asks for changes and says which. Each round is numbered, and what was reviewed is kept with the decision.',
        'A request for changes should name everything that is known to be wrong, so that one round can settle it.',
      ],
    },
    {
      heading: 'How long it takes',
      paragraphs: [
        '{client} reviews within five business days. {provider} answers a request for changes, or says when it will be answered, within three.',
        'Two rounds of changes for a task are part of the price. Further rounds for the same wish are charged by the hour after they have been announced.',
      ],
    },
    {
      heading: 'What an approval means',
      paragraphs: [
        'An approval says that the task is done as described. It may be given by anyone to whom {client} has given access to the portal.',
        'Faults that show later and were there at the time of the approval are mended without charge for 30 days after the handover.',
      ],
    },
    {
      heading: 'Comments and data',
      paragraphs: [
        'Comments in the portal are kept with the project. Please leave passwords and the personal data of customers out of them.',
      ],
    },
  ],
}
