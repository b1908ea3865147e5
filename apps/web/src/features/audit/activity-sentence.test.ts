import { contract } from '@telemachos/contract'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { texts } from '@telemachos/contract/texts'
import { describe, expect, it } from 'vitest'
import { activitySentence } from './activity-sentence.ts'
import type { Activity } from './activity-sentence.ts'

const MARIA = { Id: 7, FirstName: 'Μαρία', LastName: 'Νικολάου' }
const NIKOS = { Id: 9, FirstName: 'Νίκος', LastName: 'Ρήγας' }

function sentence(language: 'el' | 'en', given: Partial<Activity>): string {
  const activity: Activity = {
    Id: 1,
    At: '2026-11-20T10:00:00Z',
    Verb: 'action.completed',
    By: MARIA,
    Admin: null,
    Subject: NIKOS,
    ActionId: 3,
    ActionTitle: 'Βιογραφικό',
    Change: { State: null, RolesGiven: [], RolesTaken: [], Fields: [], Protocol: null },
    ...given,
  }
  const translate = (key: keyof typeof texts, values: Record<string, string>) =>
    texts[key][language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`)
  return activitySentence(activity, translate, language)
    .map((part) =>
      typeof part === 'string' ? part : `[${part.text}${part.menteeId ? `:${part.menteeId}` : ''}]`,
    )
    .join('')
}

describe('activitySentence', () => {
  it.each([
    ['el', {}, '[Η Μαρία Νικολάου] ολοκλήρωσε «Βιογραφικό» για [τον Νίκο Ρήγα:9]'],
    ['en', {}, '[Μαρία Νικολάου] completed “Βιογραφικό” for [Νίκος Ρήγας:9]'],
    ['el', { By: NIKOS }, '[Ο Νίκος Ρήγας:9] ολοκλήρωσε «Βιογραφικό»'],
    ['el', { Subject: null }, '[Η Μαρία Νικολάου] ολοκλήρωσε «Βιογραφικό»'],
    [
      'el',
      { Verb: 'identity.signedIn', Subject: MARIA, ActionId: null },
      '[Η Μαρία Νικολάου] συνδέθηκε',
    ],
    [
      'el',
      { By: NIKOS, Admin: MARIA },
      '[Ο Νίκος Ρήγας:9] ολοκλήρωσε «Βιογραφικό» · με σύνδεση διαχειριστή: Μαρία Νικολάου',
    ],
    [
      'el',
      { Verb: 'standIn.loggedOut', Admin: MARIA, ActionId: null },
      '[Η Μαρία Νικολάου] τερμάτισε τη σύνδεση αντί για [τον Νίκο Ρήγα]',
    ],
    [
      'el',
      { Verb: 'linking.mentorSet', ActionId: null },
      '[Η Μαρία Νικολάου] όρισε μέντορα για [τον Νίκο Ρήγα:9]',
    ],
    [
      'el',
      { Verb: 'actionData.savedMany' },
      '[Η Μαρία Νικολάου] ενημέρωσε τη δράση «Βιογραφικό» για [τον Νίκο Ρήγα:9]',
    ],
    ['el', { By: null }, 'Το σύστημα ολοκλήρωσε «Βιογραφικό» για [τον Νίκο Ρήγα:9]'],
    ['el', { Verb: 'later.invented' }, '[Η Μαρία Νικολάου] έκανε μια αλλαγή'],
    ['el', { Verb: 'constructor' }, '[Η Μαρία Νικολάου] έκανε μια αλλαγή'],
  ] as const)('in %s, %o', (language, given, expected) => {
    expect(sentence(language, given)).toBe(expected)
  })

  it.each(LANGUAGES)('has words in %s for every verb of the contract', (language) => {
    const verbs = Object.values(contract).flatMap((group) =>
      Object.values(group.calls).flatMap((call) => (call.audit === undefined ? [] : [call.audit])),
    )
    expect(verbs).toContain('meeting.scheduled')
    for (const Verb of verbs) {
      for (const Subject of [MARIA, NIKOS, null]) {
        const words = sentence(language, { Verb, Subject })
        expect(words).not.toMatch(/[{}\uE001\uE002…]/)
        expect(words, Verb).not.toBe(sentence(language, { Verb: 'unknown' }))
      }
    }
  })
})
