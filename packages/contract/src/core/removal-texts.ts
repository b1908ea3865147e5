import { defineTexts } from './define-texts.ts'

/** What depends on what is about to be removed. */
export const removalTexts = defineTexts({
  'removal.title': { el: 'Αφαίρεση «{name}»;', en: 'Remove “{name}”?' },
  'removal.confirm': { el: 'Αφαίρεση', en: 'Remove' },
  'removal.uses': { el: 'Από εδώ εξαρτώνται: {list}.', en: 'What depends on it: {list}.' },
  'removal.unknown': {
    el: 'Δεν μπορέσαμε να δούμε τι εξαρτάται από αυτό.',
    en: 'It could not be found out what depends on this.',
  },
  'removal.unknownBut': {
    el: 'Δεν μπορέσαμε να δούμε όλα όσα εξαρτώνται από αυτό. Σίγουρα εξαρτώνται: {list}.',
    en: 'It could not be found out what all depends on this. Certainly: {list}.',
  },
  'removal.none': { el: 'Τίποτα δεν εξαρτάται από αυτό.', en: 'Nothing depends on it.' },
  'removal.Actions_one': { el: '{number} δράση', en: '{number} action' },
  'removal.Actions_other': { el: '{number} δράσεις', en: '{number} actions' },
  'removal.Completions_one': { el: '{number} ολοκλήρωση', en: '{number} completion' },
  'removal.Completions_other': { el: '{number} ολοκληρώσεις', en: '{number} completions' },
  'removal.Values_one': { el: 'τιμή {number} ατόμου', en: 'the value of {number} person' },
  'removal.Values_other': { el: 'τιμές {number} ατόμων', en: 'values of {number} people' },
  'removal.Filters_one': { el: '{number} φίλτρο', en: '{number} filter' },
  'removal.Filters_other': { el: '{number} φίλτρα', en: '{number} filters' },
  'removal.Views_one': { el: '{number} αποθηκευμένη προβολή', en: '{number} saved view' },
  'removal.Views_other': { el: '{number} αποθηκευμένες προβολές', en: '{number} saved views' },
  'removal.Conditions_one': { el: '{number} συνθήκη', en: '{number} condition' },
  'removal.Conditions_other': { el: '{number} συνθήκες', en: '{number} conditions' },
  'removal.Settings_one': { el: '{number} άλλη ρύθμιση', en: '{number} other setting' },
  'removal.Settings_other': { el: '{number} άλλες ρυθμίσεις', en: '{number} other settings' },
  'removal.Exports_one': { el: '{number} εξαγωγή', en: '{number} export' },
  'removal.Exports_other': { el: '{number} εξαγωγές', en: '{number} exports' },
  'removal.Attempts_one': { el: '{number} προσπάθεια', en: '{number} attempt' },
  'removal.Attempts_other': { el: '{number} προσπάθειες', en: '{number} attempts' },
  'removal.Answers_one': { el: '{number} απάντηση', en: '{number} answer' },
  'removal.Answers_other': { el: '{number} απαντήσεις', en: '{number} answers' },
  'removal.Readers_one': {
    el: '{number} συνθήκη ή κλίμακα',
    en: '{number} condition or scale',
  },
  'removal.Readers_other': {
    el: '{number} συνθήκες ή κλίμακες',
    en: '{number} conditions or scales',
  },
  'removal.People_one': { el: '{number} ακόμη άτομο', en: '{number} other person' },
  'removal.People_other': { el: '{number} ακόμη άτομα', en: '{number} other people' },
})
