import { names } from './names.ts'

/** The texts of the Privacy and Terms dialogs and pages. */
export const legal = {
  privacy: {
    title: 'Privacy',
    text: `${names.business} collects only the minimal data needed to answer you and to do the work you ask for. Your information is not sold.`,
  },
  terms: {
    title: 'Terms',
    text: `The services of ${names.business} are provided as-is, without warranties beyond those we agree to in writing.`,
  },
} as const
