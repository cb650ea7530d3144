import { contact } from '@tallgrass/brand'

/** The `tel:` address of the business. */
export const telephoneLink = `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`
