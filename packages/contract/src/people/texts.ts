import { defineTexts } from '../core/define-texts.ts'

/**
 * The overview, and what was done in words: `activity.<verb>` for each audit verb. `{who}` comes
 * with its article, `{whom}` in the accusative; `.self` is for what people do to themselves.
 */
export const usersTexts = defineTexts({
  'users.overview.title': { el: 'Επισκόπηση έργου', en: 'Project overview' },
  'users.overview.mentees_one': { el: 'ωφελούμενος', en: 'mentee' },
  'users.overview.mentees_other': { el: 'ωφελούμενοι', en: 'mentees' },
  'users.overview.completed': { el: 'ολοκληρωμένα', en: 'completed' },
  'users.overview.completedOf': {
    el: 'Βήματα: {done} από {total}',
    en: 'Steps: {done} of {total}',
  },
  'users.overview.scheduled_one': {
    el: 'προγραμματισμένη συνάντηση ή εκδήλωση',
    en: 'scheduled meeting or conference',
  },
  'users.overview.scheduled_other': {
    el: 'προγραμματισμένες συναντήσεις και εκδηλώσεις',
    en: 'scheduled meetings and conferences',
  },
  'users.overview.overdue_one': { el: 'εκπρόθεσμο βήμα', en: 'overdue step' },
  'users.overview.overdue_other': { el: 'εκπρόθεσμα βήματα', en: 'overdue steps' },
  'users.overview.openGrid': { el: 'Άνοιγμα πλέγματος δράσεων', en: 'Open the grid of actions' },
  'users.overview.openMentees': { el: 'Όλοι οι ωφελούμενοι', en: 'All mentees' },
  'users.overview.perAction': { el: 'Πρόοδος ανά δράση', en: 'Progress by action' },
  'users.overview.allOnTime': {
    el: 'Έχει ολοκληρωθεί το {percent}% όλων των βημάτων και τίποτα δεν είναι εκπρόθεσμο.',
    en: '{percent}% of all steps are completed and nothing is overdue.',
  },
  'users.overview.mostOverdue_one': {
    el: 'Έχει ολοκληρωθεί το {percent}% όλων των βημάτων. Τις περισσότερες καθυστερήσεις έχει η δράση «{action}»: {count} ωφελούμενος.',
    en: '{percent}% of all steps are completed. Most delays are in “{action}”: {count} mentee.',
  },
  'users.overview.mostOverdue_other': {
    el: 'Έχει ολοκληρωθεί το {percent}% όλων των βημάτων. Τις περισσότερες καθυστερήσεις έχει η δράση «{action}»: {count} ωφελούμενοι.',
    en: '{percent}% of all steps are completed. Most delays are in “{action}”: {count} mentees.',
  },
  'users.overview.column.action': { el: 'Δράση', en: 'Action' },
  'users.overview.column.progress': { el: 'Πρόοδος', en: 'Progress' },
  'users.overview.column.done': { el: 'Έγιναν', en: 'Done' },
  'users.overview.column.scheduled': { el: 'Ορίστηκαν', en: 'Scheduled' },
  'users.overview.column.overdue': { el: 'Εκπρόθεσμα', en: 'Overdue' },
  'users.overview.column.due': { el: 'Προθεσμία', en: 'Due' },
  'users.overview.noActions': {
    el: 'Το έργο δεν έχει ακόμη δημοσιευμένες δράσεις. Δημοσιεύστε τις πρώτες από τον πίνακα δράσεων.',
    en: 'The project has no published actions yet. Publish the first ones in the table of actions.',
  },
  'users.overview.openActions': { el: 'Πίνακας δράσεων', en: 'Table of actions' },
  'users.overview.noMentees': {
    el: 'Δεν υπάρχουν ακόμη ωφελούμενοι στην ευθύνη σας. Μόλις συνδεθούν μαζί σας, η πρόοδός τους θα φαίνεται εδώ.',
    en: 'No mentees are in your care yet. Once they are linked to you, their progress will be shown here.',
  },

  'users.activity.title': { el: 'Τι έγινε πρόσφατα', en: 'What happened lately' },
  'users.activity.ofPerson': { el: 'Ιστορικό ενεργειών', en: 'History of what was done' },
  'users.activity.none': {
    el: 'Δεν έχει γίνει ακόμη κάτι. Ό,τι ολοκληρώνεται ή αλλάζει θα φαίνεται εδώ.',
    en: 'Nothing has been done yet. What is completed or changed will be listed here.',
  },
  'users.activity.today': { el: 'Σήμερα', en: 'Today' },
  'users.activity.yesterday': { el: 'Χθες', en: 'Yesterday' },

  'users.consents.title': {
    el: 'Συγκατάθεση για προσωπικά δεδομένα',
    en: 'Consent to personal data',
  },
  'users.consents.none': { el: 'Δεν έχει δηλωθεί κάτι ακόμη', en: 'Nothing has been said yet' },
  'users.consents.noneText': {
    el: 'Μόλις το πρόσωπο συμφωνήσει ή ανακαλέσει, θα φαίνεται εδώ.',
    en: 'Once they agree or take it back, it will be shown here.',
  },
  'users.consents.given': { el: 'Συμφώνησε', en: 'Agreed' },
  'users.consents.withdrawn': { el: 'Ανακάλεσε', en: 'Withdrew' },
  'users.consents.version': { el: 'έκδοση {version}', en: 'version {version}' },
  'users.consents.read.other': {
    el: 'τη μετάφραση σε: {language}',
    en: 'the translation into {language}',
  },
  'users.consents.words': { el: 'Το κείμενο που διάβασε', en: 'The text that they read' },
  'users.consents.read.el': { el: 'το κείμενο στα ελληνικά', en: 'the text in Greek' },
  'users.consents.read.en': { el: 'το κείμενο στα αγγλικά', en: 'the text in English' },

  'users.relations.title': { el: 'Ποιοι στηρίζουν', en: 'Who supports them' },
  'users.relations.none': {
    el: 'Δεν έχει οριστεί ακόμη μέντορας, επόπτης ή συντονιστής.',
    en: 'No mentor, supervisor or coordinator has been set yet.',
  },
  'users.relations.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'users.relations.supervisor': { el: 'Επόπτης', en: 'Supervisor' },
  'users.relations.coordinator': { el: 'Συντονιστής', en: 'Coordinator' },
  'users.relations.oneAction': {
    el: 'μόνο για τη δράση «{action}»',
    en: 'for the action “{action}” only',
  },
  'users.relations.since': { el: 'από {from}', en: 'since {from}' },
  'users.relations.between': { el: 'από {from} έως {to}', en: 'from {from} to {to}' },
  'users.relations.by': { el: 'ορισμός: {by}', en: 'set by {by}' },
})
