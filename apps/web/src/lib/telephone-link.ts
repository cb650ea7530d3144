import { contact } from '@tallgrass/brand'

/** Dials the number of the business. */
export const telephoneLink = `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`
