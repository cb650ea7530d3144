// Written by `npm run check:api -- --write`. Do not edit.
import {
  acceptInvitationInput,
  acceptInvitationResult,
  addLeadInput,
  adminDashboard,
  adminInvoicePage,
  adminLoginInput,
  adminLoginResult,
  agreementCounts,
  agreementDetails,
  agreementId,
  agreementPage,
  answerVisitorInput,
  archiveOrganizationInput,
  auditPage,
  billableCosts,
  billableCostsInput,
  bookCallInput,
  bookedCall,
  bookingByToken,
  bookingId,
  bookingPage,
  calendarFeed,
  callLink,
  changePasswordInput,
  changeRoleInput,
  changeSignerInput,
  chatMessage,
  chatReply,
  chatSession,
  chatSessionId,
  chatState,
  checklistItem,
  checklistItemId,
  checklistPage,
  checkoutInput,
  checkoutOutcome,
  checkoutPage,
  checkoutSessionInput,
  checkoutView,
  chooseTimeInput,
  clientDashboard,
  closeLeadInput,
  closeWorkItemInput,
  colleagueInvitationId,
  colleagues,
  company,
  companyPerson,
  companyVersion,
  contact,
  contacts,
  contactsInput,
  conversationDetails,
  conversationPage,
  convertedLead,
  convertLeadInput,
  cost,
  costId,
  costPage,
  costTotals,
  createAgreementInput,
  createBookingInput,
  createChecklistItemInput,
  createContactInput,
  createCostInput,
  createdBooking,
  createInvitationInput,
  createInvoiceInput,
  createLeadInput,
  createProjectInput,
  createTaskInput,
  createToolInput,
  deactivateContactInput,
  declineDocumentInput,
  demoStack,
  demoStackInput,
  documentDetails,
  documentId,
  done,
  downloadAnswer,
  draftedAnswer,
  draftFiles,
  draftOfInput,
  duplicatePairs,
  editedLeadVersion,
  editedOrganizationVersion,
  editLeadInput,
  editMessageInput,
  eSignatureDocument,
  eSignatureDocumentPage,
  failedJob,
  fileId,
  filePage,
  followChatInput,
  forgotPasswordInput,
  foundDraft,
  getConversationInput,
  getLeadInput,
  handedIn,
  handInTaskInput,
  heldWork,
  hold,
  invitationId,
  invitationPage,
  invitationToken,
  invitationWithLink,
  inviteColleagueInput,
  invitedAccount,
  invitedColleague,
  inviteLeadInput,
  invoiceDetails,
  invoiceId,
  invoiceMail,
  invoicePage,
  invoiceSummary,
  issueInvoiceInput,
  jobReference,
  joinWaitlistInput,
  leadBoard,
  leadBoardInput,
  leadDetails,
  leadId,
  leadMatches,
  leadMatchesInput,
  leadPage,
  listAgreementsInput,
  listAuditInput,
  listBookingsInput,
  listConversationsInput,
  listDraftFilesInput,
  listFilesInput,
  listInvitationsInput,
  listInvoicesInput,
  listLeadsInput,
  listMessagesInput,
  listNotificationsInput,
  listOrganizationsInput,
  listOutboxInput,
  listProjectsInput,
  listReviewsInput,
  listSlotsInput,
  listUsersInput,
  listWaitlistInput,
  listWorkItemsInput,
  liveInput,
  liveMessage,
  loginInput,
  mailId,
  mailPreferences,
  markNotificationsReadInput,
  mergeOrganizationsInput,
  messageId,
  messagePage,
  moveChecklistItemInput,
  moveContactInput,
  moveLeadInput,
  moveTaskInput,
  moveToolInput,
  newCalendarFeed,
  notificationPage,
  openDocumentInput,
  openedView,
  openInvitation,
  organizationDetails,
  organizationHistoryInput,
  organizationId,
  organizationPage,
  organizationTags,
  outboxPage,
  outboxSettings,
  ownBooking,
  paymentRequest,
  paymentRequestInput,
  peopleCounts,
  placeTaskInput,
  postMessageInput,
  presentInChatInput,
  presentInConversationInput,
  project,
  projectCounts,
  projectId,
  projectMessage,
  projectPage,
  projectPart,
  projectSummary,
  providerDocuments,
  providerDocumentsInput,
  reactivateContactInput,
  readMessagesInput,
  rebookInput,
  recordPaymentInput,
  refund,
  refundPaymentInput,
  registerInput,
  released,
  releaseInput,
  remindedDocument,
  reopenLeadInput,
  resetPasswordInput,
  resumeChatInput,
  review,
  reviewId,
  reviewPage,
  reviewTaskInput,
  sandboxOutcome,
  sandboxPayInput,
  sandboxSession,
  saveDraftInput,
  sendForSignatureInput,
  sendMessageInput,
  sentMessage,
  sessionUser,
  setMailPreferenceInput,
  setRightsInput,
  signDocumentInput,
  signed,
  signingPage,
  signingView,
  siteFacts,
  slotList,
  submitChecklistInput,
  task,
  taskId,
  taskPage,
  tool,
  toolId,
  toolPage,
  unreadMessages,
  unreadNotifications,
  unsubscribeInput,
  unsubscription,
  updateAgreementInput,
  updateChecklistItemInput,
  updateCompanyInput,
  updateContactInput,
  updateCostInput,
  updateInvoiceInput,
  updateLeadNotesInput,
  updateOrganizationInput,
  updateProjectInput,
  updateTaskInput,
  updateToolInput,
  user,
  userPage,
  verifiedDocument,
  verifyDocumentInput,
  viewContactInput,
  viewedFile,
  viewedFileInput,
  visitorPresence,
  voidInvoiceInput,
  waitlistPage,
  withdrawDocumentInput,
  workItemCounts,
  workItemPage,
} from '@tallgrass/contracts'
import {
  changeEmailInput,
  confirmAuthenticatorInput,
  confirmedAddressInput,
  confirmedAuthenticator,
  dataExportId,
  dataState,
  deactivatePersonInput,
  deleteAccountInput,
  emailLink,
  emailLinkInput,
  emailUndo,
  emailUndone,
  endedSessions,
  endSessionInput,
  endSessionOfInput,
  erasePersonInput,
  finishProviderInput,
  identity,
  identityId,
  linkProviderInput,
  newAuthenticator,
  openedExport,
  openSessions,
  ownSessions,
  passkey,
  passkeyCreation,
  passkeyId,
  passkeyRequest,
  passkeys,
  passkeySignInInput,
  person,
  personInput,
  profile,
  proveInput,
  providerSignIn,
  providerTicket,
  reactivatePersonInput,
  registeredPasskey,
  registerPasskeyInput,
  renamePasskeyInput,
  renewedRecoveryCodes,
  requestSignInLinkInput,
  requiredPassword,
  secondFactorState,
  setPictureInput,
  signInAttempts,
  signInLinkFacts,
  signInLinkInput,
  signInOffers,
  signInsInput,
  updateProfileInput,
  useSignInCodeInput,
  useSignInLinkInput,
  yourData,
  yourDataCopy,
  yourDataInput,
} from '@tallgrass/contracts/account'
import {
  apiKeyId,
  apiKeyPage,
  apiKeys,
  createApiKeyInput,
  createdApiKey,
  createWebhookInput,
  listDeliveriesInput,
  listWebhooksInput,
  switchWebhookInput,
  updateWebhookInput,
  webhook,
  webhookDelivery,
  webhookDeliveryDetails,
  webhookDeliveryId,
  webhookDeliveryPage,
  webhookId,
  webhookPage,
  webhookWithSecret,
} from '@tallgrass/contracts/integrations'
import { z } from 'zod'

