import { contactEmail } from '@tallgrass/brand'

/** The mail domain of the business itself, at which people of many clients may have an address. */
export const OWN_DOMAIN = contactEmail().split('@')[1] ?? ''
