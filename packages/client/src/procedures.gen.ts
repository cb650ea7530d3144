// Written by `npm run check:api -- --write`. Do not edit.
import type {
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
import type {
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
import type {
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
import type { z } from 'zod'
import type { Mutation, Query, Subscription } from './procedure.ts'

/** All procedures, by their routers. */
export type Procedures = {
  admin: {
    agreements: {
      /** Close a draft agreement that is no longer pursued. */
      close: Mutation<typeof agreementId, typeof agreementDetails>
      /** The number of agreements by state. */
      counts: Query<void, typeof agreementCounts>
      /** Draft an agreement. */
      create: Mutation<typeof createAgreementInput, typeof agreementDetails>
      /** Delete a draft agreement that was never sent. */
      delete: Mutation<typeof agreementId, typeof done>
      /** Draft another agreement with the facts of this one. */
      duplicate: Mutation<typeof agreementId, typeof agreementDetails>
      /** One agreement with its documents. */
      get: Query<typeof agreementId, typeof agreementDetails>
      /** Send a document of a draft agreement for signature. */
      sendForSignature: Mutation<typeof sendForSignatureInput, typeof agreementDetails>
      /** Edit a draft agreement. */
      update: Mutation<typeof updateAgreementInput, typeof agreementDetails>
    }
    audit: {
      /** Every action that the audit log contains. */
      actions: Query<void, z.ZodArray<z.ZodString>>
      /** The audit log, newest first. */
      list: Query<typeof listAuditInput, typeof auditPage>
    }
    bookings: {
      /** Cancel a call and tell the visitor. */
      cancel: Mutation<typeof bookingId, typeof done>
      /** Mark a call as completed. */
      complete: Mutation<typeof bookingId, typeof done>
      /** Calls, by time. */
      list: Query<typeof listBookingsInput, typeof bookingPage>
      /** Mark a call as a no-show. */
      markNoShow: Mutation<typeof bookingId, typeof done>
      /** Move a call to another time and tell the visitor. */
      rebook: Mutation<typeof rebookInput, typeof done>
    }
    calendarFeed: {
      /** Create your secret address of the calls; it is shown once. */
      create: Mutation<void, typeof newCalendarFeed>
      /** Whether you have a secret address of the calls for your calendar. */
      get: Query<void, typeof calendarFeed>
      /** Replace your secret address of the calls: the old one stops at once. */
      renew: Mutation<void, typeof newCalendarFeed>
      /** Turn off your secret address of the calls. */
      revoke: Mutation<void, typeof done>
    }
    checklist: {
      /** Add an item to the acceptance checklist of a project. */
      create: Mutation<typeof createChecklistItemInput, typeof checklistItem>
      /** Delete a checklist item. */
      delete: Mutation<typeof checklistItemId, typeof done>
      /** Set the status of a checklist item. */
      move: Mutation<typeof moveChecklistItemInput, typeof checklistItem>
      /** Change a checklist item. */
      update: Mutation<typeof updateChecklistItemInput, typeof checklistItem>
    }
    clients: {
      /** Archive a client without open records. */
      archive: Mutation<typeof archiveOrganizationInput, typeof editedOrganizationVersion>
      /** Pairs of clients that may be the same. */
      duplicates: Query<void, typeof duplicatePairs>
      /** One client with its people, sums and newest records. */
      get: Query<typeof organizationId, typeof organizationDetails>
      /** The history of a client and its people, newest first. */
      history: Query<typeof organizationHistoryInput, typeof auditPage>
      /** Clients with their sums. */
      list: Query<typeof listOrganizationsInput, typeof organizationPage>
      /** Merge another client into this one. */
      merge: Mutation<typeof mergeOrganizationsInput, typeof editedOrganizationVersion>
      /** Bring an archived client back. */
      restore: Mutation<typeof archiveOrganizationInput, typeof editedOrganizationVersion>
      /** Every tag in use. */
      tags: Query<void, typeof organizationTags>
      /** Change the facts of a client. */
      update: Mutation<typeof updateOrganizationInput, typeof editedOrganizationVersion>
    }
    contacts: {
      /** Add a person without an account to a client, or as a new client. */
      create: Mutation<typeof createContactInput, typeof contact>
      /** End a contact’s access at once. */
      deactivate: Mutation<typeof deactivateContactInput, typeof contact>
      /** Invite a contact to an account, or send the invitation again. */
      invite: Mutation<typeof viewContactInput, typeof invitationWithLink>
      /** The people who act for a client’s organization, by name. */
      list: Query<typeof contactsInput, typeof contacts>
      /** Move a person to another client. */
      move: Mutation<typeof moveContactInput, typeof contact>
      /** Give a contact their access back. */
      reactivate: Mutation<typeof reactivateContactInput, typeof contact>
      /** Set whether a contact signs, pays and reviews for their organization. */
      setRights: Mutation<typeof setRightsInput, typeof contact>
      /** Change the facts of a contact. */
      update: Mutation<typeof updateContactInput, typeof contact>
      /** Open the portal as a contact sees it, to read in it for an hour. */
      viewAs: Mutation<typeof viewContactInput, typeof openedView>
    }
    conversations: {
      /** Answer the visitor. */
      answer: Mutation<typeof answerVisitorInput, typeof sentMessage>
      /** Close a conversation. */
      close: Mutation<typeof getConversationInput, typeof done>
      /** Let the assistant draft an answer. */
      draft: Mutation<typeof getConversationInput, typeof draftedAnswer>
      /** One conversation with its messages. */
      get: Query<typeof getConversationInput, typeof conversationDetails>
      /** Let the assistant answer again. */
      handBack: Mutation<typeof getConversationInput, typeof done>
      /** Conversations with the assistant, newest first. */
      list: Query<typeof listConversationsInput, typeof conversationPage>
      /** Mark a conversation as handled. */
      markHandled: Mutation<typeof getConversationInput, typeof done>
      /** Whether the visitor is there. */
      presence: Query<typeof getConversationInput, typeof visitorPresence>
      /** Say that you are there. */
      present: Mutation<typeof presentInConversationInput, typeof done>
      /** Take over a conversation from the assistant. */
      takeOver: Mutation<typeof getConversationInput, typeof done>
    }
    costs: {
      /** Add a cost to a project. */
      create: Mutation<typeof createCostInput, typeof cost>
      /** Delete a cost that no invoice charges. */
      delete: Mutation<typeof costId, typeof done>
      /** Change a cost. */
      update: Mutation<typeof updateCostInput, typeof cost>
    }
    dashboard: {
      /** What an administrator sees first: counts, system health, and what needs attention. */
      get: Query<void, typeof adminDashboard>
    }
    data: {
      /** Delete the account and data of a person who asked for it. */
      erasePerson: Mutation<typeof erasePersonInput, typeof done>
    }
    documents: {
      /** Documents at the e-signature service, newest first. */
      atProvider: Query<typeof providerDocumentsInput, typeof providerDocuments>
      /** Let another contact of the client sign a document. */
      changeSigner: Mutation<typeof changeSignerInput, typeof documentDetails>
      /** Give the client more time to sign a document. */
      extend: Mutation<typeof documentId, typeof documentDetails>
      /** Remind the client to sign a document. */
      remind: Mutation<typeof documentId, typeof remindedDocument>
      /** Withdraw a document that is waiting for signatures. */
      withdraw: Mutation<typeof withdrawDocumentInput, typeof documentDetails>
    }
    invitations: {
      /** Cancel a pending invitation. */
      cancel: Mutation<typeof invitationId, typeof done>
      /** Invite a person. */
      create: Mutation<typeof createInvitationInput, typeof invitationWithLink>
      /** Invitations, newest first. */
      list: Query<typeof listInvitationsInput, typeof invitationPage>
      /** Send a new link for an invitation; the old link stops working. */
      renew: Mutation<typeof invitationId, typeof invitationWithLink>
    }
    invoices: {
      /** The costs of a project that an invoice can charge. */
      billableCosts: Query<typeof billableCostsInput, typeof billableCosts>
      /** Draft an invoice. */
      create: Mutation<typeof createInvoiceInput, typeof invoiceDetails>
      /** One invoice with its lines, payments and refunds. */
      get: Query<typeof invoiceId, typeof invoiceDetails>
      /** Issue a draft invoice: it gets its number and can be paid. */
      issue: Mutation<typeof issueInvoiceInput, typeof invoiceDetails>
      /** Invoices with their clients, newest first. */
      list: Query<typeof listInvoicesInput, typeof adminInvoicePage>
      /** Record a payment received outside the payment provider. */
      recordPayment: Mutation<typeof recordPaymentInput, typeof invoiceDetails>
      /** Refund a payment, in full or in part. */
      refund: Mutation<typeof refundPaymentInput, typeof refund>
      /** Remind the client of an open invoice now, at most once a day. */
      remind: Mutation<typeof invoiceId, typeof invoiceMail>
      /** Issue an invoice with one line and get its payment link. */
      requestPayment: Mutation<typeof paymentRequestInput, typeof paymentRequest>
      /** Email an open invoice to its client again. */
      sendAgain: Mutation<typeof invoiceId, typeof invoiceMail>
      /** Totals of all invoices. */
      summary: Query<void, typeof invoiceSummary>
      /** Change a draft invoice. */
      update: Mutation<typeof updateInvoiceInput, typeof invoiceDetails>
      /** Void an invoice that is not paid. */
      void: Mutation<typeof voidInvoiceInput, typeof invoiceDetails>
    }
    jobs: {
      /** Background jobs that failed for good, newest first. */
      listFailed: Query<void, z.ZodArray<typeof failedJob>>
      /** Run a failed job again. */
      retry: Mutation<typeof jobReference, typeof done>
    }
    keys: {
      /** Create an API key of the business; it is shown once. */
      create: Mutation<typeof createApiKeyInput, typeof createdApiKey>
      /** Every API key, of people and of the business, newest first. */
      list: Query<typeof listWebhooksInput, typeof apiKeyPage>
      /** Revoke an API key of the business or of anyone: it stops at once. */
      revoke: Mutation<typeof apiKeyId, typeof done>
    }
    leads: {
      /** Open leads by status: all are counted, the newest are listed. */
      board: Query<typeof leadBoardInput, typeof leadBoard>
      /** Close a lead as lost, with the reason, or as spam. */
      close: Mutation<typeof closeLeadInput, typeof editedLeadVersion>
      /** Make a lead a contact of a new or existing client, without an invitation. */
      convert: Mutation<typeof convertLeadInput, typeof convertedLead>
      /** Create a lead by hand, from a call or a fair. */
      create: Mutation<typeof addLeadInput, typeof editedLeadVersion>
      /** Delete a lead with all personal data, also in the audit log. */
      delete: Mutation<typeof getLeadInput, typeof done>
      /** One lead with its checklists, conversations and calls. */
      get: Query<typeof getLeadInput, typeof leadDetails>
      /** Make a lead a contact of a new or existing client, and invite them. */
      invite: Mutation<typeof inviteLeadInput, typeof invitationWithLink>
      /** Leads, newest first. */
      list: Query<typeof listLeadsInput, typeof leadPage>
      /** Who a lead may be already: a contact, or someone from a client. */
      matches: Query<typeof leadMatchesInput, typeof leadMatches>
      /** Set the status of a lead. */
      move: Mutation<typeof moveLeadInput, typeof editedLeadVersion>
      /** Reopen a closed lead in the status that it had. */
      reopen: Mutation<typeof reopenLeadInput, typeof editedLeadVersion>
      /** Change the facts of a lead. */
      update: Mutation<typeof editLeadInput, typeof editedLeadVersion>
      /** Save the notes on a lead. */
      updateNotes: Mutation<typeof updateLeadNotesInput, typeof editedLeadVersion>
    }
    outbox: {
      /** Outgoing mail, newest first. */
      list: Query<typeof listOutboxInput, typeof outboxPage>
      /** Send a failed message again. */
      retry: Mutation<typeof mailId, typeof done>
      /** Whether mail is sent, and by whom. */
      settings: Query<void, typeof outboxSettings>
    }
    people: {
      /** Confirm the email address of an account by hand. */
      confirmEmail: Mutation<typeof confirmedAddressInput, typeof done>
      /** End a person’s access at once. */
      deactivate: Mutation<typeof deactivatePersonInput, typeof person>
      /** Sign a person out on one device. */
      endSession: Mutation<typeof endSessionOfInput, typeof done>
      /** Sign a person out on all devices. */
      endSessions: Mutation<typeof personInput, typeof endedSessions>
      /** An account with what concerns its security. */
      get: Query<typeof personInput, typeof person>
      /** The attempts to sign in to an account, newest first. */
      history: Query<typeof signInsInput, typeof signInAttempts>
      /** Give a person their access back. */
      reactivate: Mutation<typeof reactivatePersonInput, typeof person>
      /** End a person’s password, and email them a link to set a new one. */
      requirePassword: Mutation<typeof personInput, typeof requiredPassword>
      /** Remove the second factors of a person who lost them. */
      resetFactor: Mutation<typeof personInput, typeof done>
      /** The devices on which a person is signed in. */
      sessions: Query<typeof personInput, typeof openSessions>
    }
    projects: {
      /** The number of projects by state. */
      counts: Query<void, typeof projectCounts>
      /** Create a project. */
      create: Mutation<typeof createProjectInput, typeof project>
      /** Delete a project with its tasks, reviews, checklist, costs, tools and draft invoices. */
      delete: Mutation<typeof projectId, typeof done>
      /** What the audit log says about a project, newest first. */
      history: Query<typeof projectPart, typeof auditPage>
      /** Update a project. */
      update: Mutation<typeof updateProjectInput, typeof project>
    }
    system: {
      /** What waits while the site is held after a restore. */
      heldWork: Query<void, z.ZodNullable<typeof heldWork>>
      /** The restore that holds the site, if it is held. */
      hold: Query<void, z.ZodNullable<typeof hold>>
      /** Settle open card payments, then let jobs, mail and provider calls go again. */
      release: Mutation<typeof releaseInput, typeof released>
    }
    tasks: {
      /** Add a task to a project. */
      create: Mutation<typeof createTaskInput, typeof task>
      /** Delete a task. */
      delete: Mutation<typeof taskId, typeof done>
      /** Move a task to another place in the order. */
      place: Mutation<typeof placeTaskInput, typeof done>
      /** Change a task. */
      update: Mutation<typeof updateTaskInput, typeof task>
    }
    tools: {
      /** Add a tool to a project. */
      create: Mutation<typeof createToolInput, typeof tool>
      /** Delete a tool. */
      delete: Mutation<typeof toolId, typeof done>
      /** Set the transfer status of a tool. */
      move: Mutation<typeof moveToolInput, typeof tool>
      /** Change a tool. */
      update: Mutation<typeof updateToolInput, typeof tool>
    }
    users: {
      /** Change a user’s role. */
      changeRole: Mutation<typeof changeRoleInput, typeof user>
      /** The number of users and invitations. */
      counts: Query<void, typeof peopleCounts>
      /** Users, newest first. */
      list: Query<typeof listUsersInput, typeof userPage>
    }
    waitlist: {
      /** Waitlist entries, newest first. */
      list: Query<typeof listWaitlistInput, typeof waitlistPage>
    }
    webhooks: {
      /** Add a webhook. Its secret is shown only now. */
      create: Mutation<typeof createWebhookInput, typeof webhookWithSecret>
      /** Delete a webhook with its log. */
      delete: Mutation<typeof webhookId, typeof done>
      /** What was sent to a webhook in the last 30 days, newest first. */
      deliveries: Query<typeof listDeliveriesInput, typeof webhookDeliveryPage>
      /** One delivery with its request, and the answers to its attempts. */
      delivery: Query<typeof webhookDeliveryId, typeof webhookDeliveryDetails>
      /** One webhook, without its secret. */
      get: Query<typeof webhookId, typeof webhook>
      /** The webhooks, newest first, without their secrets. */
      list: Query<typeof listWebhooksInput, typeof webhookPage>
      /** Send a delivery that ended once more, with the same id. */
      replay: Mutation<typeof webhookDeliveryId, typeof webhookDelivery>
      /** Replace the secret of a webhook. Both secrets sign for a day. */
      rotateSecret: Mutation<typeof webhookId, typeof webhookWithSecret>
      /** Switch a webhook on or off. */
      switch: Mutation<typeof switchWebhookInput, typeof webhook>
      /** Send a test event to a webhook. */
      test: Mutation<typeof webhookId, typeof webhookDelivery>
      /** Change the address, the description or the events of a webhook. */
      update: Mutation<typeof updateWebhookInput, typeof webhook>
    }
    workItems: {
      /** Close a work item with a note. */
      close: Mutation<typeof closeWorkItemInput, typeof done>
      /** The number of open work items. */
      counts: Query<void, typeof workItemCounts>
      /** What needs an administrator, newest first. */
      list: Query<typeof listWorkItemsInput, typeof workItemPage>
    }
  }
  auth: {
    /** Accept an invitation and create the account. */
    acceptInvitation: Mutation<typeof acceptInvitationInput, typeof acceptInvitationResult>
    /** Sign in as an administrator. */
    adminLogin: Mutation<typeof adminLoginInput, typeof adminLoginResult>
    /** Change your password; other sessions end. */
    changePassword: Mutation<typeof changePasswordInput, typeof done>
    data: {
      /** The path to download your copy. */
      openExport: Mutation<typeof dataExportId, typeof openedExport>
      /** Delete your account, and all data that no law keeps. */
      requestDeletion: Mutation<typeof deleteAccountInput, typeof done>
      /** Ask for a copy of your data; you are told when it is ready. */
      requestExport: Mutation<void, typeof dataState>
      /** The latest copy of your data, and whether you can delete your account. */
      state: Query<void, typeof dataState>
    }
    email: {
      /** Cancel the change that you have asked for. */
      cancelChange: Mutation<void, typeof profile>
      /** Ask for another email address; a link to it makes the change. */
      change: Mutation<typeof changeEmailInput, typeof profile>
      /** Confirm an email address with the link of an email. */
      confirm: Mutation<typeof emailLinkInput, typeof emailLink>
      /** What the link of an email confirms. */
      link: Query<typeof emailLinkInput, typeof emailLink>
      /** Get the link that confirms your address again. */
      sendConfirmation: Mutation<void, typeof done>
      /** Take back a change with the link to the former address. */
      undo: Mutation<typeof emailLinkInput, typeof emailUndone>
      /** The change that the link to a former address takes back. */
      undoable: Query<typeof emailLinkInput, typeof emailUndo>
    }
    /** Request a password reset link by email. */
    forgotPassword: Mutation<typeof forgotPasswordInput, typeof done>
    /** The details of an open invitation. */
    invitation: Query<typeof invitationToken, typeof openInvitation>
    /** Who signs in after an invitation was accepted; null before that. */
    invitedAccount: Query<typeof invitationToken, z.ZodNullable<typeof invitedAccount>>
    keys: {
      /** Create an API key with your own access; it is shown once. */
      create: Mutation<typeof createApiKeyInput, typeof createdApiKey>
      /** Your API keys that are not revoked, newest first. */
      list: Query<void, typeof apiKeys>
      /** Revoke one of your API keys: it stops at once. */
      revoke: Mutation<typeof apiKeyId, typeof done>
    }
    links: {
      /** Whether a sign-in link can be used in this browser. */
      get: Query<typeof signInLinkInput, typeof signInLinkFacts>
      /** Email a sign-in link to use in this browser. */
      request: Mutation<typeof requestSignInLinkInput, typeof done>
      /** Sign in with a mailed link. */
      use: Mutation<typeof useSignInLinkInput, typeof sessionUser>
      /** Sign in with the code of a mailed link, where it was requested. */
      useCode: Mutation<typeof useSignInCodeInput, typeof sessionUser>
    }
    /** Sign in with an email address and a password. */
    login: Mutation<typeof loginInput, typeof sessionUser>
    /** Sign out. */
    logout: Mutation<void, typeof done>
    passkeys: {
      /** Your passkeys, oldest first. */
      list: Query<void, typeof passkeys>
      /** Add the passkey that the browser has created. */
      register: Mutation<typeof registerPasskeyInput, typeof registeredPasskey>
      /** What to ask the browser for a new passkey. */
      registerOptions: Mutation<void, typeof passkeyCreation>
      /** Remove one of your passkeys. */
      remove: Mutation<typeof passkeyId, typeof done>
      /** Rename one of your passkeys. */
      rename: Mutation<typeof renamePasskeyInput, typeof passkey>
      /** Sign in with a passkey. */
      signIn: Mutation<typeof passkeySignInInput, typeof adminLoginResult>
      /** What to ask the browser for a passkey of this site. */
      signInOptions: Mutation<void, typeof passkeyRequest>
    }
    profile: {
      /** Your own name, address, phone, time zone and picture. */
      get: Query<void, typeof profile>
      /** Remove your picture. */
      removePicture: Mutation<void, typeof profile>
      /** Set your picture. */
      setPicture: Mutation<typeof setPictureInput, typeof profile>
      /** Change your name, phone or time zone. */
      update: Mutation<typeof updateProfileInput, typeof profile>
    }
    providers: {
      /** Connect the recognized account with yours. */
      connect: Mutation<void, typeof done>
      /** Sign in as recognized by the provider, with the code of the second factor. */
      finish: Mutation<typeof finishProviderInput, typeof providerSignIn>
      /** Your accounts at providers. */
      identities: Query<void, z.ZodArray<typeof identity>>
      /** Connect the recognized account with the one that has its address, by its password, and sign in. */
      link: Mutation<typeof linkProviderInput, typeof providerSignIn>
      /** The providers that people can sign in with, and whether links are mailed. */
      list: Query<void, typeof signInOffers>
      /** Whom a provider has recognized in this browser, and what is missing; null if no one. */
      ticket: Query<void, z.ZodNullable<typeof providerTicket>>
      /** Disconnect an account at a provider. */
      unlink: Mutation<typeof identityId, typeof done>
    }
    /** Create a client account and sign in. */
    register: Mutation<typeof registerInput, typeof sessionUser>
    /** Set a new password with a reset link. */
    resetPassword: Mutation<typeof resetPasswordInput, typeof done>
    secondFactor: {
      /** Begin to add an authenticator app. */
      begin: Mutation<void, typeof newAuthenticator>
      /** Add the authenticator app with a code of it. */
      confirm: Mutation<typeof confirmAuthenticatorInput, typeof confirmedAuthenticator>
      /** Confirm that it is you, for the next ten minutes of this session. */
      prove: Mutation<typeof proveInput, typeof done>
      /** Replace your recovery codes. */
      renewRecoveryCodes: Mutation<void, typeof renewedRecoveryCodes>
      /** What you have added to your password. */
      state: Query<void, typeof secondFactorState>
      /** Remove your authenticator app. */
      turnOff: Mutation<void, typeof done>
    }
    /** The signed-in user, or null. */
    session: Query<void, z.ZodNullable<typeof sessionUser>>
    sessions: {
      /** Sign out on one of your devices. */
      end: Mutation<typeof endSessionInput, typeof done>
      /** Sign out on all devices but this one. */
      endOthers: Mutation<void, typeof endedSessions>
      /** The devices on which you are signed in, this one first. */
      list: Query<void, typeof ownSessions>
    }
  }
  chat: {
    /** Book a call with contact details. */
    bookCall: Mutation<typeof bookCallInput, typeof bookedCall>
    /** A call, by the token of its link. */
    booking: Query<typeof bookingByToken, typeof ownBooking>
    /** Cancel a call, by the token of its link. */
    cancelBooking: Mutation<typeof bookingByToken, typeof ownBooking>
    /** Choose or change the time of a call. */
    chooseTime: Mutation<typeof chooseTimeInput, typeof ownBooking>
    /** Get a link to choose a time for a call. */
    createBooking: Mutation<typeof createBookingInput, typeof createdBooking>
    /** Submit a lead. */
    createLead: Mutation<typeof createLeadInput, typeof leadId>
    /** The messages of your conversation, oldest first. */
    history: Query<typeof chatSessionId, z.ZodArray<typeof chatMessage>>
    /** What changes in your conversation while a person answers. */
    live: Subscription<typeof followChatInput, typeof liveMessage>
    /** Say that you are there, and ask who answers. */
    present: Mutation<typeof presentInChatInput, typeof chatState>
    /** Open the conversation of a mailed link. */
    resume: Mutation<typeof resumeChatInput, typeof chatSession>
    /** Send a message to the assistant. */
    send: Mutation<typeof sendMessageInput, typeof chatReply>
    /** The free times of a day range, earliest first. */
    slots: Query<typeof listSlotsInput, typeof slotList>
    /** Start or continue a conversation. */
    startSession: Mutation<void, typeof chatSession>
    /** Submit the checklist. */
    submitChecklist: Mutation<typeof submitChecklistInput, typeof done>
    yourData: {
      /** A copy of all of it, as JSON. */
      copy: Mutation<typeof yourDataInput, typeof yourDataCopy>
      /** Delete all of it. */
      delete: Mutation<typeof yourDataInput, typeof done>
      /** What is kept of the person who got the message. */
      get: Query<typeof yourDataInput, typeof yourData>
    }
  }
  demos: {
    /** Join the waitlist of a product. */
    joinWaitlist: Mutation<typeof joinWaitlistInput, typeof done>
    /** Public facts of this site: links, and whether calls can be booked here. */
    links: Query<void, typeof siteFacts>
    /** The tech stack of a demo. */
    stack: Query<typeof demoStackInput, typeof demoStack>
  }
  portal: {
    agreements: {
      /** Agreements, newest first; clients see their own. */
      list: Query<typeof listAgreementsInput, typeof agreementPage>
    }
    calls: {
      /** Get a new link to move or cancel a call of your own. */
      link: Mutation<typeof bookingId, typeof callLink>
    }
    checkout: {
      /** An invoice as its payment page shows it. */
      get: Query<typeof checkoutInput, typeof checkoutView>
      /** Whether a card payment has been confirmed. */
      outcome: Query<typeof checkoutSessionInput, typeof checkoutOutcome>
      /** Start a card payment and get the address of the provider’s page. */
      start: Mutation<typeof checkoutInput, typeof checkoutPage>
    }
    company: {
      /** Cancel the invitation of a colleague. */
      cancelInvitation: Mutation<typeof colleagueInvitationId, typeof done>
      /** Your own organization, and who has access to its records. */
      get: Query<void, typeof company>
      /** Invite a colleague to your organization. */
      invite: Mutation<typeof inviteColleagueInput, typeof invitedColleague>
      /** Send the invitation of a colleague again, with a new link. */
      inviteAgain: Mutation<typeof colleagueInvitationId, typeof invitedColleague>
      /** Set whether a colleague signs, pays and reviews. */
      setRights: Mutation<typeof setRightsInput, typeof companyPerson>
      /** Change the facts of your own organization. */
      update: Mutation<typeof updateCompanyInput, typeof companyVersion>
    }
    contacts: {
      /** The people who act for your organization, by name. */
      list: Query<void, typeof colleagues>
    }
    /** What a client sees first: their projects, and what is waiting for them. */
    dashboard: Query<void, typeof clientDashboard>
    documents: {
      /** The download link of a completed document. */
      download: Query<typeof documentId, typeof downloadAnswer>
      /** Documents by workflow step, then newest first; clients see those sent to them. */
      list: Query<typeof listWebhooksInput, typeof eSignatureDocumentPage>
      /** The current status of a document. */
      status: Query<typeof documentId, typeof eSignatureDocument>
      /** Whether a file is a document that was signed here. */
      verify: Query<typeof verifyDocumentInput, typeof verifiedDocument>
    }
    files: {
      /** Your files for a message or a hand-in that is not sent yet. */
      drafts: Query<typeof listDraftFilesInput, typeof draftFiles>
      /** The files of a project or of one of its tasks, newest first. */
      list: Query<typeof listFilesInput, typeof filePage>
      /** Remove a file; a mark of it stays. */
      remove: Mutation<typeof fileId, typeof done>
    }
    invoices: {
      /** Invoices, newest first; clients see their own, without drafts. */
      list: Query<typeof listInvoicesInput, typeof invoicePage>
      /** Totals of the invoices; clients see their own. */
      summary: Query<void, typeof invoiceSummary>
    }
    /** What changes while you look at it. */
    live: Subscription<typeof liveInput, typeof liveMessage>
    messages: {
      /** Empty a message; that there was one stays visible. */
      delete: Mutation<typeof messageId, typeof projectMessage>
      /** What you have not sent yet. */
      draft: Query<typeof draftOfInput, typeof foundDraft>
      /** Edit a message of your own, within 15 minutes. */
      edit: Mutation<typeof editMessageInput, typeof projectMessage>
      /** The messages of a project: the newest page first, each page oldest first. */
      list: Query<typeof listMessagesInput, typeof messagePage>
      /** Mark everything up to a message as read. */
      markRead: Mutation<typeof readMessagesInput, typeof done>
      /** Keep what you have not sent yet. */
      saveDraft: Mutation<typeof saveDraftInput, typeof done>
      /** Send a message, once for each key. */
      send: Mutation<typeof postMessageInput, typeof projectMessage>
      /** How many messages you have not read, by project. */
      unread: Query<void, typeof unreadMessages>
    }
    notifications: {
      /** What you were told, newest first. */
      list: Query<typeof listNotificationsInput, typeof notificationPage>
      /** When you get mail about what. */
      mail: Query<void, typeof mailPreferences>
      /** Mark notifications as read: some, or all. */
      markRead: Mutation<typeof markNotificationsReadInput, typeof done>
      /** Choose when you get mail about one kind of event. */
      setMail: Mutation<typeof setMailPreferenceInput, typeof done>
      /** The number of your unread notifications. */
      unread: Query<void, typeof unreadNotifications>
      /** End the mails that the unsubscribe link of a message names. */
      unsubscribe: Mutation<typeof unsubscribeInput, typeof done>
      /** What the unsubscribe link of a message would end. */
      unsubscription: Query<typeof unsubscribeInput, typeof unsubscription>
    }
    projects: {
      /** The agreements of a project, newest first. */
      agreements: Query<typeof projectPart, typeof agreementPage>
      /** The acceptance checklist of a project. */
      checklist: Query<typeof projectPart, typeof checklistPage>
      /** Totals of the costs of a project. */
      costTotals: Query<typeof projectId, typeof costTotals>
      /** The costs of a project. */
      costs: Query<typeof projectPart, typeof costPage>
      /** One project. */
      get: Query<typeof projectId, typeof project>
      /** The invoices of a project, newest first; clients see no drafts. */
      invoices: Query<typeof projectPart, typeof invoicePage>
      /** Projects with their task progress, newest first; clients see their own. */
      list: Query<typeof listProjectsInput, typeof projectPage>
      /** What was agreed, invoiced and paid for a project, and its agreements. */
      summary: Query<typeof projectId, typeof projectSummary>
      /** The tasks of a project, in order. */
      tasks: Query<typeof projectPart, typeof taskPage>
      /** The tools of a project. */
      tools: Query<typeof projectPart, typeof toolPage>
    }
    sandbox: {
      /** A payment session of the sandbox. */
      get: Query<typeof checkoutSessionInput, typeof sandboxSession>
      /** Pay in the sandbox with a test card. */
      pay: Mutation<typeof sandboxPayInput, typeof sandboxOutcome>
    }
    signing: {
      /** Decline to sign a document, with a reason. */
      decline: Mutation<typeof declineDocumentInput, typeof done>
      /** A document as its signer sees it. */
      get: Query<typeof openDocumentInput, typeof signingView>
      /** Record that the signer has opened a document. */
      open: Mutation<typeof openDocumentInput, typeof done>
      /** The address at which the e-signature service takes the signature. */
      page: Mutation<typeof openDocumentInput, typeof signingPage>
      /** Sign a document as its client, or countersign it as an administrator. */
      sign: Mutation<typeof signDocumentInput, typeof signed>
    }
    tasks: {
      /** Send a task for review with a note, links and files. */
      handIn: Mutation<typeof handInTaskInput, typeof task>
      /** What a task was last sent for review with, and its last review. */
      handedIn: Query<typeof taskId, typeof handedIn>
      /** Set the status of a task. */
      move: Mutation<typeof moveTaskInput, typeof task>
      /** Approve a task, or request changes. */
      review: Mutation<typeof reviewTaskInput, typeof review>
      /** The reviews of a task, newest first. */
      reviews: Query<typeof listReviewsInput, typeof reviewPage>
      /** Take back your own review within 10 minutes. */
      takeBack: Mutation<typeof reviewId, typeof review>
    }
    viewing: {
      /** The address of a file, for a tab that shows the portal to an administrator. */
      file: Query<typeof viewedFileInput, typeof viewedFile>
    }
  }
}
