import { defineTexts } from '../core/define-texts.ts'

/** What depends on what an author removes. */
export const removalTexts = defineTexts({
  'questRemove.quest': { el: 'Αφαίρεση: {title}', en: 'Remove: {title}' },
  'questRemove.unknown': {
    el: 'Μπορεί να υπάρχουν απαντήσεις.',
    en: 'There may be answers.',
  },
  'questRemove.quest.text': {
    el: 'Φεύγει μόνο από τη λίστα: οι δράσεις που το ζητούν συνεχίζουν, και όσα απαντήθηκαν μένουν.',
    en: 'It only leaves the list: actions that ask it go on, and what was answered stays.',
  },
  'questRemove.part.text': {
    el: 'Λείπει από την επόμενη έκδοση που θα δημοσιευτεί· όσα απαντήθηκαν μένουν στις εκδόσεις τους.',
    en: 'It is missing from the next version that is published; what was answered stays with its version.',
  },
  'questRemove.done': { el: 'Αφαιρέθηκε: {title}', en: 'Removed: {title}' },
  'questRemove.back': { el: 'Επανήλθε: {title}', en: 'Put back: {title}' },
})
