import { defineTexts } from './define-texts.ts'

/** What the shared widgets say by themselves: dialogs, dates, choices, tables and charts. */
export const uiTexts = defineTexts({
  'ui.confirm': { el: 'Εντάξει', en: 'OK' },
  'ui.faults_one': {
    el: 'Δεν προχώρησε: {count} πεδίο χρειάζεται διόρθωση',
    en: 'Not done yet: {count} field needs correction',
  },
  'ui.faults_other': {
    el: 'Δεν προχώρησε: {count} πεδία χρειάζονται διόρθωση',
    en: 'Not done yet: {count} fields need correction',
  },
  'ui.choose': { el: 'Επιλέξτε', en: 'Choose' },
  'ui.language.el': { el: '{name} (ελληνικά)', en: '{name} (Greek)' },
  'ui.language.en': { el: '{name} (αγγλικά)', en: '{name} (English)' },
  'ui.language.shown.el': {
    el: 'Λείπουν τα ελληνικά: θα φαίνεται το αγγλικό κείμενο.',
    en: 'Greek is missing: the English text will be shown.',
  },
  'ui.language.shown.en': {
    el: 'Λείπουν τα αγγλικά: θα φαίνεται το ελληνικό κείμενο.',
    en: 'English is missing: the Greek text will be shown.',
  },
  'ui.language.missing.el': { el: 'Χωρίς ελληνικά', en: 'No Greek' },
  'ui.language.missing.en': { el: 'Χωρίς αγγλικά', en: 'No English' },

  'ui.copy': { el: 'Αντιγραφή', en: 'Copy' },
  'ui.copied': { el: 'Αντιγράφηκε', en: 'Copied' },
  'ui.share': { el: 'Αποστολή συνδέσμου', en: 'Send the link' },
  'ui.shareFailed': {
    el: 'Ο σύνδεσμος δεν στάλθηκε. Αντιγράψτε τον και στείλτε τον αλλιώς.',
    en: 'The link was not sent. Copy it and send it in another way.',
  },
  'ui.copyFailed': {
    el: 'Δεν αντιγράφηκε. Επιλέξτε το κείμενο και αντιγράψτε το με Ctrl+C.',
    en: 'It was not copied. Select the text and copy it with Ctrl+C.',
  },

  'ui.date.hint': { el: 'ΗΗ/ΜΜ/ΕΕΕΕ', en: 'DD/MM/YYYY' },
  'ui.date.hintDashed': { el: 'ΗΗ-ΜΜ-ΕΕΕΕ', en: 'DD-MM-YYYY' },
  'ui.date.chosen': { el: '{date}, επιλεγμένη', en: '{date}, selected' },
  'ui.date.open': { el: 'Ημερολόγιο', en: 'Calendar' },
  'ui.date.openChosen': { el: 'Ημερολόγιο, {date}', en: 'Calendar, {date}' },
  'ui.date.choose': { el: 'Επιλογή ημερομηνίας', en: 'Choose a date' },
  'ui.date.today': { el: 'Σήμερα', en: 'Today' },
  'ui.date.clear': { el: 'Καθαρισμός', en: 'Clear' },
  'ui.date.previousYear': { el: 'Προηγούμενο έτος', en: 'Previous year' },
  'ui.date.previousMonth': { el: 'Προηγούμενος μήνας', en: 'Previous month' },
  'ui.date.nextMonth': { el: 'Επόμενος μήνας', en: 'Next month' },
  'ui.date.nextYear': { el: 'Επόμενο έτος', en: 'Next year' },
  'ui.date.problem.format': {
    el: 'Γράψτε την ημερομηνία όπως 05/03/2026.',
    en: 'Write the date like 05/03/2026.',
  },
  'ui.date.problem.no_such_day': {
    el: 'Αυτή η ημέρα δεν υπάρχει στο ημερολόγιο.',
    en: 'There is no such day in the calendar.',
  },
  'ui.date.problem.too_early': {
    el: 'Η ημερομηνία πρέπει να είναι από {first} και μετά.',
    en: 'The date has to be {first} or later.',
  },
  'ui.date.problem.too_late': {
    el: 'Η ημερομηνία πρέπει να είναι έως {last}.',
    en: 'The date has to be {last} or earlier.',
  },
  'ui.date.problem.too_young': {
    el: 'Η ηλικία πρέπει να είναι τουλάχιστον {age} έτη.',
    en: 'The age has to be at least {age} years.',
  },
  'ui.date.problem.too_old': {
    el: 'Η ηλικία πρέπει να είναι έως {age} έτη.',
    en: 'The age has to be at most {age} years.',
  },
  'ui.time.hint': { el: 'ΩΩ:ΛΛ, 24 ώρες', en: 'HH:MM, 24 hours' },
  'ui.time.problem': { el: 'Γράψτε την ώρα όπως 09:30.', en: 'Write the time like 09:30.' },
  'ui.birth.year': { el: 'Έτος', en: 'Year' },
  'ui.birth.month': { el: 'Μήνας', en: 'Month' },
  'ui.birth.day': { el: 'Ημέρα', en: 'Day' },
  'ui.birth.part': {
    el: 'Επιλέξτε έτος, μήνα και ημέρα, ή καθαρίστε την ημερομηνία.',
    en: 'Choose the year, the month and the day, or clear the date.',
  },
  'ui.birth.clear': { el: 'Καθαρισμός ημερομηνίας γέννησης', en: 'Clear the date of birth' },

  'ui.options.open': { el: 'Εμφάνιση επιλογών', en: 'Show the choices' },
  'ui.options.clear': { el: 'Καθαρισμός επιλογής', en: 'Clear the choice' },
  'ui.options.none': { el: 'Καμία επιλογή για «{query}»', en: 'No choice for “{query}”' },
  'ui.options.search': { el: 'Εύρεση επιλογής', en: 'Find a choice' },
  'ui.options.all': { el: 'Επιλογή όλων', en: 'Choose all' },
  'ui.options.noneChosen': { el: 'Δεν έχει επιλεγεί κάτι', en: 'Nothing is chosen' },
  'ui.options.chosen_one': { el: 'Επιλέχθηκε {count}', en: '{count} chosen' },
  'ui.options.chosen_other': { el: 'Επιλέχθηκαν {count}', en: '{count} chosen' },
  'ui.options.remove': { el: 'Αφαίρεση: {name}', en: 'Remove: {name}' },

  // Exactly so, wherever something is deleted (spec §8).
  'ui.sure': { el: 'Είστε σίγουροι;', en: 'Are you sure?' },
  'ui.pager': { el: 'Σελίδες', en: 'Pages' },
  'ui.pager.page': { el: 'Σελίδα {page}', en: 'Page {page}' },
  'ui.pager.of': { el: 'Σελίδα {page} από {last}', en: 'Page {page} of {last}' },
  'ui.pager.previous': { el: 'Προηγούμενη σελίδα', en: 'Previous page' },
  'ui.pager.next': { el: 'Επόμενη σελίδα', en: 'Next page' },

  'ui.table.search': { el: 'Αναζήτηση', en: 'Search' },
  'ui.table.count_one': { el: '{number} εγγραφή', en: '{number} entry' },
  'ui.table.count_other': { el: '{number} εγγραφές', en: '{number} entries' },
  'ui.table.countOf': { el: 'Εγγραφές: {number} από {all}', en: 'Entries: {number} of {all}' },
  'ui.table.sort': { el: 'Ταξινόμηση', en: 'Sort' },
  'ui.table.sort.up': { el: '{name}, αύξουσα', en: '{name}, ascending' },
  'ui.table.sort.down': { el: '{name}, φθίνουσα', en: '{name}, descending' },
  'ui.table.notFound': { el: 'Δεν βρέθηκε κάτι για «{query}»', en: 'Nothing found for “{query}”' },
  'ui.table.notFoundNext': {
    el: 'Δοκιμάστε λιγότερα ή άλλα γράμματα.',
    en: 'Try fewer or other letters.',
  },
  'ui.table.clearSearch': { el: 'Καθαρισμός αναζήτησης', en: 'Clear the search' },

  'ui.conflict.title': {
    el: 'Κάποιος άλλος αποθήκευσε στο μεταξύ',
    en: 'Somebody else has saved meanwhile',
  },
  'ui.conflict.who': { el: 'Το άλλο: {name}, {when}.', en: 'The other: {name}, {when}.' },
  'ui.conflict.somebody': {
    el: 'Δεν είναι γνωστό ποιος το έγραψε.',
    en: 'It is not known who wrote it.',
  },
  'ui.conflict.kept': {
    el: 'Ό,τι γράψατε είναι ακόμη εδώ.',
    en: 'What you wrote is still here.',
  },
  'ui.conflict.choose': { el: 'Επιλέξτε ποιο θα μείνει.', en: 'Choose which one is to stay.' },
  'ui.conflict.what': { el: 'Τι διαφέρει', en: 'What differs' },
  'ui.conflict.mine': { el: 'Το δικό σας', en: 'Yours' },
  'ui.conflict.theirs': { el: 'Το άλλο', en: 'The other' },
  'ui.conflict.empty': { el: '(κενό)', en: '(empty)' },
  'ui.conflict.keepMine': { el: 'Κρατήστε το δικό μου', en: 'Keep mine' },
  'ui.conflict.takeTheirs': { el: 'Πάρτε το άλλο', en: 'Take the other' },

  'ui.chart.values': { el: 'Τιμές του γραφήματος', en: 'Values of the chart' },
  'ui.chart.category': { el: 'Κατηγορία', en: 'Category' },
  'ui.chart.share': { el: 'Μερίδιο', en: 'Share' },

  'ui.clock.steps': { el: 'βήμα {done} από {total}', en: 'step {done} of {total}' },
  'ui.clock.short': { el: '{done} από {total}', en: '{done} of {total}' },
  'ui.act.people': { el: 'Άτομα που αλλάζουν', en: 'People who change' },
  'ui.act.exceptions': { el: 'Μένουν έξω', en: 'Left out' },
  'ui.act.final': { el: 'Δεν αναιρείται', en: 'Cannot be undone' },
  'ui.act.undo': { el: 'Μπορεί να αναιρεθεί', en: 'Can be undone' },
  'ui.undo': { el: 'Αναίρεση', en: 'Undo' },
  'ui.redo': { el: 'Επανάληψη', en: 'Redo' },
  'ui.undone': { el: 'Αναιρέθηκε: {what}', en: 'Undone: {what}' },
  'ui.redone': { el: 'Έγινε ξανά: {what}', en: 'Done again: {what}' },
  'ui.undo.of': { el: 'Αναίρεση: {what}', en: 'Undo: {what}' },
  'ui.redo.of': { el: 'Επανάληψη: {what}', en: 'Redo: {what}' },
  'ui.undo.count_one': { el: 'Αναιρέθηκε {number} αλλαγή.', en: '{number} change was undone.' },
  'ui.undo.count_other': {
    el: 'Αναιρέθηκαν {number} αλλαγές.',
    en: '{number} changes were undone.',
  },
  'ui.undo.left_one': {
    el: '{number} μένει ως έχει, γιατί άλλαξε στο μεταξύ: {names}.',
    en: '{number} stays as it is, since it was changed meanwhile: {names}.',
  },
  'ui.undo.left_other': {
    el: '{number} μένουν ως έχουν, γιατί άλλαξαν στο μεταξύ: {names}.',
    en: '{number} stay as they are, since they were changed meanwhile: {names}.',
  },
  'ui.undo.changed': {
    el: 'Δεν αναιρέθηκε: το άλλαξε στο μεταξύ {name}, {at}.',
    en: 'It was not undone: {name} has changed it meanwhile, {at}.',
  },
  'ui.undo.somebody': { el: 'κάποιος άλλος', en: 'somebody else' },
  'ui.undo.nothing': { el: 'Δεν υπάρχει κάτι να αναιρεθεί', en: 'There is nothing to undo' },
  'ui.redo.nothing': { el: 'Δεν υπάρχει κάτι να ξαναγίνει', en: 'There is nothing to redo' },
  'ui.act.mistyped': { el: 'Πληκτρολογήστε ακριβώς: {value}', en: 'Type exactly: {value}' },
  'ui.act.typeCount': {
    el: 'Για επιβεβαίωση, πληκτρολογήστε τον αριθμό {value}',
    en: 'To confirm, type the number {value}',
  },
})
