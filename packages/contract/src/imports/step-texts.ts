import { defineTexts } from '../core/define-texts.ts'

/** Texts of the three steps of an import: map, fix, review. */
export const stepTexts = defineTexts({
  'imports.steps': { el: 'Βήματα εισαγωγής', en: 'Steps of the import' },
  'imports.step.map': { el: '1. Στήλες', en: '1. Columns' },
  'imports.step.fix': { el: '2. Διόρθωση', en: '2. Fix' },
  'imports.step.review': { el: '3. Έλεγχος', en: '3. Review' },
  'imports.next.fix': { el: 'Συνέχεια στη διόρθωση', en: 'Continue to fixing' },
  'imports.next.review': { el: 'Συνέχεια στον έλεγχο', en: 'Continue to the review' },
  'imports.chooseFile': { el: 'Επιλογή αρχείου', en: 'Choose a file' },
  'imports.dropFile': {
    el: 'ή σύρετε εδώ ένα αρχείο CSV ή .xlsx',
    en: 'or drop a CSV or .xlsx file here',
  },
  'imports.fileHint': {
    el: 'Από Excel ή LibreOffice· από βιβλίο εργασίας διαβάζεται το πρώτο φύλλο που έχει γραμμές.',
    en: 'From Excel or LibreOffice; of a workbook the first sheet that has rows is read.',
  },
  'imports.file.tooLarge': {
    el: 'Το αρχείο είναι μεγαλύτερο από {most} MB. Χωρίστε το σε μικρότερα.',
    en: 'The file is larger than {most} MB. Split it into smaller ones.',
  },
  'imports.paste.tooWide': {
    el: 'Ο πίνακας έχει κελιά πέρα από τη στήλη {most}. Διαγράψτε τα και διαβάστε τον ξανά.',
    en: 'The table has cells beyond column {most}. Delete them and read it again.',
  },
  'imports.workbook.unread': {
    el: 'Το αρχείο δεν διαβάζεται ως βιβλίο εργασίας .xlsx. Αποθηκεύστε το ξανά ως .xlsx ή ως CSV.',
    en: 'The file cannot be read as an .xlsx workbook. Save it again as .xlsx or as CSV.',
  },
  'imports.map.lead': {
    el: 'Δείτε τι σημαίνει κάθε στήλη. Η επιλογή σας μένει για την επόμενη εισαγωγή του έργου.',
    en: 'See what each column means. Your choice is kept for the next import of the project.',
  },
  'imports.map.targetOf': { el: 'Η στήλη «{column}» εισάγεται ως', en: 'Column “{column}” is' },
  'imports.map.empty': { el: 'Κενή στήλη', en: 'Empty column' },
  'imports.map.ignored': { el: 'Δεν εισάγεται', en: 'Not imported' },
  'imports.map.recognised': { el: 'Αναγνωρίστηκε', en: 'Recognised' },
  'imports.map.remembered': { el: 'Όπως την προηγούμενη φορά', en: 'As the last time' },
  'imports.map.chosen': { el: 'Δική σας επιλογή', en: 'Your choice' },
  'imports.map.summary_one': {
    el: 'Εισάγεται {number} στήλη από τις {all}.',
    en: '{number} column of {all} is imported.',
  },
  'imports.map.summary_other': {
    el: 'Εισάγονται {number} στήλες από τις {all}.',
    en: '{number} columns of {all} are imported.',
  },
  'imports.map.left': { el: 'Δεν εισάγονται: {columns}.', en: 'Not imported: {columns}.' },
  'imports.fix.none': { el: 'Όλες οι γραμμές είναι σωστές', en: 'All rows are right' },
  'imports.fix.noneText': {
    el: 'Μπορείτε να αλλάξετε όποιο κελί θέλετε πριν από τον έλεγχο.',
    en: 'You may change any cell before the review.',
  },
  'imports.fix.title': { el: 'Τι χρειάζεται διόρθωση', en: 'What has to be fixed' },
  'imports.fix.lead': {
    el: 'Κάθε διόρθωση εφαρμόζεται σε όλες τις γραμμές που γράφουν το ίδιο. Ένα κελί μόνο του το αλλάζετε στον πίνακα.',
    en: 'Each fix is applied to all rows that say the same. A single cell is changed in the table.',
  },
  'imports.fix.rows_one': { el: '{number} γραμμή', en: '{number} row' },
  'imports.fix.rows_other': { el: '{number} γραμμές', en: '{number} rows' },
  'imports.fix.values': { el: 'Γράφουν: {values}', en: 'They say: {values}' },
  'imports.fix.empty': { el: '(κενό)', en: '(empty)' },
  'imports.fix.which': { el: 'Ποιες τιμές', en: 'Which values' },
  'imports.fix.which.one': { el: '«{value}» ({count})', en: '“{value}” ({count})' },
  'imports.fix.value': { el: 'Σωστή τιμή', en: 'Right value' },
  'imports.fix.apply_one': { el: 'Διόρθωση σε {number} γραμμή', en: 'Fix {number} row' },
  'imports.fix.apply_other': { el: 'Διόρθωση σε {number} γραμμές', en: 'Fix {number} rows' },
  'imports.fix.clear': { el: 'Να μείνει κενό', en: 'Leave it empty' },
  'imports.fix.drop_one': { el: 'Αφαίρεση {number} γραμμής', en: 'Remove {number} row' },
  'imports.fix.drop_other': { el: 'Αφαίρεση {number} γραμμών', en: 'Remove {number} rows' },
  'imports.fix.show': { el: 'Μόνο αυτές στον πίνακα', en: 'Only these in the table' },
  'imports.fix.showAll': { el: 'Όλες οι γραμμές', en: 'All rows' },
  'imports.fix.fixed_one': { el: 'Διορθώθηκε {number} γραμμή', en: '{number} row was fixed' },
  'imports.fix.fixed_other': {
    el: 'Διορθώθηκαν {number} γραμμές',
    en: '{number} rows were fixed',
  },
  'imports.fix.dropped_one': { el: 'Αφαιρέθηκε {number} γραμμή', en: '{number} row was removed' },
  'imports.fix.dropped_other': {
    el: 'Αφαιρέθηκαν {number} γραμμές',
    en: '{number} rows were removed',
  },
  'imports.clash.title': {
    el: 'Γραμμές που μοιάζουν με το ίδιο άτομο',
    en: 'Rows that look like the same person',
  },
  'imports.clash.rows': {
    el: 'Γραμμές {rows}: {field} «{value}»',
    en: 'Rows {rows}: {field} “{value}”',
  },
  'imports.clash.names': { el: 'Ονόματα: {names}.', en: 'Names: {names}.' },
  'imports.clash.allowed': {
    el: 'Το ίδιο e-mail επιτρέπεται, π.χ. σε οικογένεια. Δείτε αν πρόκειται για το ίδιο άτομο.',
    en: 'The same e-mail is allowed, as in a family. See whether it is the same person.',
  },
  'imports.clash.keep': {
    el: 'Να μείνει η γραμμή {row} και να βγουν οι άλλες',
    en: 'Keep row {row}, remove the others',
  },
  'imports.clash.keepAll': {
    el: 'Να μείνει η πρώτη γραμμή από κάθε ομάδα',
    en: 'Keep the first row of each group',
  },
  'imports.clash.more_one': { el: 'και {number} ακόμη ομάδα', en: 'and {number} more group' },
  'imports.clash.more_other': { el: 'και {number} ακόμη ομάδες', en: 'and {number} more groups' },
  'imports.review.title': { el: 'Τι θα γίνει', en: 'What will happen' },
  'imports.review.looking': {
    el: 'Ελέγχεται ποιοι υπάρχουν ήδη…',
    en: 'Checking who is known already…',
  },
  'imports.review.failed': {
    el: 'Δεν ήταν δυνατό να ελεγχθεί ποιοι υπάρχουν ήδη.',
    en: 'Who is known already could not be checked.',
  },
  'imports.review.new': { el: 'Νέα άτομα στο έργο', en: 'New people in the project' },
  'imports.review.newText': {
    el: 'Γίνονται μέλη. Όσοι έχουν ήδη λογαριασμό σε άλλο έργο, που δεν βλέπετε, παίρνουν πρόσκληση και γίνονται μέλη μόλις δεχτούν.',
    en: 'They become members. Whoever has an account in another project, which you do not see, is invited and becomes a member by accepting.',
  },
  'imports.review.joins': {
    el: 'Έρχονται από άλλο έργο σας',
    en: 'Come from another project of yours',
  },
  'imports.review.joinsText': {
    el: 'Γίνονται μέλη αμέσως. Τα κοινά στοιχεία τους μένουν όπως είναι.',
    en: 'They become members at once. The particulars that they have stay as they are.',
  },
  'imports.review.already': { el: 'Είναι ήδη μέλη', en: 'Are members already' },
  'imports.review.alreadyText': {
    el: 'Δεν αλλάζει τίποτα γι’ αυτά.',
    en: 'Nothing is changed for them.',
  },
  'imports.review.held': { el: 'Μένουν έξω', en: 'Stay out' },
  'imports.review.heldText': {
    el: 'Έχουν σφάλμα ή θα απορρίπτονταν. Μένουν στη λίστα ώσπου να διορθωθούν.',
    en: 'They have errors or would be refused. They stay in the list until they are fixed.',
  },
  'imports.review.powers': {
    el: 'Ρόλοι με περισσότερα δικαιώματα',
    en: 'Roles of more power',
  },
  'imports.review.power': { el: '{role}: {names}', en: '{role}: {names}' },
  'imports.review.names_one': { el: '{names} και {number} ακόμη', en: '{names} and {number} more' },
  'imports.review.names_other': {
    el: '{names} και {number} ακόμη',
    en: '{names} and {number} more',
  },
  'imports.review.joined': { el: 'Ημερομηνία ένταξης', en: 'Joining date' },
  'imports.review.joinedHint': {
    el: 'Από αυτήν μετρούν οι προθεσμίες που ξεκινούν με την ένταξη. Όσοι προσκληθούν εντάσσονται όταν δεχτούν.',
    en: 'Deadlines that begin with joining count from it. Whoever is invited joins when they accept.',
  },
  'imports.review.mails': { el: 'Μηνύματα που θα φύγουν', en: 'Mails that will go' },
  'imports.review.mailJoined_one': {
    el: '{number} μήνυμα «Είστε μέλος του έργου»',
    en: '{number} mail “You are a member of the project”',
  },
  'imports.review.mailJoined_other': {
    el: '{number} μηνύματα «Είστε μέλος του έργου»',
    en: '{number} mails “You are a member of the project”',
  },
  'imports.review.mailInvited_one': {
    el: '{number} μήνυμα «Πρόσκληση», για να ορίσουν κωδικό',
    en: '{number} mail “Invitation”, to choose a password',
  },
  'imports.review.mailInvited_other': {
    el: '{number} μηνύματα «Πρόσκληση», για να ορίσουν κωδικό',
    en: '{number} mails “Invitation”, to choose a password',
  },
  'imports.review.mailProject': {
    el: 'Όσα από τα νέα άτομα έχουν ήδη λογαριασμό σε άλλο έργο παίρνουν το μήνυμα «Πρόσκληση σε έργο».',
    en: 'Those of the new people who have an account in another project get the mail “Invitation into a project”.',
  },
  'imports.review.mailNone': { el: 'Κανένα σε νέα άτομα.', en: 'None to new people.' },
  'imports.review.noMail_one': {
    el: '{number} νέο άτομο δεν έχει e-mail.',
    en: '{number} new person has no e-mail address.',
  },
  'imports.review.noMail_other': {
    el: '{number} νέα άτομα δεν έχουν e-mail.',
    en: '{number} new people have no e-mail address.',
  },
  'imports.review.invites': {
    el: 'Να σταλεί αμέσως πρόσκληση στα νέα άτομα',
    en: 'Invite the new people at once',
  },
  'imports.review.sure_one': { el: 'Εισαγωγή {number} ατόμου;', en: 'Import {number} person?' },
  'imports.review.sure_other': { el: 'Εισαγωγή {number} ατόμων;', en: 'Import {number} people?' },
  'imports.review.sureText': {
    el: 'Αναιρείται για 24 ώρες από τις «Εισαγωγές».',
    en: 'It can be undone for 24 hours, under “Imports”.',
  },
})
