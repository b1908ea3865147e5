import { defineTexts } from '../core/define-texts.ts'

/** What documents say. */
export const documentsTexts = defineTexts({
  'activity.documents.saved': { el: '{who} αποθήκευσε ένα έγγραφο', en: '{who} saved a document' },
  'activity.documents.deleted': {
    el: '{who} διέγραψε ένα έγγραφο',
    en: '{who} deleted a document',
  },
  'activity.documents.issued': {
    el: '{who} χορήγησε έγγραφο με αριθμό για {whom}',
    en: '{who} issued a document with a number for {whom}',
  },
  'activity.documents.kept': {
    el: '{who} πρόσθεσε στη βιβλιοθήκη έγγραφο για {whom}',
    en: '{who} added a document for {whom} to the library',
  },
  'activity.documents.printed': {
    el: '{who} δημιούργησε έγγραφο σε PDF για {whom}',
    en: '{who} made a document as PDF for {whom}',
  },
  'activity.documents.issued.self': {
    el: '{who} χορήγησε έγγραφο με αριθμό στον εαυτό του',
    en: '{who} issued a document with a number to themselves',
  },
  'activity.documents.kept.self': {
    el: '{who} πρόσθεσε το έγγραφό του στη βιβλιοθήκη',
    en: '{who} added their document to the library',
  },
  'activity.documents.printed.self': {
    el: '{who} δημιούργησε το έγγραφό του σε PDF',
    en: '{who} made their document as PDF',
  },
  'activity.documents.batchBegun': {
    el: '{who} ζήτησε έγγραφα για πολλά άτομα',
    en: '{who} asked for documents for many people',
  },
  'activity.documents.batchCancelled': {
    el: '{who} ακύρωσε τη δημιουργία εγγράφων',
    en: '{who} cancelled the making of documents',
  },
  'privacy.table.document_batches': {
    el: 'Έγγραφα που ζητήθηκαν για πολλά άτομα',
    en: 'Documents asked for many people',
  },
  'privacy.table.document_copies': {
    el: 'Έγγραφα που δημιουργήθηκαν',
    en: 'Documents that were made',
  },
  'privacy.column.begun_at': { el: 'Άρχισε', en: 'Began at' },
  'privacy.column.document_batches.ended_at': { el: 'Τελείωσε', en: 'Ended at' },
  'privacy.column.batch_id': { el: 'Δημιουργία εγγράφων', en: 'Making of documents' },
  'privacy.column.made_by': { el: 'Από ποιο άτομο ζητήθηκε', en: 'Asked for by' },
  'privacy.table.issued_documents': { el: 'Έγγραφα που χορηγήθηκαν', en: 'Documents issued' },
  'privacy.column.issued_on': { el: 'Χορηγήθηκε', en: 'Issued on' },
  'privacy.column.issued_documents.number': { el: 'Αριθμός εγγράφου', en: 'Document number' },
  'rule.document_name': {
    el: 'Το όνομα αρχίζει με γράμμα και έχει γράμματα, ψηφία, παύλες και κάτω παύλες.',
    en: 'The name begins with a letter and has letters, digits, hyphens and underscores.',
  },
  'rule.document_taken': {
    el: 'Υπάρχει ήδη έγγραφο με αυτό το όνομα.',
    en: 'There is a document of this name already.',
  },
  'rule.too_many_documents': {
    el: 'Το έργο έχει ήδη όσα έγγραφα γίνεται.',
    en: 'The project has as many documents as it can.',
  },
  'rule.document_wrong': {
    el: 'Το κείμενο δεν διαβάζεται.',
    en: 'The text cannot be read.',
  },
  'rule.document_time': { el: 'Το κείμενο ξεπερνά τον χρόνο του.', en: 'The text takes too long.' },
  'rule.document_memory': {
    el: 'Το κείμενο ξεπερνά τη μνήμη του.',
    en: 'The text takes too much memory.',
  },
  'rule.document_length': {
    el: 'Το έγγραφο βγαίνει πολύ μεγάλο.',
    en: 'The document becomes too large.',
  },
  'rule.document_function_time': {
    el: 'Η συνάρτηση ξεπερνά τον χρόνο της.',
    en: 'The function takes too long.',
  },
  'rule.document_function_memory': {
    el: 'Η συνάρτηση ξεπερνά τη μνήμη της.',
    en: 'The function takes too much memory.',
  },
  'rule.document_function_depth': {
    el: 'Η συνάρτηση καλεί τον εαυτό της χωρίς τέλος.',
    en: 'The function calls itself without end.',
  },
  'rule.document_function_error': {
    el: 'Η συνάρτηση έχει σφάλμα.',
    en: 'The function has an error.',
  },
  'rule.document_function_result': {
    el: 'Η συνάρτηση δεν επιστρέφει αντικείμενο.',
    en: 'The function answers no object.',
  },
  'rule.document_not_made': {
    el: 'Το έγγραφο δεν δημιουργήθηκε, αν και η προσπάθεια επαναλήφθηκε.',
    en: 'The document could not be made, although it was tried again.',
  },
  'rule.document_no_library': {
    el: 'Το άτομο δεν έχει βιβλιοθήκη στο έργο, ή δεν μπορείτε να προσθέσετε αρχεία σε αυτήν.',
    en: 'The person has no library in the project, or you cannot add files to it.',
  },
  'rule.document_person_gone': {
    el: 'Δεν είναι πια ανάμεσα στα άτομα που βλέπετε.',
    en: 'They are no longer among the people whom you see.',
  },
  'rule.too_many_people': {
    el: 'Τα άτομα είναι περισσότερα από όσα γίνεται μαζί.',
    en: 'There are more people than can be done at once.',
  },
  'rule.too_many_batches': {
    el: 'Δημιουργούνται ήδη αρκετά έγγραφά σας. Περιμένετε να τελειώσουν.',
    en: 'Enough of your documents are being made already. Wait for them to end.',
  },
  'rule.batch_empty': {
    el: 'Δεν έχει δημιουργηθεί κανένα έγγραφο.',
    en: 'No document has been made.',
  },
  'rule.document_broken': {
    el: 'Το έγγραφο δεν εμφανίζεται αυτή τη στιγμή. Ενημερώστε τη διαχείριση του έργου.',
    en: 'The document cannot be shown now. Please tell whoever manages the project.',
  },
  'rule.include_unknown': {
    el: 'Δεν υπάρχει έγγραφο με αυτό το όνομα να συμπεριληφθεί.',
    en: 'There is no document of this name to include.',
  },
  'rule.include_circle': {
    el: 'Τα έγγραφα συμπεριλαμβάνουν το ένα το άλλο χωρίς τέλος.',
    en: 'The documents include each other without end.',
  },
  'rule.include_name': {
    el: 'Το όνομα όσων συμπεριλαμβάνονται γράφεται σε εισαγωγικά.',
    en: 'The name of what is included is written in quotes.',
  },
  'rule.certificate_number': {
    el: 'Ο αριθμός έχει πέντε ομάδες των πέντε ψηφίων.',
    en: 'The number has five groups of five digits.',
  },
  'documents.check.genuine': { el: 'Το έγγραφο είναι γνήσιο', en: 'The document is genuine' },
  'documents.check.notGenuine': {
    el: 'Δεν βρέθηκε έγγραφο με αυτόν τον αριθμό',
    en: 'There is no document with this number',
  },
  'documents.check.about': {
    el: 'Έγγραφο: {document}. Εκδότης: {project}.',
    en: 'Document: {document}. Issued by: {project}.',
  },
  'documents.check.issued': { el: 'Ημερομηνία έκδοσης: {day}.', en: 'Date of issue: {day}.' },
  'documents.check.privacy': {
    el: 'Για την προστασία των προσωπικών δεδομένων δεν εμφανίζεται σε ποιο πρόσωπο χορηγήθηκε.',
    en: 'To protect personal data it is not shown to whom it was issued.',
  },
  'documents.check.unknown': {
    el: 'Κανένα έργο δεν έχει χορηγήσει έγγραφο με αυτόν τον αριθμό.',
    en: 'No project has issued a document with this number.',
  },
  'documents.check.typed': {
    el: 'Αν τον πληκτρολογήσατε, ελέγξτε ότι είναι γραμμένος όπως στο έγγραφο.',
    en: 'If you have typed it, check that it is written as on the document.',
  },
  'documents.heading': { el: 'Έγγραφα', en: 'Documents' },
  'documents.lead': {
    el: 'Βεβαιώσεις, συμφωνητικά και παρουσιολόγια, που συμπληρώνονται με τα στοιχεία κάθε ατόμου.',
    en: 'Certificates, agreements and attendance sheets, filled in with what is known of each person.',
  },
  'documents.new': { el: 'Νέο έγγραφο', en: 'New document' },
  'documents.none': { el: 'Δεν υπάρχουν έγγραφα', en: 'There are no documents' },
  'documents.noneText': {
    el: 'Γράψτε το πρώτο: το κείμενο είναι HTML, με τα στοιχεία σε {{ }}.',
    en: 'Write the first one: its text is HTML, with what is filled in between {{ }}.',
  },
  'documents.name': { el: 'Όνομα', en: 'Name' },
  'documents.text': { el: 'Κείμενο (Liquid και HTML)', en: 'Text (Liquid and HTML)' },
  'documents.text.hint': {
    el: 'Επικεφαλίδες h1 έως h3, παράγραφοι, λίστες, πίνακες, img με data:, <qr value="…">, <hr class="page"> για νέα σελίδα, align. Στοιχεία: person, mentor, project, completed, certificate, today. Άλλα έγγραφα: include με το όνομά τους σε εισαγωγικά.',
    en: 'Headings h1 to h3, paragraphs, lists, tables, img with data:, <qr value="…">, <hr class="page"> for a new page, align. Filled in: person, mentor, project, completed, certificate, today. Other documents: include with their name in quotes.',
  },
  'documents.function': { el: 'Συνάρτηση (JavaScript)', en: 'Function (JavaScript)' },
  'documents.function.hint': {
    el: 'Δέχεται model και επιστρέφει τα στοιχεία του κειμένου. Κενή: όπως είναι.',
    en: 'Takes model and returns what the text is filled in with. Empty: as it is.',
  },
  'documents.arguments': {
    el: 'Δείγμα στοιχείων (JSON)',
    en: 'Sample of what is filled in (JSON)',
  },
  'documents.main': { el: 'Εμφανίζεται μόνο του', en: 'Shown by itself' },
  'documents.roles': { el: 'Ποιοι το βλέπουν', en: 'Who sees it' },
  'documents.save': { el: 'Αποθήκευση', en: 'Save' },
  'documents.saved': { el: 'Αποθηκεύτηκε', en: 'Saved' },
  'documents.delete': { el: 'Διαγραφή', en: 'Delete' },
  'documents.delete.sure': {
    el: 'Να διαγραφεί το έγγραφο «{name}»;',
    en: 'Delete the document “{name}”?',
  },
  'documents.delete.text': {
    el: 'Όσα έχουν χορηγηθεί με αριθμό παραμένουν γνήσια.',
    en: 'What was issued with a number stays genuine.',
  },
  'documents.preview': { el: 'Προεπισκόπηση', en: 'Preview' },
  'documents.preview.lead': {
    el: 'Όπως αποθηκεύτηκε, με το δείγμα στοιχείων.',
    en: 'As it was saved, with the sample.',
  },
  'documents.open': { el: 'Άνοιγμα σε νέα καρτέλα', en: 'Open in a new tab' },
  'documents.people': { el: 'Για πολλούς', en: 'For several people' },
  'documents.people.lead': {
    el: 'Ένα PDF με μία σελίδα ή περισσότερες για κάθε άτομο. Με αριθμό, όσοι το έχουν μπορούν να δουν αν είναι γνήσιο.',
    en: 'One PDF with a page or more for each person. With a number, whoever has it can see whether it is genuine.',
  },
  'documents.issue': { el: 'Χορήγηση αριθμών', en: 'Issue numbers' },
  'documents.issued': { el: 'Χορηγήθηκαν: {count}', en: 'Issued: {count}' },
  'documents.print': { el: 'PDF', en: 'PDF' },
  'documents.background': { el: 'Στο παρασκήνιο', en: 'In the background' },
  'documents.background.lead': {
    el: 'Έως 2.000 άτομα: ένα PDF για το καθένα, όλα σε ένα αρχείο ZIP. Μπορείτε να φύγετε από τη σελίδα.',
    en: 'Up to 2,000 people: a PDF for each, all in one ZIP file. You may leave the page.',
  },
  'documents.everybody': { el: 'Για ποιους', en: 'For whom' },
  'documents.everybody.chosen': {
    el: 'Όσους επιλέξατε: {count}',
    en: 'Those whom you have chosen: {count}',
  },
  'documents.everybody.Mentee': {
    el: 'Όλους τους ωφελούμενους που βλέπετε',
    en: 'All mentees whom you see',
  },
  'documents.everybody.Mentor': {
    el: 'Όλους τους μέντορες που βλέπετε',
    en: 'All mentors whom you see',
  },
  'documents.background.issue': {
    el: 'Χορήγηση αριθμού σε όσους δεν έχουν',
    en: 'Issue a number to those who have none',
  },
  'documents.keep': { el: 'Προσθήκη στη βιβλιοθήκη', en: 'Add to the library' },
  'documents.keptItem': {
    el: 'Το PDF είναι στη βιβλιοθήκη. Το βλέπετε μόνο εσείς, έως ότου το κοινοποιήσετε.',
    en: 'The PDF is in the library. Only you see it until you share it.',
  },
  'documents.keptOpen': { el: 'Άνοιγμα της βιβλιοθήκης', en: 'Open the library' },
  'documents.background.keep': {
    el: 'Προσθήκη στη βιβλιοθήκη κάθε ατόμου, με κοινοποίηση μόνο στο ίδιο',
    en: 'Add each to the library, shared with that person alone',
  },
  'documents.background.mail': {
    el: 'Αποστολή με e-mail σε κάθε άτομο το δικό του',
    en: 'Mail each person theirs',
  },
  'documents.background.begin': { el: 'Έναρξη', en: 'Begin' },
  'documents.batch.begun': { el: 'Η δημιουργία ξεκίνησε.', en: 'The making has begun.' },
  'documents.batches': { el: 'Έγγραφα που ζητήσατε', en: 'Documents that you asked for' },
  'documents.batches.lead': {
    el: 'Κρατούνται για 30 ημέρες.',
    en: 'They are kept for 30 days.',
  },
  'documents.batch.making': { el: 'Δημιουργούνται', en: 'Being made' },
  'documents.batch.done': { el: 'Έτοιμα', en: 'Ready' },
  'documents.batch.cancelled': { el: 'Ακυρώθηκε', en: 'Cancelled' },
  'documents.batch.failed': { el: 'Απέτυχε', en: 'Failed' },
  'documents.batch.failedText': {
    el: 'Η δημιουργία σταμάτησε: το έγγραφο ή ο ρόλος σας άλλαξε. Ξεκινήστε την ξανά.',
    en: 'The making has stopped: the document or your role has changed. Begin it again.',
  },
  'documents.batch.made': { el: 'Έτοιμα {made} από {all}', en: '{made} of {all} ready' },
  'documents.batch.problems': { el: 'Δεν δημιουργήθηκαν: {count}', en: 'Not made: {count}' },
  'documents.batch.download': { el: 'Λήψη ZIP', en: 'Download ZIP' },
  'documents.batch.cancel': { el: 'Ακύρωση', en: 'Cancel' },
  'documents.versions': { el: 'Εκδόσεις', en: 'Versions' },
  'documents.people.search': { el: 'Αναζήτηση ατόμου', en: 'Search for a person' },
  'documents.people.chosen': { el: 'Επιλεγμένα: {count}', en: 'Chosen: {count}' },
  'documents.people.add': { el: 'Προσθήκη: {name}', en: 'Add {name}' },
  'documents.people.remove': { el: 'Αφαίρεση: {name}', en: 'Remove {name}' },
  'documents.people.each': { el: 'Ένα για κάθε άτομο', en: 'One for each person' },
})
