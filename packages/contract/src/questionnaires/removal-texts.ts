import { defineTexts } from '../core/define-texts.ts'

/** What depends on what an author removes. */
export const removalTexts = defineTexts({
  'questRemove.quest': { el: 'Αφαίρεση: {title}', en: 'Remove: {title}' },
  'questRemove.title': { el: 'Αφαίρεση «{name}»;', en: 'Remove “{name}”?' },
  'questRemove.confirm': { el: 'Αφαίρεση', en: 'Remove' },
  'questRemove.uses': { el: 'Από εδώ εξαρτώνται: {list}.', en: 'What depends on it: {list}.' },
  'questRemove.unknown': {
    el: 'Δεν μπορέσαμε να δούμε τι εξαρτάται από αυτό: μπορεί να υπάρχουν απαντήσεις.',
    en: 'It could not be found out what depends on this: there may be answers.',
  },
  'questRemove.none': { el: 'Τίποτα δεν εξαρτάται από αυτό.', en: 'Nothing depends on it.' },
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
  'questRemove.Actions_one': { el: '{number} δράση', en: '{number} action' },
  'questRemove.Actions_other': { el: '{number} δράσεις', en: '{number} actions' },
  'questRemove.Attempts_one': { el: '{number} προσπάθεια', en: '{number} attempt' },
  'questRemove.Attempts_other': { el: '{number} προσπάθειες', en: '{number} attempts' },
  'questRemove.Answers_one': { el: '{number} απάντηση', en: '{number} answer' },
  'questRemove.Answers_other': { el: '{number} απαντήσεις', en: '{number} answers' },
  'questRemove.Conditions_one': {
    el: '{number} συνθήκη ή κλίμακα',
    en: '{number} condition or scale',
  },
  'questRemove.Conditions_other': {
    el: '{number} συνθήκες ή κλίμακες',
    en: '{number} conditions or scales',
  },
  'questRemove.Exports_one': { el: '{number} εξαγωγή', en: '{number} export' },
  'questRemove.Exports_other': { el: '{number} εξαγωγές', en: '{number} exports' },
})
