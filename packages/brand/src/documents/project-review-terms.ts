import type { DocumentTemplate } from './document-template.ts'

export const projectReviewTerms: DocumentTemplate = {
  version: '2',
  title: 'Project Review Terms',
  purpose:
    'These terms describe how {client} reviews the work of {provider} on {project}, and what an approval means.',
  sections: [
    {
      heading: 'How a review works',
      paragraphs: [
        'When a task is ready, {client} finds it in the client portal and either approves it or requests specific changes. Each round is numbered, and what was reviewed is kept with the decision.',
        'A request for changes should list everything known to be wrong, so that one round can resolve it.',
      ],
    },
    {
      heading: 'How long it takes',
      paragraphs: [
        '{client} reviews within five business days. {provider} responds to a request for changes, or says when it will, within three.',
        'The price includes two rounds of changes per task. Further rounds for the same request are billed by the hour, with advance notice.',
      ],
    },
    {
      heading: 'What an approval means',
      paragraphs: [
        'An approval confirms that the task is done as described. Anyone to whom {client} has given access to the portal may give it.',
        'Defects that existed at the time of approval but appear later are fixed at no charge for 30 days after the handover.',
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
