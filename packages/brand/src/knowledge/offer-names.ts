/** Words that people use for a service or product, by its passage. */
export const offerNames: Readonly<Record<string, string>> = {
  'service/speed-to-lead': 'lead outreach',
  'service/whatsapp-booking': 'whatsapp text texting bot',
  'service/ai-seo': 'seo search google',
  'service/ai-receptionist': 'receptionist phone voice answering',
  'service/review-flywheel': 'review rating reputation flywheel',
  'devlab/tallgrass-scorm': 'scorm course',
  'devlab/tallgrass-strides': 'strides',
}
