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
  'users.overview.completedOf': { el: '{done} από {total} βήματα', en: '{done} of {total} steps' },
  'users.overview.scheduled_one': { el: 'προγραμματισμένη συνάντηση', en: 'scheduled meeting' },
  'users.overview.scheduled_other': {
    el: 'προγραμματισμένες συναντήσεις',
    en: 'scheduled meetings',
  },
  'users.overview.overdue_one': { el: 'εκπρόθεσμο βήμα', en: 'overdue step' },
  'users.overview.overdue_other': { el: 'εκπρόθεσμα βήματα', en: 'overdue steps' },
  'users.overview.openGrid': { el: 'Άνοιγμα πίνακα δράσεων', en: 'Open the action grid' },
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
    el: 'Το έργο δεν έχει ακόμη δημοσιευμένες δράσεις. Δημοσιεύστε τις πρώτες από τις δράσεις του έργου.',
    en: 'The project has no published actions yet. Publish the first ones in the project’s actions.',
  },
  'users.overview.openActions': { el: 'Δράσεις του έργου', en: 'Project actions' },
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
  'users.activity.pages': { el: 'Σελίδες ιστορικού', en: 'Pages of the history' },
  'users.activity.page': { el: 'Σελίδα {page}', en: 'Page {page}' },
  'users.activity.previous': { el: 'Προηγούμενη', en: 'Previous' },
  'users.activity.next': { el: 'Επόμενη', en: 'Next' },
  'users.activity.today': { el: 'Σήμερα', en: 'Today' },
  'users.activity.yesterday': { el: 'Χθες', en: 'Yesterday' },

  'users.relations.title': { el: 'Ποιοι στηρίζουν', en: 'Who supports them' },
  'users.relations.none': {
    el: 'Δεν έχει οριστεί ακόμη μέντορας, επόπτης ή συντονιστής.',
    en: 'No mentor, supervisor or coordinator has been set yet.',
  },
  'users.relations.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'users.relations.supervisor': { el: 'Επόπτης', en: 'Supervisor' },
  'users.relations.coordinator': { el: 'Συντονιστής', en: 'Coordinator' },
  'users.relations.oneAction': { el: 'μόνο για μία δράση', en: 'for one action only' },
  'users.relations.since': { el: 'από {from}', en: 'since {from}' },
  'users.relations.between': { el: 'από {from} έως {to}', en: 'from {from} to {to}' },
  'users.relations.by': { el: 'ορισμός: {by}', en: 'set by {by}' },

  'activity.system': { el: 'Το σύστημα', en: 'The system' },
  'activity.unknown': { el: '{who} έκανε μια αλλαγή', en: '{who} made a change' },
  'activity.action.completed': {
    el: '{who} ολοκλήρωσε «{action}» για {whom}',
    en: '{who} completed “{action}” for {whom}',
  },
  'activity.action.completed.self': {
    el: '{who} ολοκλήρωσε «{action}»',
    en: '{who} completed “{action}”',
  },
  'activity.action.undone': {
    el: '{who} άνοιξε ξανά «{action}» για {whom}',
    en: '{who} reopened “{action}” for {whom}',
  },
  'activity.action.undone.self': {
    el: '{who} άνοιξε ξανά «{action}»',
    en: '{who} reopened “{action}”',
  },
  'activity.meeting.scheduled': {
    el: '{who} όρισε ημερομηνία στη συνάντηση «{action}» για {whom}',
    en: '{who} set a date for the meeting “{action}” for {whom}',
  },
  'activity.meeting.scheduled.self': {
    el: '{who} όρισε ημερομηνία στη συνάντηση «{action}»',
    en: '{who} set a date for the meeting “{action}”',
  },
  'activity.actionData.saved': {
    el: '{who} έγραψε στη δράση «{action}» για {whom}',
    en: '{who} wrote in “{action}” for {whom}',
  },
  'activity.actionData.saved.self': {
    el: '{who} έγραψε στη δράση «{action}»',
    en: '{who} wrote in “{action}”',
  },
  'activity.actionData.savedMany': {
    el: '{who} ενημέρωσε τη δράση «{action}» για πολλούς ωφελούμενους',
    en: '{who} updated “{action}” for many mentees',
  },
  'activity.actions.gridSaved': {
    el: '{who} άλλαξε τη διάταξη των δράσεων του έργου',
    en: '{who} changed the arrangement of the project’s actions',
  },
  'activity.actions.created': {
    el: '{who} δημιούργησε τη δράση «{action}»',
    en: '{who} created the action “{action}”',
  },
  'activity.identity.signedIn': { el: '{who} συνδέθηκε', en: '{who} signed in' },
  'activity.identity.signedOff': { el: '{who} αποσυνδέθηκε', en: '{who} signed off' },
  'activity.identity.roleSwitched': { el: '{who} άλλαξε ρόλο', en: '{who} switched role' },
  'activity.identity.projectSwitched': {
    el: '{who} πέρασε σε άλλο έργο',
    en: '{who} switched project',
  },
  'activity.identity.passwordChanged': {
    el: '{who} άλλαξε τον κωδικό σύνδεσης για {whom}',
    en: '{who} changed the password for {whom}',
  },
  'activity.identity.passwordChanged.self': {
    el: '{who} άλλαξε τον κωδικό σύνδεσης',
    en: '{who} changed their password',
  },
  'activity.identity.languageChanged': {
    el: '{who} άλλαξε γλώσσα',
    en: '{who} changed language',
  },
})
