import { callScenarios } from './call-scenarios.ts'
import { exampleBusiness } from './example-business.ts'

/** The texts of the AI receptionist demo. */
export const aiReceptionistDemo = {
  title: 'Pick up a call',
  text: 'Four callers take turns: a quick question, a price, an emergency and a message. No real call is made.',
  business: exampleBusiness.name,
  quiet: 'The line is quiet',
  call: 'Simulate Incoming Call',
  incoming: 'Incoming call',
  ringing: 'Ringing',
  answer: 'Answer',
  decline: 'Decline',
  /** The switch beside both. */
  sound: 'Sound',
  length: 'Call length',
  onHold: 'on hold',
  controls: {
    group: 'Call controls',
    voiceOn: 'Voice on',
    voiceOff: 'Voice off',
    mute: 'Mute',
    unmute: 'Unmute',
    hold: 'Hold',
    resume: 'Resume',
    transfer: 'Transfer',
    end: 'End',
    copy: 'Copy Transcript',
    copied: 'Copied',
    notCopied: 'Could not copy',
  },
  transcript: 'Transcript',
  transcriptEmpty: 'The conversation appears here, line by line.',
  speaking: { ai: 'Receptionist is speaking', caller: 'Caller is speaking', nobody: 'Connecting' },
  speakers: { ai: 'Receptionist', caller: 'Caller' },
  urgency: { low: 'Low urgency', medium: 'Medium urgency', high: 'High urgency' },
  over: {
    ended: 'Call ended',
    transferred: 'Call transferred',
    voicemail: 'Message taken',
  },
  summaries: {
    resolved: 'The question was answered in the call. Nothing is left to do.',
    booking: 'An estimate visit was booked, and the link to it was sent by text.',
    transfer: 'A specialist has the caller on the line, with the notes of this call.',
    voicemail:
      'The message is in your inbox, written out, with a reminder to follow up on the next working day at 9 am.',
  },
  /** Shown if the visitor ends or transfers the call before its script is over. */
  cutShort: {
    ended: 'You ended the call. The transcript is kept.',
    transferred: 'You passed the caller to a person, along with the transcript.',
  },
  demoLink: 'Open the demo link',
  back: 'Try Another Call',
  metrics: [
    { value: '24/7', label: 'answering' },
    { value: '95%', label: 'query resolution' },
    { value: '3s', label: 'average response' },
  ],
  scenarios: callScenarios,
} as const
