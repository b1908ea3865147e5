import { expect, it } from 'vitest'
import { describeStart } from './start-message.ts'

const ADDRESS = 'http://127.0.0.1:8080'
const SIGN_INS = [
  { role: 'SuperAdmin', username: 'v.pan', name: 'Βαρβάρα Παναγοπούλου', project: '—' },
  { role: 'Mentor', username: 't.sidiropoulou', name: 'Άννα Ράπτη', project: 'Νέο Ξεκίνημα' },
] as const

it('ends with the sign-ins, after the address, for a program that reads it', () => {
  const text = describeStart({
    address: ADDRESS,
    seconds: 6.84,
    signIns: SIGN_INS,
    isTerminal: false,
  })
  expect(text).toBe(`
Telemachos: ${ADDRESS} (ready in 6.8 s)

Demonstration programme. The password of everybody below is Telemachos1!
  SuperAdmin  v.pan           Βαρβάρα Παναγοπούλου, —
  Mentor      t.sidiropoulou  Άννα Ράπτη, Νέο Ξεκίνημα
`)
})

it('ends with the address for a person, however low the terminal is', () => {
  const message = { address: ADDRESS, seconds: 6.84, isTerminal: true }
  const withDemonstration = describeStart({ ...message, signIns: SIGN_INS })
  expect(withDemonstration).toContain(`Telemachos: ${ADDRESS} (ready in 6.8 s)\n`)
  expect(withDemonstration.trimEnd().split('\n').at(-1)).toBe(
    `Open ${ADDRESS} in a browser. Ctrl+C stops the server.`,
  )
  expect(describeStart({ ...message, signIns: [] })).toBe(
    `\nTelemachos: ${ADDRESS} (ready in 6.8 s)\n`,
  )
})
