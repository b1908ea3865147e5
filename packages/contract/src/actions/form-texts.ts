import { defineTexts } from '../core/define-texts.ts'

/** The forms of actions: their parts, what they refuse, and who wrote what. */
export const formTexts = defineTexts({
  'rule.not_in_form': {
    el: 'Η φόρμα δεν έχει αυτό το πεδίο.',
    en: 'The form does not have this field.',
  },
  'rule.form_required': { el: 'Συμπληρώστε: {label}', en: 'Fill in: {label}' },
  'rule.form_wrong': { el: 'Διορθώστε: {label}', en: 'Correct: {label}' },
  'rule.completed_for_mentee': {
    el: 'Η δράση έχει ολοκληρωθεί και οι απαντήσεις της δεν αλλάζουν.',
    en: 'The action is completed, and its answers do not change.',
  },
  'rule.bound': {
    el: 'Το όριο δεν ταιριάζει με το είδος της απάντησης.',
    en: 'The bound does not suit the kind of answer.',
  },
  'rule.bounds': {
    el: 'Το κάτω όριο είναι μεγαλύτερο από το πάνω.',
    en: 'The lower bound is above the upper one.',
  },
  'rule.show_after': {
    el: 'Επιλέξτε ένα πεδίο που είναι πιο πάνω στο ίδιο μέρος της φόρμας.',
    en: 'Choose a field that comes before this one in the same part of the form.',
  },

  'actions.part.mentee': { el: 'Του ωφελουμένου', en: 'The mentee’s' },
  'actions.part.public': { el: 'Του μέντορα, για τους δύο', en: 'The mentor’s, for both' },
  'actions.part.about': { el: 'Του μέντορα, για το προσωπικό', en: 'The mentor’s, for staff' },
  'actions.part.mentor': { el: 'Του μέντορα, για όλους', en: 'The mentor’s, for everybody' },
  'actions.part.write.mentee': { el: 'Τι γράφει ο ωφελούμενος', en: 'What the mentee writes' },
  'actions.part.write.public': {
    el: 'Από τον μέντορα, για τον ωφελούμενο και εσάς',
    en: 'From the mentor, for the mentee and you',
  },
  'actions.part.write.about': {
    el: 'Από τον μέντορα, μόνο για το προσωπικό',
    en: 'From the mentor, for staff alone',
  },
  'actions.part.write.mentor': {
    el: 'Του μέντορα, για όλους τους ωφελούμενους του',
    en: 'The mentor’s, for all of their mentees',
  },
  'actions.part.read.public': { el: 'Από τον μέντορά σας', en: 'From your mentor' },
  'actions.part.read.mentor': {
    el: 'Από τον μέντορά σας, για όλους τους ωφελούμενους του',
    en: 'From your mentor, for all of their mentees',
  },
  'actions.part.readers.mentor': {
    el: 'Γράφεται μία φορά. Το διαβάζουν όλοι οι ωφελούμενοι του μέντορα και όσοι τους εποπτεύουν.',
    en: 'Written once. All of the mentor’s mentees read it, and those who oversee them.',
  },
  'actions.part.by': { el: 'Το έγραψε: {name}', en: 'Written by {name}' },
  'actions.part.last': {
    el: 'Τελευταία αλλαγή: {name}, {at}',
    en: 'Last changed by {name}, {at}',
  },
  'actions.part.older': {
    el: 'Η φόρμα έχει αλλάξει από τότε που άρχισε να συμπληρώνεται αυτή. Συνεχίζει και ολοκληρώνεται όπως ήταν.',
    en: 'The form has changed since this one was begun. It goes on, and is completed, as it was.',
  },
  'actions.together.mentee': {
    el: 'Αυτή τη στιγμή γράφει εδώ και ο ωφελούμενος.',
    en: 'The mentee is writing here too.',
  },
  'actions.together.mentor': {
    el: 'Αυτή τη στιγμή γράφει εδώ και ο μέντορας.',
    en: 'The mentor is writing here too.',
  },
  'actions.part.edit': { el: 'Συμπλήρωση για τον ωφελούμενο', en: 'Fill in for the mentee' },
  'actions.part.done': { el: 'Τέλος συμπλήρωσης', en: 'Done' },
  'actions.part.history': { el: 'Ποιος έγραψε και πότε', en: 'Who wrote, and when' },
  'actions.part.historyOf': {
    el: 'Ποιος έγραψε και πότε: {part}',
    en: 'Who wrote, and when: {part}',
  },
  'actions.part.historyNone': {
    el: 'Κανείς δεν έχει γράψει ακόμη.',
    en: 'Nobody has written yet.',
  },
  'actions.part.somebody': { el: 'Άγνωστος', en: 'Unknown' },

  'actions.forms.parts': { el: 'Μέρη της φόρμας', en: 'Parts of the form' },
  'actions.forms.none': {
    el: 'Δεν ζητείται κάτι σε αυτό το μέρος.',
    en: 'Nothing is asked for in this part.',
  },
  'actions.forms.keys': {
    el: 'Σειρά: σύρσιμο, ή Alt και βέλος πάνω ή κάτω.',
    en: 'Order: drag, or Alt and the up or down arrow.',
  },
  'actions.forms.moved': { el: '{label}: θέση {place}', en: '{label}: place {place}' },
  'actions.forms.conditional': { el: 'με συνθήκη', en: 'conditional' },
  'actions.forms.preview': { el: 'Όπως συμπληρώνεται', en: 'As it is filled in' },
  'actions.forms.previewHint': {
    el: 'Δοκιμάστε το. Ό,τι γράψετε εδώ δεν φυλάσσεται.',
    en: 'Try it. What you write here is not kept.',
  },
  'actions.forms.part': { el: 'Μέρος', en: 'Part' },
  'actions.forms.partKept': {
    el: 'Δεν αλλάζει: ό,τι έχει γραφτεί έχει τους αναγνώστες αυτού του μέρους.',
    en: 'It does not change: what was written has the readers of this part.',
  },
  'actions.forms.text': { el: 'Κείμενο', en: 'Text' },
  'actions.forms.help': { el: 'Βοήθεια', en: 'Help' },
  'actions.forms.copy': { el: 'Αντίγραφο: {label}', en: 'Duplicate: {label}' },
  'actions.forms.number.min': { el: 'Από', en: 'From' },
  'actions.forms.number.max': { el: 'Έως', en: 'To' },
  'actions.forms.time.min': { el: 'Από ώρα (ΩΩ:ΛΛ)', en: 'From time (HH:MM)' },
  'actions.forms.time.max': { el: 'Έως ώρα (ΩΩ:ΛΛ)', en: 'To time (HH:MM)' },
  'actions.forms.text.min': { el: 'Χαρακτήρες τουλάχιστον', en: 'Characters at least' },
  'actions.forms.text.max': { el: 'Χαρακτήρες το πολύ', en: 'Characters at most' },
  'actions.forms.textarea.min': { el: 'Χαρακτήρες τουλάχιστον', en: 'Characters at least' },
  'actions.forms.textarea.max': { el: 'Χαρακτήρες το πολύ', en: 'Characters at most' },
  'actions.forms.multiple.min': { el: 'Επιλογές τουλάχιστον', en: 'Choices at least' },
  'actions.forms.multiple.max': { el: 'Επιλογές το πολύ', en: 'Choices at most' },
  'actions.forms.scale.min': { el: 'Από', en: 'From' },
  'actions.forms.scale.max': { el: 'Έως', en: 'To' },
  'actions.forms.stars': { el: 'Πόσα αστέρια', en: 'How many stars' },
  'actions.forms.date.min': { el: 'Από ημερομηνία', en: 'From date' },
  'actions.forms.date.max': { el: 'Έως ημερομηνία', en: 'To date' },
  'actions.forms.today.min': {
    el: 'Από την ημέρα που συμπληρώνεται',
    en: 'From the day on which it is filled in',
  },
  'actions.forms.today.max': {
    el: 'Έως την ημέρα που συμπληρώνεται',
    en: 'To the day on which it is filled in',
  },
  'actions.forms.showWhen': { el: 'Εμφανίζεται όταν το πεδίο', en: 'Shown when the field' },
  'actions.forms.always': { el: 'Πάντα', en: 'Always' },
  'actions.forms.showIs': { el: 'έχει απάντηση που', en: 'has an answer that' },
  'actions.forms.showValue': { el: 'Απάντηση', en: 'Answer' },
  'actions.forms.isoHint': { el: 'Ως έτος-μήνας-ημέρα', en: 'As year-month-day' },
  'actions.forms.is.equals': { el: 'είναι', en: 'is' },
  'actions.forms.is.differs': { el: 'δεν είναι', en: 'is not' },
  'actions.forms.is.filled': { el: 'υπάρχει', en: 'is there' },
  'actions.forms.is.empty': { el: 'λείπει', en: 'is missing' },
  'actions.forms.is.atLeast': { el: 'είναι τουλάχιστον', en: 'is at least' },
  'actions.forms.is.atMost': { el: 'είναι το πολύ', en: 'is at most' },

  'actions.forms.older': {
    el: 'Παλαιότερες εκδόσεις της φόρμας',
    en: 'Older versions of the form',
  },
  'actions.forms.olderText': {
    el: 'Όσοι έχουν αρχίσει μια φόρμα τη συνεχίζουν και την ολοκληρώνουν όπως ήταν όταν την άρχισαν.',
    en: 'Whoever has begun a form goes on with it, and completes it, as it was when they began.',
  },
  'actions.forms.version': { el: 'Έκδοση {version}, {part}:', en: 'Version {version}, {part}:' },
  'actions.forms.uses': {
    el: '{begun} τη συμπληρώνουν, {completed} έχουν ολοκληρώσει.',
    en: '{begun} are filling it in, {completed} have completed it.',
  },
  'actions.forms.drops': {
    el: 'Στη νέα φόρμα δεν θα φαίνονται (φυλάσσονται όμως) οι απαντήσεις στα:',
    en: 'The new form would not show (though they are kept) the answers to:',
  },
  'actions.forms.move': {
    el: 'Να περάσουν στη νέα φόρμα όσοι τη συμπληρώνουν…',
    en: 'Move those who are filling it in to the new form…',
  },
  'actions.forms.moveTitle_one': {
    el: 'Να περάσει ένα άτομο στη νέα φόρμα;',
    en: 'Move one to the new form?',
  },
  'actions.forms.moveTitle_other': {
    el: 'Να περάσουν {count} στη νέα φόρμα;',
    en: 'Move {count} to the new form?',
  },
  'actions.forms.moveDrops': {
    el: 'Κάποιες απαντήσεις τους δεν θα φαίνονται στη νέα φόρμα. Φυλάσσονται, και όσοι έχουν ολοκληρώσει δεν αλλάζουν.',
    en: 'Some of their answers will not be seen in the new form. They are kept, and those who have completed the action do not change.',
  },
  'actions.forms.moveKeeps': {
    el: 'Όλες οι απαντήσεις τους φαίνονται και στη νέα φόρμα. Όσοι έχουν ολοκληρώσει δεν αλλάζουν.',
    en: 'All of their answers are seen in the new form too. Those who have completed the action do not change.',
  },
  'actions.forms.moveConfirm': { el: 'Να περάσουν', en: 'Move' },
  'actions.forms.movedOn_one': {
    el: 'Μία φόρμα πέρασε στη νέα έκδοση.',
    en: 'One form was moved to the new version.',
  },
  'actions.forms.movedOn_other': {
    el: '{count} φόρμες πέρασαν στη νέα έκδοση.',
    en: '{count} forms were moved to the new version.',
  },

  'actions.forms.start': { el: 'Αρχίζει με', en: 'Begins with' },
  'actions.forms.startNone': { el: 'Τίποτα', en: 'Nothing' },
  'actions.forms.start.user': { el: 'Πεδίο του ωφελουμένου', en: 'A field of the mentee' },
  'actions.forms.start.action': {
    el: 'Απάντησή του σε άλλη δράση',
    en: 'Their answer in another action',
  },
  'actions.forms.startField': { el: 'Πεδίο', en: 'Field' },
  'actions.forms.startAction': { el: 'Δράση', en: 'Action' },
  'actions.forms.writeBack': {
    el: 'Με την ολοκλήρωση η απάντηση γράφεται στο προφίλ, αν ο ωφελούμενος μπορεί να αλλάξει το πεδίο',
    en: 'On completing, the answer is written to the profile, if the mentee may change the field',
  },
  'actions.form.writesBack': {
    el: 'Όταν ολοκληρώσετε, γράφεται και στο προφίλ σας.',
    en: 'When you complete the action, it is written to your profile too.',
  },
  'actions.form.notWrittenBack': {
    el: 'Η δράση ολοκληρώθηκε, αλλά το προφίλ σας δεν ενημερώθηκε: {error}',
    en: 'The action is completed, but your profile was not updated: {error}',
  },

  'actions.results.tab': { el: 'Αποτελέσματα', en: 'Results' },
  'actions.results.open': { el: 'Όσα γράφτηκαν στη φόρμα', en: 'What was written in the form' },
  'actions.results.part': { el: 'Μέρος της φόρμας', en: 'Part of the form' },
  'actions.results.state': { el: 'Ποιοι', en: 'Who' },
  'actions.results.state.written': { el: 'Όσοι έχουν απαντήσεις', en: 'Who have answers' },
  'actions.results.state.missing': { el: 'Όσοι δεν έχουν', en: 'Who have none' },
  'actions.results.state.completed': {
    el: 'Όσοι έχουν ολοκληρώσει',
    en: 'Who have completed it',
  },
  'actions.results.state.all': { el: 'Όλοι', en: 'Everybody' },
  'actions.results.version': { el: 'Έκδοση φόρμας', en: 'Version of the form' },
  'actions.results.allVersions': { el: 'Όλες', en: 'All' },
  'actions.results.field': { el: 'Με απάντηση στο πεδίο', en: 'With an answer to' },
  'actions.results.anyField': { el: 'Οποιοδήποτε', en: 'Any field' },
  'actions.results.answer': { el: 'Απάντηση', en: 'Answer' },
  'actions.results.table': { el: 'Απαντήσεις', en: 'Answers' },
  'actions.results.none': { el: 'Δεν υπάρχουν απαντήσεις', en: 'There are no answers' },
  'actions.results.noneText': {
    el: 'Κανείς δεν έχει γράψει εδώ, ή κανείς δεν ταιριάζει με τα φίλτρα.',
    en: 'Nobody has written here, or nobody matches the filters.',
  },
  'actions.results.person': { el: 'Ωφελούμενος', en: 'Mentee' },
  'actions.results.at': { el: 'Τελευταία αλλαγή', en: 'Last change' },
  'actions.results.completed': { el: 'ολοκληρωμένη', en: 'completed' },
  'actions.results.totals': { el: 'Σύνολα', en: 'Totals' },
  'actions.results.answered_one': { el: 'Μία απάντηση', en: 'One answer' },
  'actions.results.answered_other': { el: '{count} απαντήσεις', en: '{count} answers' },
  'actions.results.mean': { el: 'μέσος όρος {mean}', en: 'mean {mean}' },
  'actions.results.choice': { el: 'Επιλογή', en: 'Choice' },
  'actions.results.count': { el: 'Πλήθος', en: 'Count' },
  'actions.results.share': { el: 'Ποσοστό', en: 'Share' },
  'actions.results.export': { el: 'Εξαγωγή απαντήσεων', en: 'Export answers' },
  'actions.results.fileName': { el: 'Απαντήσεις δράσης', en: 'Answers of an action' },
  'actions.results.column.lastName': { el: 'Επώνυμο', en: 'Last name' },
  'actions.results.column.firstName': { el: 'Όνομα', en: 'First name' },
  'actions.results.column.completed': { el: 'Ολοκληρωμένη', en: 'Completed' },
  'actions.results.column.version': { el: 'Έκδοση φόρμας', en: 'Version of the form' },
  'actions.results.column.at': { el: 'Τελευταία αλλαγή', en: 'Last change' },

  'actions.results.notes': {
    el: 'Σημειώματα προς τους ωφελούμενους',
    en: 'Notes to the mentees',
  },
  'actions.results.notesNone': {
    el: 'Κανείς δεν έχει γράψει σημείωμα σε αυτή τη δράση.',
    en: 'Nobody has written a note in this action.',
  },
  'actions.results.aggregate': {
    el: 'Συγκεντρωτικά στοιχεία ωφελουμένων',
    en: 'Aggregate data of mentees',
  },
  'actions.results.aggregateText': {
    el: 'Ωφελούμενοι: {all}. Έχουν ολοκληρώσει: {completed}. Έχουν γράψει κάτι: {written}.',
    en: 'Mentees: {all}. Have completed it: {completed}. Have written something: {written}.',
  },
  'actions.results.aggregateNone': { el: 'Δεν υπάρχουν ωφελούμενοι', en: 'There are no mentees' },
  'actions.results.hasData': { el: 'Έχει γράψει', en: 'Has written' },
})
