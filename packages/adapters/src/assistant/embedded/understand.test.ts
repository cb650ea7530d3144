import { knowledge } from '@tallgrass/brand'
import type { ChatTurn } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const userTurns = (...lines: string[]): ChatTurn[] => lines.map((content) => ({ role: 'user', content }))
const passageFor = (message: string) => understand({ message, turns: [] }).passages[0]

test('misspelled words are understood', () => {
  expect(passageFor('how much is the recepsionist')).toBe('pricing')
  expect(passageFor('are you opne on satturday')).toBe('hours')
  expect(passageFor('i forgot my passwrod')).toBe('portal')
})

test('a word for another subject outweighs similar words, unless the question is clear', () => {
  expect(understand({ message: 'what does hubspot charge per month', turns: [] })).toMatchObject({
    intent: 'unknown',
    passages: [],
  })
  expect(passageFor('how much do you charge per month')).toBe('pricing')
})

test('several clear questions in one message are answered in order', () => {
  const { intent, passages } = understand({
    message: 'Are you open on Saturday? And how much is it?',
    turns: [],
  })
  expect({ intent, passages }).toEqual({ intent: 'question', passages: ['hours', 'pricing'] })
})

test('a request is about the last product mentioned, unless it names a service', () => {
  const turns = userTurns('what is scorm', 'hello', 'what is strides')
  expect(understand({ message: 'ok book me a walkthrough of that one', turns })).toMatchObject({
    intent: 'strides',
    wantsContact: true,
    passages: ['booking'],
  })
  expect(understand({ message: 'sign me up for the receptionist', turns })).toMatchObject({
    intent: 'booking',
  })
  expect(understand({ message: 'sign me up', turns: [] })).toMatchObject({
    intent: 'booking',
    wantsContact: true,
  })
})

test('a client who reports a fault is not asked for contact details or offered a call', () => {
  const answer = understand({
    message: 'the booking bot you built for us is dead since this morning',
    turns: [],
  })
  expect(answer).toMatchObject({ intent: 'support', wantsContact: false, passages: ['portal'] })
})

test('small talk is recognized, but not in a message that asks something', () => {
  expect(understand({ message: 'heyyy, how are you', turns: [] })).toMatchObject({
    intent: 'small-talk',
    talk: 'wellbeing',
  })
  expect(understand({ message: 'hi, where are you located', turns: [] })).toMatchObject({
    passages: ['about'],
  })
})

test('a question that names nothing is about what was named before', () => {
  const turns = userTurns('do you have scorm and strides', 'tell me about scorm')
  expect(understand({ message: 'and the other one', turns }).passages).toEqual(['devlab/tallgrass-strides'])
  expect(understand({ message: 'how much is it', turns }).passages).toEqual(['devlab/tallgrass-scorm'])
  expect(understand({ message: 'tell me more about that', turns }).passages).toEqual([
    'devlab/tallgrass-scorm',
  ])
  expect(understand({ message: 'how much is it', turns: [] }).passages).toEqual(['pricing'])
})

test('the other one of the calls that were offered is a call', () => {
  const booking = knowledge.find(({ id }) => id === 'booking')?.text ?? ''
  const offered = [
    { role: 'user', content: 'can i book a call' },
    { role: 'assistant', content: booking },
  ] as const
  expect(understand({ message: 'the other one please', turns: offered }).passages).toEqual(['booking'])
  expect(understand({ message: 'the other one please', turns: [] }).passages).not.toEqual(['booking'])
})

test('a question whether we work with a kind of business is answered', () => {
  for (const message of [
    'Do you work with restaurants?',
    'is this for a dental office',
    'we run a hotel, does it fit',
  ])
    expect(understand({ message, turns: [] }).passages).toEqual(['businesses'])
  expect(understand({ message: 'what do you do', turns: [] }).passages).toEqual(['services'])
})

test('a federal holiday is a question about the hours, which say that it is closed', () => {
  for (const day of ['Thanksgiving', 'Veterans Day', 'the fourth of July', 'christmas']) {
    expect(understand({ message: `are you open on ${day}`, turns: [] }).passages).toEqual(['hours'])
  }
  expect(understand({ message: 'are you closed on labor day', turns: [] }).passages).toEqual(['hours'])
})
