import { completionSignoff } from './documents/completion-signoff.ts'
import { masterServices } from './documents/master-services.ts'
import { projectReviewTerms } from './documents/project-review-terms.ts'
import { retainer } from './documents/retainer.ts'
import { scopeOfWork } from './documents/scope-of-work.ts'
import { statementOfWork } from './documents/statement-of-work.ts'
import { toolsAgreement } from './documents/tools-agreement.ts'

/** Sample documents. A business should have a lawyer review them before sending the first one. */
export const documents = {
  /** The document to sign at each step of the workflow. */
  byType: {
    retainer,
    scope_of_work: scopeOfWork,
    project_review_terms: projectReviewTerms,
    completion_signoff: completionSignoff,
  },

  /** The terms attached to it, by type of agreement. */
  terms: {
    MSA: masterServices,
    SOW: statementOfWork,
    TOOLS: toolsAgreement,
  },

  /** The signer's consent before signing. Raise the version with every change. */
  consent: {
    version: '1',
    label: 'I agree to use electronic records and signatures',
    text: 'I have read the whole document and agree to sign it electronically, with the same effect as a signature on paper. I can read, save and print electronic documents, and I can ask for a paper copy, or withdraw this consent for later documents, by writing to the business at any time and without charge.',
  },
} as const
