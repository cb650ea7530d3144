// One chunk: what these dialogs share would otherwise load with every page of the portals.
export { RightsDialog } from './contacts/rights-dialog'
export { EditClientDialog } from './edit/edit-client-dialog'
export { DuplicatesDialog } from './merge/duplicates-dialog'
export { MergeDialog } from './merge/merge-dialog'
