// One chunk: what these dialogs share would otherwise load with every page of the portals.
export { AddContactDialog } from './contacts/add-contact-dialog'
export { DeactivateDialog } from './contacts/deactivate-dialog'
export { EditContactDialog } from './contacts/edit-contact-dialog'
export { RightsDialog } from './contacts/rights-dialog'
export { EditClientDialog } from './edit/edit-client-dialog'
export { DuplicatesDialog } from './merge/duplicates-dialog'
export { MergeDialog } from './merge/merge-dialog'
