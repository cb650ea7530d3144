import { contactEmail } from '@tallgrass/brand'

/** Opens the visitor's mail client. The address is assembled only now, so that the page never contains it. */
export function writeToUs() {
  window.location.href = `mailto:${contactEmail()}`
}
