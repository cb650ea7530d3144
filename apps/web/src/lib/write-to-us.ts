import { contactEmail } from '@tallgrass/brand'

/** Opens the visitor's mail client. The address is put together only now, so that the page never holds it. */
export function writeToUs() {
  window.location.href = `mailto:${contactEmail()}`
}
