import { defineTexts } from '../core/define-texts.ts'

/** Texts of the screen that imports people from a spreadsheet. */
export const importTexts = defineTexts({
  'imports.page': { el: 'Μέλη και εισαγωγή', en: 'Members and import' },
  'imports.tab.existing': { el: 'Από άλλο έργο', en: 'From another project' },
  'imports.tab.people': { el: 'Άτομα', en: 'People' },
  'imports.title': { el: 'Εισαγωγή ατόμων', en: 'Import people' },
  'imports.lead': {
    el: 'Επικολλήστε από το υπολογιστικό φύλλο σας. Πριν σταλεί κάτι, βλέπετε και διορθώνετε κάθε κελί.',
    en: 'Paste from your spreadsheet. Before anything is sent, you see and correct every cell.',
  },
  'imports.paste': { el: 'Επικόλληση γραμμών', en: 'Paste rows' },
  'imports.paste.hint': {
    el: 'Αντιγράψτε τα κελιά με τους τίτλους τους και πατήστε εδώ Ctrl+V. Διαβάζονται και αρχεία CSV με ; ή κόμμα.',
    en: 'Copy the cells with their headings and press Ctrl+V here. CSV with ; or commas is read as well.',
  },
  'imports.paste.known': {
    el: 'Αναγνωρίζονται οι τίτλοι: {fields}.',
    en: 'These headings are recognised: {fields}.',
  },
  'imports.paste.read': { el: 'Ανάγνωση', en: 'Read' },
  'imports.paste.nothing': {
    el: 'Δεν βρέθηκαν γραμμές στην επικόλληση.',
    en: 'There are no rows in what was pasted.',
  },
  'imports.reading': { el: 'Ελέγχονται οι γραμμές…', en: 'Checking the rows…' },
  'imports.columns': { el: 'Στήλες', en: 'Columns' },
  'imports.columns.hint': {
    el: 'Ελέγξτε τι σημαίνει κάθε στήλη. Όσες δεν έχουν πεδίο δεν εισάγονται.',
    en: 'Check what each column means. Columns without a field are not imported.',
  },
  'imports.columns.none': { el: 'Δεν εισάγεται', en: 'Not imported' },
  'imports.masked': {
    el: 'Οι αριθμοί με τελείες (•) είναι κρυμμένοι: ό,τι έχει κάθε άτομο μένει όπως είναι.',
    en: 'Numbers with dots (•) are hidden: what each person has stays as it is.',
  },
  'imports.headings': { el: 'Γραμμή με τις επικεφαλίδες', en: 'Row with the headings' },
  'imports.headings.none': {
    el: 'Καμία: κάθε γραμμή είναι στοιχεία',
    en: 'None: every row is data',
  },
  'imports.headings.row': { el: '{number}: {cells}', en: '{number}: {cells}' },
  'imports.headings.above_one': {
    el: 'Η πρώτη γραμμή είναι τίτλος και δεν εισάγεται.',
    en: 'The first row is a title and is not imported.',
  },
  'imports.headings.above_other': {
    el: 'Οι {count} πρώτες γραμμές είναι τίτλος και δεν εισάγονται.',
    en: 'The first {count} rows are a title and are not imported.',
  },
  'imports.columns.unnamed': { el: 'Στήλη {number}', en: 'Column {number}' },
  'imports.columns.sample': { el: 'π.χ. {sample}', en: 'such as {sample}' },
  'imports.columns.twice': {
    el: 'Το πεδίο έχει οριστεί και σε άλλη στήλη.',
    en: 'Another column has this field as well.',
  },
  'imports.field.username': { el: 'Όνομα χρήστη', en: 'User name' },
  'imports.field.roles': { el: 'Ρόλοι', en: 'Roles' },
  'imports.field.first_name': { el: 'Όνομα', en: 'First name' },
  'imports.field.last_name': { el: 'Επώνυμο', en: 'Last name' },
  'imports.field.email': { el: 'E-mail', en: 'E-mail' },
  'imports.defaultRole': { el: 'Ρόλος όπου δεν γράφεται', en: 'Role where none is given' },
  'imports.show': { el: 'Εμφάνιση γραμμών', en: 'Which rows to show' },
  'imports.show.all': { el: 'Όλες ({count})', en: 'All ({count})' },
  'imports.show.faulty': { el: 'Με σφάλμα ({count})', en: 'With errors ({count})' },
  'imports.show.left': { el: 'Απομένουν ({count})', en: 'Left ({count})' },
  'imports.show.refused': { el: 'Απορρίφθηκαν ({count})', en: 'Refused ({count})' },
  'imports.show.done': { el: 'Ολοκληρώθηκαν ({count})', en: 'Done ({count})' },
  'imports.show.none': { el: 'Καμία γραμμή εδώ', en: 'No rows here' },
  'imports.rows': { el: 'Γραμμές για εισαγωγή', en: 'Rows to import' },
  'imports.rows.pages': { el: 'Σελίδες γραμμών', en: 'Pages of rows' },
  'imports.row': { el: 'Γραμμή', en: 'Row' },
  'imports.row.cell': { el: '{field}, γραμμή {row}', en: '{field}, row {row}' },
  'imports.row.state': { el: 'Κατάσταση', en: 'State' },
  'imports.row.oneOf': { el: 'Δεκτές τιμές: {options}', en: 'Allowed: {options}' },
  'imports.row.remove': { el: 'Αφαίρεση γραμμής {row}', en: 'Remove row {row}' },
  'imports.row.removed': { el: 'Η γραμμή αφαιρέθηκε', en: 'The row was removed' },
  'imports.state.ready': { el: 'Έτοιμη', en: 'Ready' },
  'imports.state.faulty': { el: 'Με σφάλμα', en: 'With errors' },
  'imports.state.sending': { el: 'Στέλνεται', en: 'Being sent' },
  'imports.state.added': { el: 'Προστέθηκε', en: 'Added' },
  'imports.state.joined': { el: 'Ήρθε από άλλο έργο', en: 'Came from another project' },
  'imports.state.invited': { el: 'Προσκλήθηκε, αναμονή', en: 'Invited, waiting' },
  'imports.state.already': { el: 'Ήταν ήδη μέλος', en: 'Was a member already' },
  'imports.state.refused': { el: 'Απορρίφθηκε', en: 'Refused' },
  'imports.send_one': { el: 'Εισαγωγή {number} ατόμου', en: 'Import {number} person' },
  'imports.send_other': { el: 'Εισαγωγή {number} ατόμων', en: 'Import {number} people' },
  'imports.power': {
    el: 'Με αυτή τη λίστα δίνονται και ρόλοι με περισσότερα δικαιώματα: {roles}.',
    en: 'This list also gives roles of more power: {roles}.',
  },
  'imports.power.role': { el: '{role} ({number})', en: '{role} ({number})' },
  'imports.power.text': {
    el: '{roles}. Όσοι τους πάρουν θα βλέπουν και θα αλλάζουν στοιχεία άλλων μελών του έργου.',
    en: '{roles}. Whoever gets them will see and change details of other members of the project.',
  },
  'imports.held_one': {
    el: '{number} γραμμή με σφάλμα μένει εδώ, ώσπου να διορθωθεί.',
    en: '{number} row with errors stays here until it is corrected.',
  },
  'imports.held_other': {
    el: '{number} γραμμές με σφάλμα μένουν εδώ, ώσπου να διορθωθούν.',
    en: '{number} rows with errors stay here until they are corrected.',
  },
  'imports.progress': { el: 'Πρόοδος εισαγωγής', en: 'Progress of the import' },
  'imports.progress.text': {
    el: 'Έχουν σταλεί {done} από {all}',
    en: '{done} of {all} have been sent',
  },
  'imports.pause': { el: 'Παύση', en: 'Pause' },
  'imports.resume': { el: 'Συνέχεια', en: 'Resume' },
  'imports.cancel': { el: 'Διακοπή', en: 'Cancel' },
  'imports.cancelled_one': {
    el: 'Η εισαγωγή διακόπηκε: απομένει {number} γραμμή.',
    en: 'The import was cancelled: {number} row is left.',
  },
  'imports.cancelled_other': {
    el: 'Η εισαγωγή διακόπηκε: απομένουν {number} γραμμές.',
    en: 'The import was cancelled: {number} rows are left.',
  },
  'imports.paused_one': {
    el: 'Σε παύση: απομένει {number} γραμμή.',
    en: 'Paused: {number} row is left.',
  },
  'imports.paused_other': {
    el: 'Σε παύση: απομένουν {number} γραμμές.',
    en: 'Paused: {number} rows are left.',
  },
  'imports.restored_one': {
    el: 'Βρέθηκε μισοτελειωμένη εισαγωγή: απομένει {number} γραμμή. Τίποτα δεν χάθηκε και κανείς δεν θα μπει δύο φορές.',
    en: 'There is an unfinished import: {number} row is left. Nothing was lost, and nobody will be imported twice.',
  },
  'imports.restored_other': {
    el: 'Βρέθηκε μισοτελειωμένη εισαγωγή: απομένουν {number} γραμμές. Τίποτα δεν χάθηκε και κανείς δεν θα μπει δύο φορές.',
    en: 'There is an unfinished import: {number} rows are left. Nothing was lost, and nobody will be imported twice.',
  },
  'imports.finished_one': {
    el: 'Στο έργο είναι πλέον {number} άτομο της λίστας.',
    en: '{number} person of the list is in the project now.',
  },
  'imports.finished_other': {
    el: 'Στο έργο είναι πλέον {number} άτομα της λίστας.',
    en: '{number} people of the list are in the project now.',
  },
  'imports.waiting_one': {
    el: '{number} άτομο ανήκει σε άλλο έργο και προσκλήθηκε: γίνεται μέλος μόλις δεχτεί. Έως τότε δεν βλέπετε και δεν αλλάζετε τίποτα δικό του.',
    en: '{number} person belongs to another project and was invited: they are a member once they accept. Until then you neither see nor change anything of theirs.',
  },
  'imports.waiting_other': {
    el: '{number} άτομα ανήκουν σε άλλο έργο και προσκλήθηκαν: γίνονται μέλη μόλις δεχτούν. Έως τότε δεν βλέπετε και δεν αλλάζετε τίποτα δικό τους.',
    en: '{number} people belong to another project and were invited: they are members once they accept. Until then you neither see nor change anything of theirs.',
  },
  'imports.already_one': {
    el: '{number} ήταν ήδη μέλος: δεν μπήκε δεύτερη φορά και τα στοιχεία του έμειναν όπως ήταν.',
    en: '{number} was a member already: not imported twice, and nothing of theirs was changed.',
  },
  'imports.already_other': {
    el: '{number} ήταν ήδη μέλη: δεν μπήκαν δεύτερη φορά και τα στοιχεία τους έμειναν όπως ήταν.',
    en: '{number} were members already: not imported twice, and nothing of theirs was changed.',
  },
  'imports.refusedLeft_one': {
    el: '{number} γραμμή απορρίφθηκε και μένει εδώ με τον λόγο της: διορθώστε την και στείλτε την ξανά.',
    en: '{number} row was refused and stays here with its reason: correct it and send it again.',
  },
  'imports.refusedLeft_other': {
    el: '{number} γραμμές απορρίφθηκαν και μένουν εδώ με τον λόγο τους: διορθώστε τις και στείλτε τις ξανά.',
    en: '{number} rows were refused and stay here with their reasons: correct them and send them again.',
  },
  'imports.download': { el: 'Λήψη όσων δεν μπήκαν', en: 'Download what is not in' },
  'imports.reason': { el: 'Λόγος', en: 'Reason' },
  'imports.reason.of': { el: '{field}: {reason}', en: '{field}: {reason}' },
  'imports.file': { el: 'δεν-μπήκαν.csv', en: 'not-imported.csv' },
  'imports.invite_one': { el: 'Πρόσκληση σε {number} άτομο', en: 'Invite {number} person' },
  'imports.invite_other': { el: 'Πρόσκληση σε {number} άτομα', en: 'Invite {number} people' },
  'imports.invited_one': { el: 'Στάλθηκε {number} πρόσκληση', en: '{number} invitation was sent' },
  'imports.invited_other': {
    el: 'Στάλθηκαν {number} προσκλήσεις',
    en: '{number} invitations were sent',
  },
  'imports.discard': { el: 'Διαγραφή λίστας', en: 'Delete the list' },
  'imports.discard.title_one': { el: 'Διαγραφή {number} γραμμής;', en: 'Delete {number} row?' },
  'imports.discard.title_other': {
    el: 'Διαγραφή {number} γραμμών;',
    en: 'Delete {number} rows?',
  },
  'imports.discard.text': {
    el: 'Όσα άτομα μπήκαν ήδη μένουν στο έργο. Οι γραμμές της λίστας χάνονται.',
    en: 'People who were imported stay in the project. The rows of the list are lost.',
  },
  'imports.again': { el: 'Νέα εισαγωγή', en: 'Import more' },
  'imports.elsewhere.title': {
    el: 'Η εισαγωγή είναι ανοιχτή σε άλλο παράθυρο',
    en: 'The import is open in another window',
  },
  'imports.elsewhere.text': {
    el: 'Για να μη σταλεί κάτι δύο φορές, η λίστα δουλεύεται σε ένα παράθυρο κάθε φορά. Μόλις κλείσει το άλλο, συνεχίζει εδώ.',
    en: 'So that nothing is sent twice, one window at a time works on the list. It goes on here as soon as the other one closes.',
  },
  'imports.elsewhere.take': { el: 'Συνέχεια εδώ', en: 'Go on here' },
  'imports.kept': {
    el: 'Η λίστα φυλάσσεται μόνο σε αυτόν τον υπολογιστή, ώσπου να τελειώσει ή να αποσυνδεθείτε.',
    en: 'The list is kept on this computer only, until it is done or you sign out.',
  },
  'imports.notKept': {
    el: 'Ο περιηγητής δεν φυλάσσει τη λίστα: μην κλείσετε τη σελίδα πριν τελειώσει.',
    en: 'The browser does not keep the list: do not close the page before it is done.',
  },
})
