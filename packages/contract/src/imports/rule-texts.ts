import { defineTexts } from '../core/define-texts.ts'

/** What is wrong with a row that was pasted. */
export const importRuleTexts = defineTexts({
  'rule.username_or_email': {
    el: 'Χρειάζεται όνομα χρήστη ή e-mail.',
    en: 'A user name or an e-mail address is needed.',
  },
  'rule.role_unconfirmed': {
    el: 'Ο ρόλος δίνει περισσότερα δικαιώματα από του μέντορα και χρειάζεται επιβεβαίωση.',
    en: "The role gives more power than a mentor's and has to be confirmed.",
  },
  'rule.same_project': {
    el: 'Τα άτομα είναι ήδη σε αυτό το έργο: επιλέξτε άλλο.',
    en: 'The people are in this project already: choose another.',
  },
  'rule.unknown_role': { el: 'Δεν υπάρχει τέτοιος ρόλος.', en: 'There is no such role.' },
  'rule.afm_taken': {
    el: 'Ο ΑΦΜ ανήκει σε πρόσωπο με άλλο επώνυμο.',
    en: 'The tax number belongs to somebody with another last name.',
  },
  'rule.invitation_declined': {
    el: 'Έχει αρνηθεί την πρόσκληση του έργου.',
    en: 'They have declined the invitation of the project.',
  },
  'rule.invitation_rests': {
    el: 'Η πρόσκληση στάλθηκε πριν από λιγότερο από μία ημέρα. Δοκιμάστε ξανά αύριο.',
    en: 'The invitation was sent less than a day ago. Try again tomorrow.',
  },
  'rule.unknown_user': {
    el: 'Δεν βρέθηκε στα άτομα που βλέπετε.',
    en: 'Nobody among your people goes by this.',
  },
  'rule.ambiguous_user': {
    el: 'Ταιριάζει σε περισσότερα από ένα άτομα.',
    en: 'More than one person goes by this.',
  },
  'rule.one_by_one_field': {
    el: 'Το πεδίο διακρίνει τα άτομα μεταξύ τους: δεν παίρνει την ίδια τιμή σε πολλούς.',
    en: 'The field tells people apart: it is not given one value for many.',
  },
  'rule.unknown_action': {
    el: 'Το έργο δεν έχει αυτή τη δράση.',
    en: 'The project does not have this action.',
  },
  'rule.import_undone': {
    el: 'Η εισαγωγή έχει αναιρεθεί: δεν προστίθεται άλλο άτομο σε αυτήν.',
    en: 'The import was undone: nobody is added to it any more.',
  },
  'rule.import_larger': {
    el: 'Η εισαγωγή έχει περισσότερα άτομα από όσα επιβεβαιώθηκαν.',
    en: 'The import has more people than were confirmed.',
  },
  'rule.undo_over': {
    el: 'Πέρασαν 24 ώρες από την εισαγωγή: δεν αναιρείται πια.',
    en: 'The import is older than 24 hours: it can no longer be undone.',
  },
  'rule.joining_date': {
    el: 'Η ημερομηνία απέχει πάνω από έναν χρόνο από σήμερα.',
    en: 'The date is more than a year from today.',
  },
})
