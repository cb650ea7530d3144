// One chunk: what these dialogs share would otherwise load with the page.
export { ChangeEmailDialog } from './change-email-dialog'
export { EditProfileDialog } from './edit-profile-dialog'
export { PictureDialog } from './picture-dialog'
