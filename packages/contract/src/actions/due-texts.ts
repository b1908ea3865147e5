import { defineTexts } from '../core/define-texts.ts'

/** Deadlines of actions. */
export const dueTexts = defineTexts({
  'due.span.day_one': { el: '{count} ημέρα', en: '{count} day' },
  'due.span.day_other': { el: '{count} ημέρες', en: '{count} days' },
  'due.span.weekday_one': { el: '{count} εργάσιμη ημέρα', en: '{count} weekday' },
  'due.span.weekday_other': { el: '{count} εργάσιμες ημέρες', en: '{count} weekdays' },
  'due.span.week_one': { el: '{count} εβδομάδα', en: '{count} week' },
  'due.span.week_other': { el: '{count} εβδομάδες', en: '{count} weeks' },
  'due.after.joining': {
    el: '{span} μετά την ένταξη στο έργο',
    en: '{span} after joining the project',
  },
  'due.after.completion': {
    el: '{span} μετά την ολοκλήρωση της δράσης «{title}»',
    en: '{span} after “{title}” is completed',
  },
  'due.after.meeting': {
    el: '{span} μετά τη συνάντηση «{title}»',
    en: '{span} after the meeting “{title}”',
  },
  'due.before.meeting': {
    el: '{span} πριν από τη συνάντηση «{title}»',
    en: '{span} before the meeting “{title}”',
  },
  'due.same.joining': {
    el: 'την ημέρα της ένταξης στο έργο',
    en: 'the day of joining the project',
  },
  'due.same.completion': {
    el: 'την ημέρα που ολοκληρώνεται η δράση «{title}»',
    en: 'the day “{title}” is completed',
  },
  'due.same.meeting': {
    el: 'την ημέρα της συνάντησης «{title}»',
    en: 'the day of the meeting “{title}”',
  },
  'due.in.today': { el: 'σήμερα', en: 'today' },
  'due.in.days_one': { el: 'αύριο', en: 'tomorrow' },
  'due.in.days_other': { el: 'σε {count} ημέρες', en: 'in {count} days' },
  'due.in.ago_one': { el: 'χθες', en: 'yesterday' },
  'due.in.ago_other': { el: 'πριν από {count} ημέρες', en: '{count} days ago' },
  'due.dateIn': { el: '{date} ({in})', en: '{date} ({in})' },
  'due.extended': {
    el: 'Παράταση έως {date}, από: {by}. {reason}',
    en: 'Extended until {date} by {by}. {reason}',
  },

  'due.card.title': { el: 'Προθεσμία', en: 'Deadline' },
  'due.card.hint': {
    el: 'Ισχύει σε αυτό το έργο. Ό,τι έχει ήδη συμπληρωθεί μένει όπως είναι.',
    en: 'Holds in this project. What has been filled in stays as it is.',
  },
  'due.card.kind': { el: 'Πότε λήγει', en: 'When it is due' },
  'due.kind.none': { el: 'Χωρίς προθεσμία', en: 'No deadline' },
  'due.kind.date': { el: 'Μία ημερομηνία για όλους', en: 'One date for everybody' },
  'due.kind.joining': { el: 'Από την ένταξη κάθε ατόμου', en: 'From when each one joins' },
  'due.kind.completion': {
    el: 'Από την ολοκλήρωση άλλης δράσης',
    en: 'From another action being completed',
  },
  'due.kind.meeting': { el: 'Από την ημέρα συνάντησης', en: 'From the day of a meeting' },
  'due.card.on': { el: 'Έως και', en: 'Until' },
  'due.card.onMissing': { el: 'Συμπληρώστε ημερομηνία.', en: 'Give a date.' },
  'due.card.grace': {
    el: 'Όσοι εντάσσονται αργά έχουν χρόνο από την ένταξή τους',
    en: 'Whoever joins late has time from joining',
  },
  'due.card.amount': { el: 'Πόσες', en: 'How many' },
  'due.card.amountWrong': {
    el: 'Ακέραιος από {min} έως 1000.',
    en: 'A whole number from {min} to 1000.',
  },
  'due.card.unit': { el: 'Μονάδα', en: 'Unit' },
  'due.unit.day': { el: 'Ημέρες', en: 'Days' },
  'due.unit.weekday': {
    el: 'Εργάσιμες ημέρες (Δευτέρα έως Παρασκευή)',
    en: 'Weekdays (Monday to Friday)',
  },
  'due.unit.week': { el: 'Εβδομάδες', en: 'Weeks' },
  'due.card.side': { el: 'Πριν ή μετά', en: 'Before or after' },
  'due.side.after': { el: 'Μετά', en: 'After' },
  'due.side.before': { el: 'Πριν', en: 'Before' },
  'due.card.action': { el: 'Δράση', en: 'Action' },
  'due.card.meeting': { el: 'Συνάντηση', en: 'Meeting' },
  'due.card.actionMissing': { el: 'Επιλέξτε δράση.', en: 'Choose an action.' },
  'due.card.circle': { el: 'Κύκλος: {titles}', en: 'A circle: {titles}' },
  'due.card.words': { el: 'Προθεσμία: {words}.', en: 'Deadline: {words}.' },
  'due.card.example': {
    el: 'Όσοι εντάσσονται σήμερα έχουν έως {date}.',
    en: 'Whoever joins today has until {date}.',
  },
  'due.card.beforeEvent': {
    el: 'Η δράση γίνεται έως και {last}: όσο ακόμη γίνεται, κανείς δεν θεωρείται εκπρόθεσμος. Η προθεσμία μετρά έως {last}.',
    en: 'The action takes place until {last}: nobody is overdue before that. The deadline counts as {last}.',
  },
  'due.card.save': { el: 'Αποθήκευση προθεσμίας', en: 'Save deadline' },
  'due.card.saved': { el: 'Η προθεσμία αποθηκεύτηκε', en: 'Deadline saved' },
  'due.preview.title': { el: 'Τι σημαίνει τώρα', en: 'What it means now' },
  'due.preview.none': {
    el: 'Κανείς στο έργο δεν βλέπει ακόμη τη δράση.',
    en: 'Nobody in the project sees the action yet.',
  },
  'due.preview.totals': {
    el: 'Προθεσμία έχουν {dated} από {all}: η νωρίτερη {earliest}, η αργότερη {latest}.',
    en: '{dated} of {all} have a deadline, the earliest {earliest}, the latest {latest}.',
  },
  'due.preview.undated': {
    el: 'Κανείς από τους {all} δεν έχει ακόμη προθεσμία.',
    en: 'None of {all} has a deadline yet.',
  },
  'due.preview.changed_one': {
    el: 'Αλλάζει για {changed} άτομο.',
    en: 'It changes for {changed} person.',
  },
  'due.preview.changed_other': {
    el: 'Αλλάζει για {changed} άτομα.',
    en: 'It changes for {changed} people.',
  },
  'due.preview.late': { el: 'Αμέσως εκπρόθεσμοι: {late}', en: 'Late at once: {late}' },
  'due.preview.people': { el: 'Κάθε άτομο χωριστά', en: 'Each person' },
  'due.preview.joined': { el: 'Ένταξη', en: 'Joined' },
  'due.preview.now': { el: 'Τώρα', en: 'Now' },
  'due.preview.then': { el: 'Με αυτόν τον κανόνα', en: 'By this rule' },
  'due.preview.notYet': { el: 'όχι ακόμη', en: 'not yet' },
  'due.preview.isLate': { el: 'εκπρόθεσμος', en: 'late' },
  'due.preview.done': { el: 'ολοκληρώθηκε', en: 'completed' },
  'due.preview.extended': { el: 'παράταση', en: 'extended' },

  'due.extend.open': { el: 'Παράταση', en: 'Give more time' },
  'due.extend.until': { el: 'Νέα προθεσμία', en: 'New deadline' },
  'due.extend.reason': { el: 'Γιατί', en: 'Why' },
  'due.extend.reasonHint': { el: 'Το διαβάζει και ο ωφελούμενος.', en: 'The mentee reads it too.' },
  'due.extend.save': { el: 'Δώστε παράταση', en: 'Give more time' },
  'due.extend.cancel': { el: 'Άκυρο', en: 'Cancel' },
  'due.extend.saved': { el: 'Η παράταση δόθηκε', en: 'More time was given' },
  'due.extend.withdraw': { el: 'Ανάκληση παράτασης', en: 'Take the extra time back' },
  'due.extend.withdrawn': { el: 'Η παράταση ανακλήθηκε', en: 'The extra time was taken back' },
  'due.extend.moved': {
    el: 'Η προθεσμία άλλαξε στο μεταξύ: είναι {date}.',
    en: 'The deadline has changed meanwhile: it is {date}.',
  },

  'rule.due_circle': {
    el: 'Οι προθεσμίες θα μετρούσαν κυκλικά η μία από την άλλη.',
    en: 'The deadlines would count from each other in a circle.',
  },
  'rule.no_deadline': {
    el: 'Η δράση δεν έχει ακόμη προθεσμία για αυτό το άτομο.',
    en: 'The action has no deadline yet for this person.',
  },
  'rule.action_completed': {
    el: 'Η δράση έχει ήδη ολοκληρωθεί.',
    en: 'The action has been completed already.',
  },
  'rule.not_later': {
    el: 'Επιλέξτε ημερομηνία μετά την τωρινή προθεσμία.',
    en: 'Choose a date after the present deadline.',
  },
})
