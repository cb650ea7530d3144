/** Every page that a visitor can open, those included that are not there. */
export const visitorPages = [
  '/',
  '/small-business',
  '/automation-checklist',
  '/checklist-form',
  '/devlab',
  '/devlab/tallgrass-scorm',
  '/devlab/tallgrass-echo',
  '/devlab/tallgrass-strides',
  '/devlab/tallgrass-nothing',
  '/privacy',
  '/terms',
  '/invite/accept',
  '/reset-password',
  '/reset-password?token=unknown',
  '/nowhere',
] as const
