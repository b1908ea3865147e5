import { expect, it } from 'vitest'
import { texts, type TextKey } from './texts.ts'

// Words that the specification quotes (§2.1, §4, §5, §8), for their letters: a language that it leaves open is left out.
it.each([
  ['ui.sure', { el: 'Είστε σίγουροι;', en: 'Are you sure?' }],
  ['identity.forgot.title', { en: 'Reset Password' }],
  ['identity.forgot.text', { en: 'Are you sure you want to reset your password?' }],
  ['identity.forgot.sent', { en: 'Please check your E-mail' }],
  [
    'quest.clearAll.text',
    {
      en: 'This action will Clear all the answers and is irreversible.\nAre you sure you want to proceed?',
    },
  ],
  ['identity.password.changed', { el: 'Ο κωδικός σύνδεσης άλλαξε επιτυχώς' }],
  // Translated keys, by the names that the specification gives them (§8).
  ['SUCCESS_SHARE', { el: 'Η κοινοποίηση ολοκληρώθηκε.' }],
  ['FAIL_SHARE', { el: 'Η κοινοποίηση απέτυχε.' }],
  ['quest.failed', { el: 'Σφάλμα επικοινωνίας' }],
  ['updates.success', { el: 'ΕΠΙΤΥΧΗΣ ΕΝΕΡΓΕΙΑ' }],
  ['actions.mentee.action.inactive', { el: 'Η δράση είναι ανενεργή' }],
  ['rule.action_inactive', { el: 'Η δράση είναι ανενεργή' }],
] satisfies [TextKey, { el?: string; en?: string }][])(
  '%s says what is specified',
  (key, words) => {
    expect(texts[key]).toMatchObject(words)
  },
)
