import { defineTexts } from '../core/define-texts.ts'

/** Finding the time of a meeting: a week of starts, and a word for a time that is typed. */
export const slotTexts = defineTexts({
  'slots.notSet': { el: 'Δεν έχει οριστεί ημερομηνία', en: 'No date has been set' },
  'slots.anew': { el: 'Ορισμός νέας ημερομηνίας', en: 'Set a new date' },
  'slots.back': { el: 'Πίσω', en: 'Back' },
  'slots.offers': {
    el: 'Ελεύθερες ώρες σε τρεις ημέρες',
    en: 'Free times on three days',
  },
  'slots.week': { el: 'Ημέρες της εβδομάδας', en: 'Days of the week' },
  'slots.previous': { el: 'Προηγούμενη εβδομάδα', en: 'Previous week' },
  'slots.next': { el: 'Επόμενη εβδομάδα', en: 'Next week' },
  'slots.dayFree_one': { el: '{count} ελεύθερη ώρα', en: '{count} free time' },
  'slots.dayFree_other': { el: '{count} ελεύθερες ώρες', en: '{count} free times' },
  'slots.dayNone': { el: 'καμία ελεύθερη ώρα', en: 'no free time' },
  'slots.starts': { el: 'Ώρες: {day}', en: 'Times: {day}' },
  'slots.taken': { el: 'δεσμευμένη', en: 'taken' },
  'slots.none': {
    el: 'Δεν υπάρχουν άλλες ώρες του μέντορα αυτή την ημέρα. Μπορείτε να γράψετε άλλη ώρα.',
    en: 'The mentor has no more hours on this day. You can type another time.',
  },
  'slots.off': {
    el: 'Ο μέντορας λείπει αυτή την ημέρα. Μπορείτε να γράψετε άλλη ημερομηνία.',
    en: 'The mentor is away on this day. You can type another date.',
  },
  'slots.length': { el: 'Κάθε συνάντηση κρατά 45 λεπτά.', en: 'A meeting lasts 45 minutes.' },
  'slots.chosen': {
    el: '{day}, {from}–{to} (45 λεπτά)',
    en: '{day}, {from}–{to} (45 minutes)',
  },
  'slots.word.past': { el: 'Αυτή η ώρα έχει περάσει.', en: 'This time has passed.' },
  'slots.word.off': {
    el: 'Είναι ημέρα που ο μέντορας λείπει ({mentor}).',
    en: 'It is a day off of the mentor ({mentor}).',
  },
  'slots.word.night': { el: 'Είναι νύχτα.', en: 'It is in the night.' },
  'slots.word.outside': {
    el: 'Είναι εκτός του ωραρίου του μέντορα ({mentor}).',
    en: 'It is outside the hours of the mentor ({mentor}).',
  },
  'slots.word.mentor': {
    el: 'Ο μέντορας ({mentor}) έχει άλλη συνάντηση στις {at}.',
    en: 'The mentor ({mentor}) has another meeting at {at}.',
  },
  'slots.word.mentorNamed': {
    el: 'Ο μέντορας ({mentor}) έχει συνάντηση στις {at} με: {name}.',
    en: 'The mentor ({mentor}) has a meeting at {at} with {name}.',
  },
  'slots.word.mentee': {
    el: 'Ο ωφελούμενος έχει άλλη συνάντηση στις {at}.',
    en: 'The mentee has another meeting at {at}.',
  },
  'slots.word.menteeNamed': {
    el: 'Ο ωφελούμενος έχει συνάντηση στις {at} με: {name}.',
    en: 'The mentee has a meeting at {at} with {name}.',
  },
  'slots.word.action': {
    el: 'Η ίδια δράση γίνεται στις {at} με άλλο άτομο, και κρατά 45 λεπτά: γίνεται με ένα άτομο κάθε φορά.',
    en: 'The same action takes place at {at} with another mentee, and lasts 45 minutes: it is done with one at a time.',
  },
  'slots.word.actionNamed': {
    el: 'Η ίδια δράση γίνεται στις {at} με: {name}, και κρατά 45 λεπτά: γίνεται με ένα άτομο κάθε φορά.',
    en: 'The same action takes place at {at} with {name}, and lasts 45 minutes: it is done with one mentee at a time.',
  },
})