/** The input and output contracts of each procedure. */
export type ProcedureContracts = {
  'admin.agreements.close': { input: typeof agreementId; output: typeof agreementDetails }
  'admin.agreements.counts': { output: typeof agreementCounts }
  'admin.agreements.create': { input: typeof createAgreementInput; output: typeof agreementDetails }
  'admin.agreements.delete': { input: typeof agreementId; output: typeof done }
  'admin.agreements.duplicate': { input: typeof agreementId; output: typeof agreementDetails }
  'admin.agreements.get': { input: typeof agreementId; output: typeof agreementDetails }
  'admin.agreements.sendForSignature': { input: typeof sendForSignatureInput; output: typeof agreementDetails }
  'admin.agreements.update': { input: typeof updateAgreementInput; output: typeof agreementDetails }
  'admin.audit.actions': { output: z.ZodArray<z.ZodString> }
  'admin.audit.list': { input: typeof listAuditInput; output: typeof auditPage }
  'admin.bookings.cancel': { input: typeof bookingId; output: typeof done }
  'admin.bookings.complete': { input: typeof bookingId; output: typeof done }
  'admin.bookings.list': { input: typeof listBookingsInput; output: typeof bookingPage }
  'admin.bookings.markNoShow': { input: typeof bookingId; output: typeof done }
  'admin.bookings.rebook': { input: typeof rebookInput; output: typeof done }
  'admin.calendarFeed.create': { output: typeof newCalendarFeed }
  'admin.calendarFeed.get': { output: typeof calendarFeed }
  'admin.calendarFeed.renew': { output: typeof newCalendarFeed }
  'admin.calendarFeed.revoke': { output: typeof done }
  'admin.checklist.create': { input: typeof createChecklistItemInput; output: typeof checklistItem }
  'admin.checklist.delete': { input: typeof checklistItemId; output: typeof done }
  'admin.checklist.move': { input: typeof moveChecklistItemInput; output: typeof checklistItem }
  'admin.checklist.update': { input: typeof updateChecklistItemInput; output: typeof checklistItem }
  'admin.clients.archive': { input: typeof archiveOrganizationInput; output: typeof editedOrganizationVersion }
  'admin.clients.duplicates': { output: typeof duplicatePairs }
  'admin.clients.get': { input: typeof organizationId; output: typeof organizationDetails }
  'admin.clients.history': { input: typeof organizationHistoryInput; output: typeof auditPage }
  'admin.clients.list': { input: typeof listOrganizationsInput; output: typeof organizationPage }
  'admin.clients.merge': { input: typeof mergeOrganizationsInput; output: typeof editedOrganizationVersion }
  'admin.clients.restore': { input: typeof archiveOrganizationInput; output: typeof editedOrganizationVersion }
  'admin.clients.tags': { output: typeof organizationTags }
  'admin.clients.update': { input: typeof updateOrganizationInput; output: typeof editedOrganizationVersion }
  'admin.contacts.create': { input: typeof createContactInput; output: typeof contact }
  'admin.contacts.deactivate': { input: typeof deactivateContactInput; output: typeof contact }
  'admin.contacts.invite': { input: typeof viewContactInput; output: typeof invitationWithLink }
  'admin.contacts.list': { input: typeof contactsInput; output: typeof contacts }
  'admin.contacts.move': { input: typeof moveContactInput; output: typeof contact }
  'admin.contacts.reactivate': { input: typeof reactivateContactInput; output: typeof contact }
  'admin.contacts.setRights': { input: typeof setRightsInput; output: typeof contact }
  'admin.contacts.update': { input: typeof updateContactInput; output: typeof contact }
  'admin.contacts.viewAs': { input: typeof viewContactInput; output: typeof openedView }
  'admin.conversations.answer': { input: typeof answerVisitorInput; output: typeof sentMessage }
  'admin.conversations.close': { input: typeof getConversationInput; output: typeof done }
  'admin.conversations.draft': { input: typeof getConversationInput; output: typeof draftedAnswer }
  'admin.conversations.get': { input: typeof getConversationInput; output: typeof conversationDetails }
  'admin.conversations.handBack': { input: typeof getConversationInput; output: typeof done }
  'admin.conversations.list': { input: typeof listConversationsInput; output: typeof conversationPage }
  'admin.conversations.markHandled': { input: typeof getConversationInput; output: typeof done }
  'admin.conversations.presence': { input: typeof getConversationInput; output: typeof visitorPresence }
  'admin.conversations.present': { input: typeof presentInConversationInput; output: typeof done }
  'admin.conversations.takeOver': { input: typeof getConversationInput; output: typeof done }
  'admin.costs.create': { input: typeof createCostInput; output: typeof cost }
  'admin.costs.delete': { input: typeof costId; output: typeof done }
  'admin.costs.update': { input: typeof updateCostInput; output: typeof cost }
  'admin.dashboard.get': { output: typeof adminDashboard }
  'admin.data.erasePerson': { input: typeof erasePersonInput; output: typeof done }
  'admin.documents.atProvider': { input: typeof providerDocumentsInput; output: typeof providerDocuments }
  'admin.documents.changeSigner': { input: typeof changeSignerInput; output: typeof documentDetails }
  'admin.documents.extend': { input: typeof documentId; output: typeof documentDetails }
  'admin.documents.remind': { input: typeof documentId; output: typeof remindedDocument }
  'admin.documents.withdraw': { input: typeof withdrawDocumentInput; output: typeof documentDetails }
  'admin.invitations.cancel': { input: typeof invitationId; output: typeof done }
  'admin.invitations.create': { input: typeof createInvitationInput; output: typeof invitationWithLink }
  'admin.invitations.list': { input: typeof listInvitationsInput; output: typeof invitationPage }
  'admin.invitations.renew': { input: typeof invitationId; output: typeof invitationWithLink }
  'admin.invoices.billableCosts': { input: typeof billableCostsInput; output: typeof billableCosts }
  'admin.invoices.create': { input: typeof createInvoiceInput; output: typeof invoiceDetails }
  'admin.invoices.get': { input: typeof invoiceId; output: typeof invoiceDetails }
  'admin.invoices.issue': { input: typeof issueInvoiceInput; output: typeof invoiceDetails }
  'admin.invoices.list': { input: typeof listInvoicesInput; output: typeof adminInvoicePage }
  'admin.invoices.recordPayment': { input: typeof recordPaymentInput; output: typeof invoiceDetails }
  'admin.invoices.refund': { input: typeof refundPaymentInput; output: typeof refund }
  'admin.invoices.remind': { input: typeof invoiceId; output: typeof invoiceMail }
  'admin.invoices.requestPayment': { input: typeof paymentRequestInput; output: typeof paymentRequest }
  'admin.invoices.sendAgain': { input: typeof invoiceId; output: typeof invoiceMail }
  'admin.invoices.summary': { output: typeof invoiceSummary }
  'admin.invoices.update': { input: typeof updateInvoiceInput; output: typeof invoiceDetails }
  'admin.invoices.void': { input: typeof voidInvoiceInput; output: typeof invoiceDetails }
  'admin.jobs.listFailed': { output: z.ZodArray<typeof failedJob> }
  'admin.jobs.retry': { input: typeof jobReference; output: typeof done }
  'admin.keys.create': { input: typeof createApiKeyInput; output: typeof createdApiKey }
  'admin.keys.list': { input: typeof listWebhooksInput; output: typeof apiKeyPage }
  'admin.keys.revoke': { input: typeof apiKeyId; output: typeof done }
  'admin.leads.board': { input: typeof leadBoardInput; output: typeof leadBoard }
  'admin.leads.close': { input: typeof closeLeadInput; output: typeof editedLeadVersion }
  'admin.leads.convert': { input: typeof convertLeadInput; output: typeof convertedLead }
  'admin.leads.create': { input: typeof addLeadInput; output: typeof editedLeadVersion }
  'admin.leads.delete': { input: typeof getLeadInput; output: typeof done }
  'admin.leads.get': { input: typeof getLeadInput; output: typeof leadDetails }
  'admin.leads.invite': { input: typeof inviteLeadInput; output: typeof invitationWithLink }
  'admin.leads.list': { input: typeof listLeadsInput; output: typeof leadPage }
  'admin.leads.matches': { input: typeof leadMatchesInput; output: typeof leadMatches }
  'admin.leads.move': { input: typeof moveLeadInput; output: typeof editedLeadVersion }
  'admin.leads.reopen': { input: typeof reopenLeadInput; output: typeof editedLeadVersion }
  'admin.leads.update': { input: typeof editLeadInput; output: typeof editedLeadVersion }
  'admin.leads.updateNotes': { input: typeof updateLeadNotesInput; output: typeof editedLeadVersion }
  'admin.outbox.list': { input: typeof listOutboxInput; output: typeof outboxPage }
  'admin.outbox.retry': { input: typeof mailId; output: typeof done }
  'admin.outbox.settings': { output: typeof outboxSettings }
  'admin.people.confirmEmail': { input: typeof confirmedAddressInput; output: typeof done }
  'admin.people.deactivate': { input: typeof deactivatePersonInput; output: typeof person }
  'admin.people.endSession': { input: typeof endSessionOfInput; output: typeof done }
  'admin.people.endSessions': { input: typeof personInput; output: typeof endedSessions }
  'admin.people.get': { input: typeof personInput; output: typeof person }
  'admin.people.history': { input: typeof signInsInput; output: typeof signInAttempts }
  'admin.people.reactivate': { input: typeof reactivatePersonInput; output: typeof person }
  'admin.people.requirePassword': { input: typeof personInput; output: typeof requiredPassword }
  'admin.people.resetFactor': { input: typeof personInput; output: typeof done }
  'admin.people.sessions': { input: typeof personInput; output: typeof openSessions }
  'admin.projects.counts': { output: typeof projectCounts }
  'admin.projects.create': { input: typeof createProjectInput; output: typeof project }
  'admin.projects.delete': { input: typeof projectId; output: typeof done }
  'admin.projects.history': { input: typeof projectPart; output: typeof auditPage }
  'admin.projects.update': { input: typeof updateProjectInput; output: typeof project }
  'admin.system.heldWork': { output: z.ZodNullable<typeof heldWork> }
  'admin.system.hold': { output: z.ZodNullable<typeof hold> }
  'admin.system.release': { input: typeof releaseInput; output: typeof released }
  'admin.tasks.create': { input: typeof createTaskInput; output: typeof task }
  'admin.tasks.delete': { input: typeof taskId; output: typeof done }
  'admin.tasks.place': { input: typeof placeTaskInput; output: typeof done }
  'admin.tasks.update': { input: typeof updateTaskInput; output: typeof task }
  'admin.tools.create': { input: typeof createToolInput; output: typeof tool }
  'admin.tools.delete': { input: typeof toolId; output: typeof done }
  'admin.tools.move': { input: typeof moveToolInput; output: typeof tool }
  'admin.tools.update': { input: typeof updateToolInput; output: typeof tool }
  'admin.users.changeRole': { input: typeof changeRoleInput; output: typeof user }
  'admin.users.counts': { output: typeof peopleCounts }
  'admin.users.list': { input: typeof listUsersInput; output: typeof userPage }
  'admin.waitlist.list': { input: typeof listWaitlistInput; output: typeof waitlistPage }
  'admin.webhooks.create': { input: typeof createWebhookInput; output: typeof webhookWithSecret }
  'admin.webhooks.delete': { input: typeof webhookId; output: typeof done }
  'admin.webhooks.deliveries': { input: typeof listDeliveriesInput; output: typeof webhookDeliveryPage }
  'admin.webhooks.delivery': { input: typeof webhookDeliveryId; output: typeof webhookDeliveryDetails }
  'admin.webhooks.get': { input: typeof webhookId; output: typeof webhook }
  'admin.webhooks.list': { input: typeof listWebhooksInput; output: typeof webhookPage }
  'admin.webhooks.replay': { input: typeof webhookDeliveryId; output: typeof webhookDelivery }
  'admin.webhooks.rotateSecret': { input: typeof webhookId; output: typeof webhookWithSecret }
  'admin.webhooks.switch': { input: typeof switchWebhookInput; output: typeof webhook }
  'admin.webhooks.test': { input: typeof webhookId; output: typeof webhookDelivery }
  'admin.webhooks.update': { input: typeof updateWebhookInput; output: typeof webhook }
  'admin.workItems.close': { input: typeof closeWorkItemInput; output: typeof done }
  'admin.workItems.counts': { output: typeof workItemCounts }
  'admin.workItems.list': { input: typeof listWorkItemsInput; output: typeof workItemPage }
  'auth.acceptInvitation': { input: typeof acceptInvitationInput; output: typeof acceptInvitationResult }
  'auth.adminLogin': { input: typeof adminLoginInput; output: typeof adminLoginResult }
  'auth.changePassword': { input: typeof changePasswordInput; output: typeof done }
  'auth.data.openExport': { input: typeof dataExportId; output: typeof openedExport }
  'auth.data.requestDeletion': { input: typeof deleteAccountInput; output: typeof done }
  'auth.data.requestExport': { output: typeof dataState }
  'auth.data.state': { output: typeof dataState }
  'auth.email.cancelChange': { output: typeof profile }
  'auth.email.change': { input: typeof changeEmailInput; output: typeof profile }
  'auth.email.confirm': { input: typeof emailLinkInput; output: typeof emailLink }
  'auth.email.link': { input: typeof emailLinkInput; output: typeof emailLink }
  'auth.email.sendConfirmation': { output: typeof done }
  'auth.email.undo': { input: typeof emailLinkInput; output: typeof emailUndone }
  'auth.email.undoable': { input: typeof emailLinkInput; output: typeof emailUndo }
  'auth.forgotPassword': { input: typeof forgotPasswordInput; output: typeof done }
  'auth.invitation': { input: typeof invitationToken; output: typeof openInvitation }
  'auth.invitedAccount': { input: typeof invitationToken; output: z.ZodNullable<typeof invitedAccount> }
  'auth.keys.create': { input: typeof createApiKeyInput; output: typeof createdApiKey }
  'auth.keys.list': { output: typeof apiKeys }
  'auth.keys.revoke': { input: typeof apiKeyId; output: typeof done }
  'auth.links.get': { input: typeof signInLinkInput; output: typeof signInLinkFacts }
  'auth.links.request': { input: typeof requestSignInLinkInput; output: typeof done }
  'auth.links.use': { input: typeof useSignInLinkInput; output: typeof sessionUser }
  'auth.links.useCode': { input: typeof useSignInCodeInput; output: typeof sessionUser }
  'auth.login': { input: typeof loginInput; output: typeof sessionUser }
  'auth.logout': { output: typeof done }
  'auth.passkeys.list': { output: typeof passkeys }
  'auth.passkeys.register': { input: typeof registerPasskeyInput; output: typeof registeredPasskey }
  'auth.passkeys.registerOptions': { output: typeof passkeyCreation }
  'auth.passkeys.remove': { input: typeof passkeyId; output: typeof done }
  'auth.passkeys.rename': { input: typeof renamePasskeyInput; output: typeof passkey }
  'auth.passkeys.signIn': { input: typeof passkeySignInInput; output: typeof adminLoginResult }
  'auth.passkeys.signInOptions': { output: typeof passkeyRequest }
  'auth.profile.get': { output: typeof profile }
  'auth.profile.removePicture': { output: typeof profile }
  'auth.profile.setPicture': { input: typeof setPictureInput; output: typeof profile }
  'auth.profile.update': { input: typeof updateProfileInput; output: typeof profile }
  'auth.providers.connect': { output: typeof done }
  'auth.providers.finish': { input: typeof finishProviderInput; output: typeof providerSignIn }
  'auth.providers.identities': { output: z.ZodArray<typeof identity> }
  'auth.providers.link': { input: typeof linkProviderInput; output: typeof providerSignIn }
  'auth.providers.list': { output: typeof signInOffers }
  'auth.providers.ticket': { output: z.ZodNullable<typeof providerTicket> }
  'auth.providers.unlink': { input: typeof identityId; output: typeof done }
  'auth.register': { input: typeof registerInput; output: typeof sessionUser }
  'auth.resetPassword': { input: typeof resetPasswordInput; output: typeof done }
  'auth.secondFactor.begin': { output: typeof newAuthenticator }
  'auth.secondFactor.confirm': { input: typeof confirmAuthenticatorInput; output: typeof confirmedAuthenticator }
  'auth.secondFactor.prove': { input: typeof proveInput; output: typeof done }
  'auth.secondFactor.renewRecoveryCodes': { output: typeof renewedRecoveryCodes }
  'auth.secondFactor.state': { output: typeof secondFactorState }
  'auth.secondFactor.turnOff': { output: typeof done }
  'auth.session': { output: z.ZodNullable<typeof sessionUser> }
  'auth.sessions.end': { input: typeof endSessionInput; output: typeof done }
  'auth.sessions.endOthers': { output: typeof endedSessions }
  'auth.sessions.list': { output: typeof ownSessions }
  'chat.bookCall': { input: typeof bookCallInput; output: typeof bookedCall }
  'chat.booking': { input: typeof bookingByToken; output: typeof ownBooking }
  'chat.cancelBooking': { input: typeof bookingByToken; output: typeof ownBooking }
  'chat.chooseTime': { input: typeof chooseTimeInput; output: typeof ownBooking }
  'chat.createBooking': { input: typeof createBookingInput; output: typeof createdBooking }
  'chat.createLead': { input: typeof createLeadInput; output: typeof leadId }
  'chat.history': { input: typeof chatSessionId; output: z.ZodArray<typeof chatMessage> }
  'chat.live': { input: typeof followChatInput; output: typeof liveMessage }
  'chat.present': { input: typeof presentInChatInput; output: typeof chatState }
  'chat.resume': { input: typeof resumeChatInput; output: typeof chatSession }
  'chat.send': { input: typeof sendMessageInput; output: typeof chatReply }
  'chat.slots': { input: typeof listSlotsInput; output: typeof slotList }
  'chat.startSession': { output: typeof chatSession }
  'chat.submitChecklist': { input: typeof submitChecklistInput; output: typeof done }
  'chat.yourData.copy': { input: typeof yourDataInput; output: typeof yourDataCopy }
  'chat.yourData.delete': { input: typeof yourDataInput; output: typeof done }
  'chat.yourData.get': { input: typeof yourDataInput; output: typeof yourData }
  'demos.joinWaitlist': { input: typeof joinWaitlistInput; output: typeof done }
  'demos.links': { output: typeof siteFacts }
  'demos.stack': { input: typeof demoStackInput; output: typeof demoStack }
  'portal.agreements.list': { input: typeof listAgreementsInput; output: typeof agreementPage }
  'portal.calls.link': { input: typeof bookingId; output: typeof callLink }
  'portal.checkout.get': { input: typeof checkoutInput; output: typeof checkoutView }
  'portal.checkout.outcome': { input: typeof checkoutSessionInput; output: typeof checkoutOutcome }
  'portal.checkout.start': { input: typeof checkoutInput; output: typeof checkoutPage }
  'portal.company.cancelInvitation': { input: typeof colleagueInvitationId; output: typeof done }
  'portal.company.get': { output: typeof company }
  'portal.company.invite': { input: typeof inviteColleagueInput; output: typeof invitedColleague }
  'portal.company.inviteAgain': { input: typeof colleagueInvitationId; output: typeof invitedColleague }
  'portal.company.setRights': { input: typeof setRightsInput; output: typeof companyPerson }
  'portal.company.update': { input: typeof updateCompanyInput; output: typeof companyVersion }
  'portal.contacts.list': { output: typeof colleagues }
  'portal.dashboard': { output: typeof clientDashboard }
  'portal.documents.download': { input: typeof documentId; output: typeof downloadAnswer }
  'portal.documents.list': { input: typeof listWebhooksInput; output: typeof eSignatureDocumentPage }
  'portal.documents.status': { input: typeof documentId; output: typeof eSignatureDocument }
  'portal.documents.verify': { input: typeof verifyDocumentInput; output: typeof verifiedDocument }
  'portal.files.drafts': { input: typeof listDraftFilesInput; output: typeof draftFiles }
  'portal.files.list': { input: typeof listFilesInput; output: typeof filePage }
  'portal.files.remove': { input: typeof fileId; output: typeof done }
  'portal.invoices.list': { input: typeof listInvoicesInput; output: typeof invoicePage }
  'portal.invoices.summary': { output: typeof invoiceSummary }
  'portal.live': { input: typeof liveInput; output: typeof liveMessage }
  'portal.messages.delete': { input: typeof messageId; output: typeof projectMessage }
  'portal.messages.draft': { input: typeof draftOfInput; output: typeof foundDraft }
  'portal.messages.edit': { input: typeof editMessageInput; output: typeof projectMessage }
  'portal.messages.list': { input: typeof listMessagesInput; output: typeof messagePage }
  'portal.messages.markRead': { input: typeof readMessagesInput; output: typeof done }
  'portal.messages.saveDraft': { input: typeof saveDraftInput; output: typeof done }
  'portal.messages.send': { input: typeof postMessageInput; output: typeof projectMessage }
  'portal.messages.unread': { output: typeof unreadMessages }
  'portal.notifications.list': { input: typeof listNotificationsInput; output: typeof notificationPage }
  'portal.notifications.mail': { output: typeof mailPreferences }
  'portal.notifications.markRead': { input: typeof markNotificationsReadInput; output: typeof done }
  'portal.notifications.setMail': { input: typeof setMailPreferenceInput; output: typeof done }
  'portal.notifications.unread': { output: typeof unreadNotifications }
  'portal.notifications.unsubscribe': { input: typeof unsubscribeInput; output: typeof done }
  'portal.notifications.unsubscription': { input: typeof unsubscribeInput; output: typeof unsubscription }
  'portal.projects.agreements': { input: typeof projectPart; output: typeof agreementPage }
  'portal.projects.checklist': { input: typeof projectPart; output: typeof checklistPage }
  'portal.projects.costTotals': { input: typeof projectId; output: typeof costTotals }
  'portal.projects.costs': { input: typeof projectPart; output: typeof costPage }
  'portal.projects.get': { input: typeof projectId; output: typeof project }
  'portal.projects.invoices': { input: typeof projectPart; output: typeof invoicePage }
  'portal.projects.list': { input: typeof listProjectsInput; output: typeof projectPage }
  'portal.projects.summary': { input: typeof projectId; output: typeof projectSummary }
  'portal.projects.tasks': { input: typeof projectPart; output: typeof taskPage }
  'portal.projects.tools': { input: typeof projectPart; output: typeof toolPage }
  'portal.sandbox.get': { input: typeof checkoutSessionInput; output: typeof sandboxSession }
  'portal.sandbox.pay': { input: typeof sandboxPayInput; output: typeof sandboxOutcome }
  'portal.signing.decline': { input: typeof declineDocumentInput; output: typeof done }
  'portal.signing.get': { input: typeof openDocumentInput; output: typeof signingView }
  'portal.signing.open': { input: typeof openDocumentInput; output: typeof done }
  'portal.signing.page': { input: typeof openDocumentInput; output: typeof signingPage }
  'portal.signing.sign': { input: typeof signDocumentInput; output: typeof signed }
  'portal.tasks.handIn': { input: typeof handInTaskInput; output: typeof task }
  'portal.tasks.handedIn': { input: typeof taskId; output: typeof handedIn }
  'portal.tasks.move': { input: typeof moveTaskInput; output: typeof task }
  'portal.tasks.review': { input: typeof reviewTaskInput; output: typeof review }
  'portal.tasks.reviews': { input: typeof listReviewsInput; output: typeof reviewPage }
  'portal.tasks.takeBack': { input: typeof reviewId; output: typeof review }
  'portal.viewing.file': { input: typeof viewedFileInput; output: typeof viewedFile }
}

