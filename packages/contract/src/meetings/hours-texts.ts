import { defineTexts } from '../core/define-texts.ts'

/** When a mentor can meet. */
export const hoursTexts = defineTexts({
  'hours.open': { el: 'Το ωράριό μου', en: 'My hours' },
  'hours.lead': {
    el: 'Πότε μπορείτε να συναντάτε τους ωφελούμενους. Μέσα σε αυτές τις ώρες προτείνονται ελεύθερες ώρες· όσες συναντήσεις έχουν ήδη οριστεί μένουν όπως είναι.',
    en: 'When you can meet your mentees. Free times are offered within these hours; meetings that are already scheduled stay as they are.',
  },
  'hours.week': { el: 'Ώρες της εβδομάδας', en: 'Hours of the week' },
  'hours.usual': {
    el: 'Χωρίς καμία ώρα εδώ, ισχύει κάθε ημέρα 09:00–20:00.',
    en: 'With no hours here, every day from 09:00 to 20:00 counts.',
  },
  'hours.closedDay': { el: 'Καμία ώρα', en: 'No hours' },
  'hours.from': { el: 'Από', en: 'From' },
  'hours.to': { el: 'Έως', en: 'To' },
  'hours.add': { el: 'Προσθήκη ωρών: {day}', en: 'Add hours: {day}' },
  'hours.remove': {
    el: 'Αφαίρεση ωρών: {day}, {number}',
    en: 'Remove hours: {day}, number {number}',
  },
  'hours.copy': {
    el: 'Ίδιες ώρες Δευτέρα έως Παρασκευή: όπως {day}',
    en: 'Same hours Monday to Friday: as on {day}',
  },
  'hours.off': { el: 'Ημέρες που λείπω', en: 'Days off' },
  'hours.offNone': {
    el: 'Καμία. Προσθέστε άδειες και αργίες, για να μην προτείνονται ώρες τότε.',
    en: 'None. Add holidays and leave, so that no times are offered then.',
  },
  'hours.offFrom': { el: 'Πρώτη ημέρα', en: 'First day' },
  'hours.offTo': { el: 'Τελευταία ημέρα', en: 'Last day' },
  'hours.note': { el: 'Σημείωση', en: 'Note' },
  'hours.offAdd': { el: 'Προσθήκη ημερών', en: 'Add days' },
  'hours.offRemove': { el: 'Αφαίρεση ημερών, {number}', en: 'Remove days, number {number}' },
  'hours.room': { el: 'Διαδικτυακές συναντήσεις', en: 'Online meetings' },
  'hours.room.address': { el: 'Σύνδεσμος της αίθουσάς μου', en: 'Link of my room' },
  'hours.room.hint': {
    el: 'Με αυτόν συνδέεστε στις διαδικτυακές συναντήσεις που δεν γράφουν άλλον. Για παράδειγμα: https://meet.example.org/maria',
    en: 'It opens the online meetings that name no other. For example: https://meet.example.org/maria',
  },
  'hours.need': { el: 'Συμπληρώστε και τα δύο.', en: 'Fill in both.' },
  'hours.fix': {
    el: 'Δεν αποθηκεύτηκε: διορθώστε όσα σημειώνονται.',
    en: 'Not saved: mend what is marked.',
  },
  'hours.save': { el: 'Αποθήκευση ωραρίου', en: 'Save my hours' },
  'hours.saved': { el: 'Το ωράριο αποθηκεύτηκε', en: 'Your hours were saved' },
  'hours.leaveText': {
    el: 'Οι αλλαγές στο ωράριο δεν έχουν αποθηκευτεί.',
    en: 'The changes to your hours have not been saved.',
  },
  'hours.closed': { el: 'Εκτός ωραρίου', en: 'Outside hours' },
  'hours.newAtClosed': { el: '{slot}, εκτός ωραρίου', en: '{slot}, outside hours' },
})
