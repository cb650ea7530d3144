import { emailAddress, line } from './text.ts'

/** The fields with which visitors introduce themselves in the forms of the site. */
export const visitorFields = {
  name: line({ label: 'Name', min: 2, required: 'Name must be at least 2 characters' }),
  email: emailAddress('Please enter a valid email address'),
  company: line({ label: 'Company name', min: 2, required: 'Company name must be at least 2 characters' }),
}