export const procedureContracts: ProcedureContracts = {
  'admin.agreements.close': { input: agreementId, output: agreementDetails },
  'admin.agreements.counts': { output: agreementCounts },
  'admin.agreements.create': { input: createAgreementInput, output: agreementDetails },
  'admin.agreements.delete': { input: agreementId, output: done },
  'admin.agreements.duplicate': { input: agreementId, output: agreementDetails },
  'admin.agreements.get': { input: agreementId, output: agreementDetails },
  'admin.agreements.sendForSignature': { input: sendForSignatureInput, output: agreementDetails },
  'admin.agreements.update': { input: updateAgreementInput, output: agreementDetails },
  'admin.audit.actions': { output: z.array(z.string()) },
  'admin.audit.list': { input: listAuditInput, output: auditPage },
  'admin.bookings.cancel': { input: bookingId, output: done },
  'admin.bookings.complete': { input: bookingId, output: done },
  'admin.bookings.list': { input: listBookingsInput, output: bookingPage },
  'admin.bookings.markNoShow': { input: bookingId, output: done },
  'admin.bookings.rebook': { input: rebookInput, output: done },
  'admin.calendarFeed.create': { output: newCalendarFeed },
  'admin.calendarFeed.get': { output: calendarFeed },
  'admin.calendarFeed.renew': { output: newCalendarFeed },
  'admin.calendarFeed.revoke': { output: done },
  'admin.checklist.create': { input: createChecklistItemInput, output: checklistItem },
  'admin.checklist.delete': { input: checklistItemId, output: done },
  'admin.checklist.move': { input: moveChecklistItemInput, output: checklistItem },
  'admin.checklist.update': { input: updateChecklistItemInput, output: checklistItem },
  'admin.clients.archive': { input: archiveOrganizationInput, output: editedOrganizationVersion },
  'admin.clients.duplicates': { output: duplicatePairs },
  'admin.clients.get': { input: organizationId, output: organizationDetails },
  'admin.clients.history': { input: organizationHistoryInput, output: auditPage },
  'admin.clients.list': { input: listOrganizationsInput, output: organizationPage },
  'admin.clients.merge': { input: mergeOrganizationsInput, output: editedOrganizationVersion },
  'admin.clients.restore': { input: archiveOrganizationInput, output: editedOrganizationVersion },
  'admin.clients.tags': { output: organizationTags },
  'admin.clients.update': { input: updateOrganizationInput, output: editedOrganizationVersion },
  'admin.contacts.create': { input: createContactInput, output: contact },
  'admin.contacts.deactivate': { input: deactivateContactInput, output: contact },
  'admin.contacts.invite': { input: viewContactInput, output: invitationWithLink },
  'admin.contacts.list': { input: contactsInput, output: contacts },
  'admin.contacts.move': { input: moveContactInput, output: contact },
  'admin.contacts.reactivate': { input: reactivateContactInput, output: contact },
  'admin.contacts.setRights': { input: setRightsInput, output: contact },
  'admin.contacts.update': { input: updateContactInput, output: contact },
  'admin.contacts.viewAs': { input: viewContactInput, output: openedView },
  'admin.conversations.answer': { input: answerVisitorInput, output: sentMessage },
  'admin.conversations.close': { input: getConversationInput, output: done },
  'admin.conversations.draft': { input: getConversationInput, output: draftedAnswer },
  'admin.conversations.get': { input: getConversationInput, output: conversationDetails },
  'admin.conversations.handBack': { input: getConversationInput, output: done },
  'admin.conversations.list': { input: listConversationsInput, output: conversationPage },
  'admin.conversations.markHandled': { input: getConversationInput, output: done },
  'admin.conversations.presence': { input: getConversationInput, output: visitorPresence },
  'admin.conversations.present': { input: presentInConversationInput, output: done },
  'admin.conversations.takeOver': { input: getConversationInput, output: done },
  'admin.costs.create': { input: createCostInput, output: cost },
  'admin.costs.delete': { input: costId, output: done },
  'admin.costs.update': { input: updateCostInput, output: cost },
  'admin.dashboard.get': { output: adminDashboard },
  'admin.data.erasePerson': { input: erasePersonInput, output: done },
  'admin.documents.atProvider': { input: providerDocumentsInput, output: providerDocuments },
  'admin.documents.changeSigner': { input: changeSignerInput, output: documentDetails },
  'admin.documents.extend': { input: documentId, output: documentDetails },
  'admin.documents.remind': { input: documentId, output: remindedDocument },
  'admin.documents.withdraw': { input: withdrawDocumentInput, output: documentDetails },
  'admin.invitations.cancel': { input: invitationId, output: done },
  'admin.invitations.create': { input: createInvitationInput, output: invitationWithLink },
  'admin.invitations.list': { input: listInvitationsInput, output: invitationPage },
  'admin.invitations.renew': { input: invitationId, output: invitationWithLink },
  'admin.invoices.billableCosts': { input: billableCostsInput, output: billableCosts },
  'admin.invoices.create': { input: createInvoiceInput, output: invoiceDetails },
  'admin.invoices.get': { input: invoiceId, output: invoiceDetails },
  'admin.invoices.issue': { input: issueInvoiceInput, output: invoiceDetails },
  'admin.invoices.list': { input: listInvoicesInput, output: adminInvoicePage },
  'admin.invoices.recordPayment': { input: recordPaymentInput, output: invoiceDetails },
  'admin.invoices.refund': { input: refundPaymentInput, output: refund },
  'admin.invoices.remind': { input: invoiceId, output: invoiceMail },
  'admin.invoices.requestPayment': { input: paymentRequestInput, output: paymentRequest },
  'admin.invoices.sendAgain': { input: invoiceId, output: invoiceMail },
  'admin.invoices.summary': { output: invoiceSummary },
  'admin.invoices.update': { input: updateInvoiceInput, output: invoiceDetails },
  'admin.invoices.void': { input: voidInvoiceInput, output: invoiceDetails },
  'admin.jobs.listFailed': { output: z.array(failedJob) },
  'admin.jobs.retry': { input: jobReference, output: done },
  'admin.keys.create': { input: createApiKeyInput, output: createdApiKey },
  'admin.keys.list': { input: listWebhooksInput, output: apiKeyPage },
  'admin.keys.revoke': { input: apiKeyId, output: done },
  'admin.leads.board': { input: leadBoardInput, output: leadBoard },
  'admin.leads.close': { input: closeLeadInput, output: editedLeadVersion },
  'admin.leads.convert': { input: convertLeadInput, output: convertedLead },
  'admin.leads.create': { input: addLeadInput, output: editedLeadVersion },
  'admin.leads.delete': { input: getLeadInput, output: done },
  'admin.leads.get': { input: getLeadInput, output: leadDetails },
  'admin.leads.invite': { input: inviteLeadInput, output: invitationWithLink },
  'admin.leads.list': { input: listLeadsInput, output: leadPage },
  'admin.leads.matches': { input: leadMatchesInput, output: leadMatches },
  'admin.leads.move': { input: moveLeadInput, output: editedLeadVersion },
  'admin.leads.reopen': { input: reopenLeadInput, output: editedLeadVersion },
  'admin.leads.update': { input: editLeadInput, output: editedLeadVersion },
  'admin.leads.updateNotes': { input: updateLeadNotesInput, output: editedLeadVersion },
  'admin.outbox.list': { input: listOutboxInput, output: outboxPage },
  'admin.outbox.retry': { input: mailId, output: done },
  'admin.outbox.settings': { output: outboxSettings },
  'admin.people.confirmEmail': { input: confirmedAddressInput, output: done },
  'admin.people.deactivate': { input: deactivatePersonInput, output: person },
  'admin.people.endSession': { input: endSessionOfInput, output: done },
  'admin.people.endSessions': { input: personInput, output: endedSessions },
  'admin.people.get': { input: personInput, output: person },
  'admin.people.history': { input: signInsInput, output: signInAttempts },
  'admin.people.reactivate': { input: reactivatePersonInput, output: person },
  'admin.people.requirePassword': { input: personInput, output: requiredPassword },
  'admin.people.resetFactor': { input: personInput, output: done },
  'admin.people.sessions': { input: personInput, output: openSessions },
  'admin.projects.counts': { output: projectCounts },
  'admin.projects.create': { input: createProjectInput, output: project },
  'admin.projects.delete': { input: projectId, output: done },
  'admin.projects.history': { input: projectPart, output: auditPage },
  'admin.projects.update': { input: updateProjectInput, output: project },
  'admin.system.heldWork': { output: heldWork.nullable() },
  'admin.system.hold': { output: hold.nullable() },
  'admin.system.release': { input: releaseInput, output: released },
  'admin.tasks.create': { input: createTaskInput, output: task },
  'admin.tasks.delete': { input: taskId, output: done },
  'admin.tasks.place': { input: placeTaskInput, output: done },
  'admin.tasks.update': { input: updateTaskInput, output: task },
  'admin.tools.create': { input: createToolInput, output: tool },
  'admin.tools.delete': { input: toolId, output: done },
  'admin.tools.move': { input: moveToolInput, output: tool },
  'admin.tools.update': { input: updateToolInput, output: tool },
  'admin.users.changeRole': { input: changeRoleInput, output: user },
  'admin.users.counts': { output: peopleCounts },
  'admin.users.list': { input: listUsersInput, output: userPage },
  'admin.waitlist.list': { input: listWaitlistInput, output: waitlistPage },
  'admin.webhooks.create': { input: createWebhookInput, output: webhookWithSecret },
  'admin.webhooks.delete': { input: webhookId, output: done },
  'admin.webhooks.deliveries': { input: listDeliveriesInput, output: webhookDeliveryPage },
  'admin.webhooks.delivery': { input: webhookDeliveryId, output: webhookDeliveryDetails },
  'admin.webhooks.get': { input: webhookId, output: webhook },
  'admin.webhooks.list': { input: listWebhooksInput, output: webhookPage },
  'admin.webhooks.replay': { input: webhookDeliveryId, output: webhookDelivery },
  'admin.webhooks.rotateSecret': { input: webhookId, output: webhookWithSecret },
  'admin.webhooks.switch': { input: switchWebhookInput, output: webhook },
  'admin.webhooks.test': { input: webhookId, output: webhookDelivery },
  'admin.webhooks.update': { input: updateWebhookInput, output: webhook },
  'admin.workItems.close': { input: closeWorkItemInput, output: done },
  'admin.workItems.counts': { output: workItemCounts },
  'admin.workItems.list': { input: listWorkItemsInput, output: workItemPage },
  'auth.acceptInvitation': { input: acceptInvitationInput, output: acceptInvitationResult },
  'auth.adminLogin': { input: adminLoginInput, output: adminLoginResult },
  'auth.changePassword': { input: changePasswordInput, output: done },
  'auth.data.openExport': { input: dataExportId, output: openedExport },
  'auth.data.requestDeletion': { input: deleteAccountInput, output: done },
  'auth.data.requestExport': { output: dataState },
  'auth.data.state': { output: dataState },
  'auth.email.cancelChange': { output: profile },
  'auth.email.change': { input: changeEmailInput, output: profile },
  'auth.email.confirm': { input: emailLinkInput, output: emailLink },
  'auth.email.link': { input: emailLinkInput, output: emailLink },
  'auth.email.sendConfirmation': { output: done },
  'auth.email.undo': { input: emailLinkInput, output: emailUndone },
  'auth.email.undoable': { input: emailLinkInput, output: emailUndo },
  'auth.forgotPassword': { input: forgotPasswordInput, output: done },
  'auth.invitation': { input: invitationToken, output: openInvitation },
  'auth.invitedAccount': { input: invitationToken, output: invitedAccount.nullable() },
  'auth.keys.create': { input: createApiKeyInput, output: createdApiKey },
  'auth.keys.list': { output: apiKeys },
  'auth.keys.revoke': { input: apiKeyId, output: done },
  'auth.links.get': { input: signInLinkInput, output: signInLinkFacts },
  'auth.links.request': { input: requestSignInLinkInput, output: done },
  'auth.links.use': { input: useSignInLinkInput, output: sessionUser },
  'auth.links.useCode': { input: useSignInCodeInput, output: sessionUser },
  'auth.login': { input: loginInput, output: sessionUser },
  'auth.logout': { output: done },
  'auth.passkeys.list': { output: passkeys },
  'auth.passkeys.register': { input: registerPasskeyInput, output: registeredPasskey },
  'auth.passkeys.registerOptions': { output: passkeyCreation },
  'auth.passkeys.remove': { input: passkeyId, output: done },
  'auth.passkeys.rename': { input: renamePasskeyInput, output: passkey },
  'auth.passkeys.signIn': { input: passkeySignInInput, output: adminLoginResult },
  'auth.passkeys.signInOptions': { output: passkeyRequest },
  'auth.profile.get': { output: profile },
  'auth.profile.removePicture': { output: profile },
  'auth.profile.setPicture': { input: setPictureInput, output: profile },
  'auth.profile.update': { input: updateProfileInput, output: profile },
  'auth.providers.connect': { output: done },
  'auth.providers.finish': { input: finishProviderInput, output: providerSignIn },
  'auth.providers.identities': { output: z.array(identity) },
  'auth.providers.link': { input: linkProviderInput, output: providerSignIn },
  'auth.providers.list': { output: signInOffers },
  'auth.providers.ticket': { output: providerTicket.nullable() },
  'auth.providers.unlink': { input: identityId, output: done },
  'auth.register': { input: registerInput, output: sessionUser },
  'auth.resetPassword': { input: resetPasswordInput, output: done },
  'auth.secondFactor.begin': { output: newAuthenticator },
  'auth.secondFactor.confirm': { input: confirmAuthenticatorInput, output: confirmedAuthenticator },
  'auth.secondFactor.prove': { input: proveInput, output: done },
  'auth.secondFactor.renewRecoveryCodes': { output: renewedRecoveryCodes },
  'auth.secondFactor.state': { output: secondFactorState },
  'auth.secondFactor.turnOff': { output: done },
  'auth.session': { output: sessionUser.nullable() },
  'auth.sessions.end': { input: endSessionInput, output: done },
  'auth.sessions.endOthers': { output: endedSessions },
  'auth.sessions.list': { output: ownSessions },
  'chat.bookCall': { input: bookCallInput, output: bookedCall },
  'chat.booking': { input: bookingByToken, output: ownBooking },
  'chat.cancelBooking': { input: bookingByToken, output: ownBooking },
  'chat.chooseTime': { input: chooseTimeInput, output: ownBooking },
  'chat.createBooking': { input: createBookingInput, output: createdBooking },
  'chat.createLead': { input: createLeadInput, output: leadId },
  'chat.history': { input: chatSessionId, output: z.array(chatMessage) },
  'chat.live': { input: followChatInput, output: liveMessage },
  'chat.present': { input: presentInChatInput, output: chatState },
  'chat.resume': { input: resumeChatInput, output: chatSession },
  'chat.send': { input: sendMessageInput, output: chatReply },
  'chat.slots': { input: listSlotsInput, output: slotList },
  'chat.startSession': { output: chatSession },
  'chat.submitChecklist': { input: submitChecklistInput, output: done },
  'chat.yourData.copy': { input: yourDataInput, output: yourDataCopy },
  'chat.yourData.delete': { input: yourDataInput, output: done },
  'chat.yourData.get': { input: yourDataInput, output: yourData },
  'demos.joinWaitlist': { input: joinWaitlistInput, output: done },
  'demos.links': { output: siteFacts },
  'demos.stack': { input: demoStackInput, output: demoStack },
  'portal.agreements.list': { input: listAgreementsInput, output: agreementPage },
  'portal.calls.link': { input: bookingId, output: callLink },
  'portal.checkout.get': { input: checkoutInput, output: checkoutView },
  'portal.checkout.outcome': { input: checkoutSessionInput, output: checkoutOutcome },
  'portal.checkout.start': { input: checkoutInput, output: checkoutPage },
  'portal.company.cancelInvitation': { input: colleagueInvitationId, output: done },
  'portal.company.get': { output: company },
  'portal.company.invite': { input: inviteColleagueInput, output: invitedColleague },
  'portal.company.inviteAgain': { input: colleagueInvitationId, output: invitedColleague },
  'portal.company.setRights': { input: setRightsInput, output: companyPerson },
  'portal.company.update': { input: updateCompanyInput, output: companyVersion },
  'portal.contacts.list': { output: colleagues },
  'portal.dashboard': { output: clientDashboard },
  'portal.documents.download': { input: documentId, output: downloadAnswer },
  'portal.documents.list': { input: listWebhooksInput, output: eSignatureDocumentPage },
  'portal.documents.status': { input: documentId, output: eSignatureDocument },
  'portal.documents.verify': { input: verifyDocumentInput, output: verifiedDocument },
  'portal.files.drafts': { input: listDraftFilesInput, output: draftFiles },
  'portal.files.list': { input: listFilesInput, output: filePage },
  'portal.files.remove': { input: fileId, output: done },
  'portal.invoices.list': { input: listInvoicesInput, output: invoicePage },
  'portal.invoices.summary': { output: invoiceSummary },
  'portal.live': { input: liveInput, output: liveMessage },
  'portal.messages.delete': { input: messageId, output: projectMessage },
  'portal.messages.draft': { input: draftOfInput, output: foundDraft },
  'portal.messages.edit': { input: editMessageInput, output: projectMessage },
  'portal.messages.list': { input: listMessagesInput, output: messagePage },
  'portal.messages.markRead': { input: readMessagesInput, output: done },
  'portal.messages.saveDraft': { input: saveDraftInput, output: done },
  'portal.messages.send': { input: postMessageInput, output: projectMessage },
  'portal.messages.unread': { output: unreadMessages },
  'portal.notifications.list': { input: listNotificationsInput, output: notificationPage },
  'portal.notifications.mail': { output: mailPreferences },
  'portal.notifications.markRead': { input: markNotificationsReadInput, output: done },
  'portal.notifications.setMail': { input: setMailPreferenceInput, output: done },
  'portal.notifications.unread': { output: unreadNotifications },
  'portal.notifications.unsubscribe': { input: unsubscribeInput, output: done },
  'portal.notifications.unsubscription': { input: unsubscribeInput, output: unsubscription },
  'portal.projects.agreements': { input: projectPart, output: agreementPage },
  'portal.projects.checklist': { input: projectPart, output: checklistPage },
  'portal.projects.costTotals': { input: projectId, output: costTotals },
  'portal.projects.costs': { input: projectPart, output: costPage },
  'portal.projects.get': { input: projectId, output: project },
  'portal.projects.invoices': { input: projectPart, output: invoicePage },
  'portal.projects.list': { input: listProjectsInput, output: projectPage },
  'portal.projects.summary': { input: projectId, output: projectSummary },
  'portal.projects.tasks': { input: projectPart, output: taskPage },
  'portal.projects.tools': { input: projectPart, output: toolPage },
  'portal.sandbox.get': { input: checkoutSessionInput, output: sandboxSession },
  'portal.sandbox.pay': { input: sandboxPayInput, output: sandboxOutcome },
  'portal.signing.decline': { input: declineDocumentInput, output: done },
  'portal.signing.get': { input: openDocumentInput, output: signingView },
  'portal.signing.open': { input: openDocumentInput, output: done },
  'portal.signing.page': { input: openDocumentInput, output: signingPage },
  'portal.signing.sign': { input: signDocumentInput, output: signed },
  'portal.tasks.handIn': { input: handInTaskInput, output: task },
  'portal.tasks.handedIn': { input: taskId, output: handedIn },
  'portal.tasks.move': { input: moveTaskInput, output: task },
  'portal.tasks.review': { input: reviewTaskInput, output: review },
  'portal.tasks.reviews': { input: listReviewsInput, output: reviewPage },
  'portal.tasks.takeBack': { input: reviewId, output: review },
  'portal.viewing.file': { input: viewedFileInput, output: viewedFile },
}
