/** One chunk for the dialogs of the page. */
export { CreateKeyDialog } from './create-key-dialog'
export { RevokeKeyDialog } from './revoke-key-dialog'
