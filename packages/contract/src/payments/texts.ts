import { defineTexts } from '../core/define-texts.ts'

/** Texts of payments by registry number. */
export const paymentsTexts = defineTexts({
  'payments.title': { el: 'Πληρωμές', en: 'Payments' },
  'payments.lead': {
    el: 'Επικολλήστε αριθμούς αίτησης για να δείτε τι έχει πληρωθεί και να καταχωρίσετε νέες πληρωμές.',
    en: 'Paste application numbers to see what has been paid and to record payments.',
  },
  'payments.table': { el: 'Πληρωμές ανά άτομο', en: 'Payments by person' },
  'payments.person': { el: 'Άτομο', en: 'Person' },
  'payments.kayas': { el: 'ΚΑΥΑΣ', en: 'KAYAS' },
  'payments.paid': { el: 'Πληρώθηκε', en: 'Paid' },
  'payments.paidBy': { el: 'Καταχωρίστηκε από {name}', en: 'Recorded by {name}' },
  'payments.unpaid': { el: 'Όχι', en: 'No' },
  'payments.total': { el: 'Σύνολο', en: 'Total' },
  'payments.totalOf': { el: '{paid} από {all}', en: '{paid} of {all}' },
  'rule.action_unpublished': {
    el: 'Η δράση δεν έχει δημοσιευθεί: δεν δέχεται πληρωμές.',
    en: 'The action is not published: it takes no payments.',
  },
  'payments.unpublished': {
    el: 'Δεν έχει δημοσιευθεί: μόνο αναίρεση όσων έχουν καταχωριστεί',
    en: 'Not published: what was recorded can only be taken back',
  },
  'payments.actions': { el: 'Ποιες πληρωμές', en: 'Which payments' },
  'payments.set_one': { el: 'Καταχώριση {number} πληρωμής', en: 'Record {number} payment' },
  'payments.set_other': { el: 'Καταχώριση {number} πληρωμών', en: 'Record {number} payments' },
  'payments.unset_one': { el: 'Αναίρεση {number} πληρωμής', en: 'Take back {number} payment' },
  'payments.unset_other': { el: 'Αναίρεση {number} πληρωμών', en: 'Take back {number} payments' },
  'payments.confirm.set_one': {
    el: 'Καταχώριση {number} πληρωμής σε {people};',
    en: 'Record {number} payment for {people}?',
  },
  'payments.confirm.set_other': {
    el: 'Καταχώριση {number} πληρωμών σε {people};',
    en: 'Record {number} payments for {people}?',
  },
  'payments.confirm.unset_one': {
    el: 'Αναίρεση {number} πληρωμής σε {people};',
    en: 'Take back {number} payment from {people}?',
  },
  'payments.confirm.unset_other': {
    el: 'Αναίρεση {number} πληρωμών σε {people};',
    en: 'Take back {number} payments from {people}?',
  },
  'payments.confirm.record': {
    el: 'Καταχώριση πληρωμής: {title};',
    en: 'Record a payment: {title}?',
  },
  'payments.confirm.takeBack': {
    el: 'Αναίρεση πληρωμής: {title};',
    en: 'Take back a payment: {title}?',
  },
  'payments.confirm.text': {
    el: 'Ό,τι έχει ήδη πληρωθεί δεν πληρώνεται ξανά. Η ενέργεια καταγράφεται με το όνομά σας.',
    en: 'What has been paid is not paid again. The act is recorded under your name.',
  },
  'payments.left.unknown': {
    el: '{number}: δεν ανήκει σε άτομο που βλέπετε',
    en: '{number}: of nobody whom you see',
  },
  'payments.left.ambiguous': {
    el: '{number}: τον έχουν περισσότερα από ένα άτομα',
    en: '{number}: more than one person has it',
  },
  'payments.done_one': { el: 'Άλλαξε {number} εγγραφή', en: '{number} record changed' },
  'payments.done_other': { el: 'Άλλαξαν {number} εγγραφές', en: '{number} records changed' },
  'payments.doneAction': { el: '{title}: {count}', en: '{title}: {count}' },
  'payments.noActions': {
    el: 'Το έργο δεν έχει δράσεις πληρωμών',
    en: 'The project has no payment actions',
  },
  'payments.noActionsText': {
    el: 'Οι πληρωμές καταχωρίζονται σε πέντε έτοιμες δράσεις, μία για κάθε δόση (αριθμοί 67 έως 71). Πάρτε όσες χρειάζεστε με το «Από άλλα έργα» του πίνακα δράσεων και δημοσιεύστε τες.',
    en: 'Payments are recorded by five ready actions, one for each instalment (numbers 67 to 71). Take those that you need by “From other projects” in the table of actions, and publish them.',
  },
  'payments.toActions': { el: 'Στον πίνακα δράσεων', en: 'To the table of actions' },
  'payments.nobody': { el: 'Δεν βρέθηκε κανείς', en: 'Nobody was found' },
})
