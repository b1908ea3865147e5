import { defineTexts } from '../core/define-texts.ts'

/**
 * Questionnaires as files: bringing them in, taking them out, and what does not map. With them what
 * is said of workbooks' files, which are read in the same package.
 */
export const interchangeTexts = defineTexts({
  'interchange.import': { el: 'Εισαγωγή από αρχείο', en: 'Import from a file' },
  'interchange.export': { el: 'Λήψη ως αρχείο', en: 'Download as a file' },
  'interchange.export.done': { el: 'Το αρχείο κατέβηκε.', en: 'The file has been downloaded.' },
  'interchange.choose': { el: 'Επιλέξτε αρχείο', en: 'Choose a file' },
  'interchange.drop': {
    el: 'ή αφήστε το εδώ. Έως 1 MB: .json του Τηλέμαχου ή του SurveyJS, .lss του LimeSurvey.',
    en: 'or drop it here. Up to 1 MB: .json of Telemachos or SurveyJS, .lss of LimeSurvey.',
  },
  'interchange.paste': { el: 'Ή επικολλήστε το κείμενό του', en: 'Or paste its text' },
  'interchange.paste.hint': {
    el: 'Διαβάζεται μόλις επικολληθεί.',
    en: 'It is read as soon as it is pasted.',
  },
  'interchange.read': { el: 'Ανάγνωση', en: 'Read' },
  'interchange.leave': { el: 'Να κλείσει χωρίς εισαγωγή;', en: 'Close without importing?' },
  'interchange.leaveText': {
    el: 'Το κείμενο που διαβάστηκε δεν θα κρατηθεί.',
    en: 'The text that was read will not be kept.',
  },
  'interchange.leaveYes': { el: 'Κλείσιμο', en: 'Close' },
  'interchange.another': { el: 'Άλλο αρχείο', en: 'Another file' },
  'interchange.kind.own': {
    el: 'Αρχείο ερωτηματολογίου του Τηλέμαχου',
    en: 'A questionnaire file of Telemachos',
  },
  'interchange.kind.surveyjs': { el: 'Έρευνα του SurveyJS', en: 'A survey of SurveyJS' },
  'interchange.kind.limesurvey': { el: 'Έρευνα του LimeSurvey', en: 'A survey of LimeSurvey' },
  'interchange.title.el': { el: 'Τίτλος', en: 'Title in Greek' },
  'interchange.title.en': { el: 'Τίτλος στα αγγλικά', en: 'Title in English' },
  'interchange.comes': { el: 'Τι θα έρθει', en: 'What will come' },
  'interchange.questions_one': { el: '{number} ερώτηση', en: '{number} question' },
  'interchange.questions_other': { el: '{number} ερωτήσεις', en: '{number} questions' },
  'interchange.pictures_one': {
    el: 'Μαζί έρχεται {number} εικόνα.',
    en: '{number} picture comes with it.',
  },
  'interchange.pictures_other': {
    el: 'Μαζί έρχονται {number} εικόνες.',
    en: '{number} pictures come with it.',
  },
  'interchange.export.omitted_one': {
    el: 'Το αρχείο κατέβηκε χωρίς {number} εικόνα, που δεν χώρεσε.',
    en: 'The file has been downloaded without {number} picture, for which there was no room.',
  },
  'interchange.export.omitted_other': {
    el: 'Το αρχείο κατέβηκε χωρίς {number} εικόνες, που δεν χώρεσαν.',
    en: 'The file has been downloaded without {number} pictures, for which there was no room.',
  },
  'interchange.untitled': { el: 'Ενότητα χωρίς τίτλο', en: 'Section without a title' },
  'interchange.problems_one': {
    el: 'Πριν δημοσιευτεί, {number} σημείο θα χρειαστεί διόρθωση στον επεξεργαστή.',
    en: 'Before it is published, {number} thing will have to be put right in the editor.',
  },
  'interchange.problems_other': {
    el: 'Πριν δημοσιευτεί, {number} σημεία θα χρειαστούν διόρθωση στον επεξεργαστή.',
    en: 'Before it is published, {number} things will have to be put right in the editor.',
  },
  'interchange.notes_one': {
    el: '{number} σημείο δεν έρχεται όπως ήταν',
    en: '{number} thing does not come as it was',
  },
  'interchange.notes_other': {
    el: '{number} σημεία δεν έρχονται όπως ήταν',
    en: '{number} things do not come as they were',
  },
  'interchange.notes.loss': { el: 'Τι χάνεται', en: 'What is lost' },
  'interchange.notes.change': { el: 'Τι έρχεται αλλιώς', en: 'What comes otherwise' },
  'interchange.notes.setting': {
    el: 'Ρυθμίσεις που εδώ δεν υπάρχουν ({number})',
    en: 'Settings that there are not here ({number})',
  },
  'interchange.notes.none': {
    el: 'Έρχονται όλα, ακριβώς όπως είναι στο αρχείο.',
    en: 'Everything comes, just as it is in the file.',
  },
  'interchange.notes.more': {
    el: 'Εδώ φαίνονται τα πρώτα {number}.',
    en: 'The first {number} are shown here.',
  },
  'interchange.whole': { el: 'Ολόκληρο το ερωτηματολόγιο', en: 'The questionnaire as a whole' },
  'interchange.create': { el: 'Δημιουργία', en: 'Create' },
  'interchange.created': {
    el: 'Το ερωτηματολόγιο δημιουργήθηκε ως σχέδιο.',
    en: 'The questionnaire has been created as a draft.',
  },
  'interchange.no_such_type': {
    el: 'Λείπει: δεν υπάρχει αντίστοιχο είδος ερώτησης',
    en: 'Left out: there is no such type of question',
  },
  'interchange.in_repeated': {
    el: 'Λείπει: είναι σε τμήμα που επαναλαμβάνεται, και τέτοια δεν υπάρχουν',
    en: 'Left out: it is in a part that repeats, of which there are none',
  },
  'interchange.no_such_setting': {
    el: 'Λείπει: δεν υπάρχει αντίστοιχη ρύθμιση',
    en: 'Left out: there is no such setting',
  },
  'interchange.condition': {
    el: 'Λείπει: η συνθήκη δεν μεταφράζεται, οπότε ισχύει πάντα',
    en: 'Left out: the condition cannot be converted, so that it always holds',
  },
  'interchange.never_shown': {
    el: 'Έρχεται, αλλά δεν τη βλέπει κανείς: στο αρχείο είναι κρυμμένη, χωρίς συνθήκη που να τη δείχνει',
    en: 'Comes, but nobody sees it: in the file it is hidden, and no condition shows it',
  },
  'interchange.expression': {
    el: 'Λείπει: η έκφραση δεν μεταφράζεται',
    en: 'Left out: the expression cannot be converted',
  },
  'interchange.required_if': {
    el: 'Λείπει: μια ερώτηση είναι υποχρεωτική πάντα ή ποτέ',
    en: 'Left out: a question is required always or never',
  },
  'interchange.pattern': {
    el: 'Λείπει: εδώ τα πρότυπα κειμένου έχουν όνομα, δεν γράφονται',
    en: 'Left out: patterns of text have names here and are not written',
  },
  'interchange.choices_elsewhere': {
    el: 'Λείπουν: οι επιλογές βρίσκονται αλλού και όχι στο αρχείο',
    en: 'Left out: the choices are elsewhere, not in the file',
  },
  'interchange.picture_elsewhere': {
    el: 'Λείπει: η εικόνα βρίσκεται σε άλλη διεύθυνση· ανεβάστε την εδώ',
    en: 'Left out: the picture is at another address; upload it here',
  },
  'interchange.language': {
    el: 'Λείπει: εδώ κρατάμε ελληνικά και αγγλικά',
    en: 'Left out: Greek and English are kept here',
  },
  'interchange.too_many': {
    el: 'Λείπει: ξεπερνά το όριο ενός ερωτηματολογίου',
    en: 'Left out: it is beyond the limit of a questionnaire',
  },
  'interchange.malformed': {
    el: 'Λείπει: στο αρχείο δεν είναι γραμμένο σωστά ή υπάρχει δύο φορές',
    en: 'Left out: it is not written properly in the file, or is there twice',
  },
  'interchange.renamed': { el: 'Έρχεται με άλλο όνομα', en: 'Comes under another name' },
  'interchange.other_type': { el: 'Έρχεται με άλλη μορφή', en: 'Comes in another form' },
  'interchange.several_questions': {
    el: 'Έρχεται ως περισσότερες ερωτήσεις',
    en: 'Comes as several questions',
  },
  'interchange.flattened': {
    el: 'Η ομάδα διαλύεται: οι ερωτήσεις της έρχονται μία μία, με τη συνθήκη της',
    en: 'The group is dissolved: its questions come one by one, with its condition',
  },
  'interchange.written_out': {
    el: 'Ο υπολογισμός γράφεται όπου διαβάζεται το όνομά του',
    en: 'The calculation is written wherever its name is read',
  },
  'interchange.formatting': {
    el: 'Έρχεται ως απλό κείμενο, χωρίς τη μορφοποίηση',
    en: 'Comes as plain text, without its formatting',
  },
  'interchange.shortened': { el: 'Έρχεται πιο σύντομο', en: 'Comes shortened' },
  'interchange.value_shown': {
    el: 'Δείχνει την τιμή της απάντησης και όχι τα λόγια της',
    en: "Shows the answer's value, not its words",
  },
  'interchange.greek_missing': {
    el: 'Χωρίς ελληνικά: στη θέση τους μπαίνει αυτή η γλώσσα',
    en: 'Without Greek: this language stands in its place',
  },
  'interchange.title_missing': {
    el: 'Το αρχείο δεν έχει τίτλο: γράψτε έναν',
    en: 'The file has no title: write one',
  },
  'interchange.link_kept': {
    el: 'Δείχνει σε κάτι του χώρου όπου γράφτηκε: δείτε αν υπάρχει και εδώ',
    en: 'Points to something of the place where it was written: see whether it is here too',
  },
  'rule.file_over_limit': {
    el: 'Το αρχείο είναι πολύ μεγάλο: έως 1 MB, και με τις εικόνες του έως 12 MB.',
    en: 'The file is too large: up to 1 MB, and with its pictures up to 12 MB.',
  },
  'rule.file_unknown': {
    el: 'Δεν είναι ερωτηματολόγιο του Τηλέμαχου, του SurveyJS ή του LimeSurvey.',
    en: 'This is no questionnaire of Telemachos, SurveyJS or LimeSurvey.',
  },
  'rule.file_not_json': {
    el: 'Το αρχείο αρχίζει σαν JSON, αλλά δεν διαβάζεται.',
    en: 'The file begins like JSON, but cannot be read.',
  },
  'rule.file_not_xml': {
    el: 'Το αρχείο αρχίζει σαν XML, αλλά δεν διαβάζεται.',
    en: 'The file begins like XML, but cannot be read.',
  },
  'rule.file_has_doctype': {
    el: 'Αρχείο XML με ορισμό τύπου (DOCTYPE) δεν γίνεται δεκτό.',
    en: 'An XML file with a document type (DOCTYPE) is not taken.',
  },
  'rule.file_too_deep': {
    el: 'Το αρχείο έχει πάρα πολλά επίπεδα, το ένα μέσα στο άλλο.',
    en: 'The file has too many levels, one inside another.',
  },
  'rule.file_too_many_parts': {
    el: 'Το αρχείο έχει πάρα πολλά μέρη.',
    en: 'The file has too many parts.',
  },
  'rule.file_newer': {
    el: 'Το αρχείο είναι από νεότερη έκδοση του Τηλέμαχου.',
    en: 'The file is of a newer version of Telemachos.',
  },
  'rule.file_shape': {
    el: 'Το αρχείο είναι του Τηλέμαχου, αλλά κάτι μέσα του δεν είναι όπως πρέπει.',
    en: 'The file is of Telemachos, but something in it is not as it has to be.',
  },
  'rule.file_picture': {
    el: 'Μια εικόνα του αρχείου δεν γίνεται δεκτή: PNG, JPEG, GIF ή WebP έως 2 MB.',
    en: 'A picture of the file is not taken: PNG, JPEG, GIF or WebP of up to 2 MB.',
  },
  'rule.file_picture_unused': {
    el: 'Το αρχείο έχει μια εικόνα που καμία ερώτηση δεν δείχνει.',
    en: 'The file has a picture that no question shows.',
  },
  'rule.file_encoding': {
    el: 'Το αρχείο δεν είναι σε κωδικοποίηση UTF-8.',
    en: 'The file is not encoded as UTF-8.',
  },
  'rule.file_empty': { el: 'Το αρχείο είναι άδειο.', en: 'The file is empty.' },
  'interchange.workbook.formula_too_long': {
    el: 'Ο τύπος είναι πολύ μεγάλος (έως 8.192 χαρακτήρες): έμεινε η τελευταία του τιμή',
    en: 'The formula is too long (up to 8,192 characters): its last value is kept',
  },
  'interchange.workbook.formula_unreadable': {
    el: 'Ο τύπος δεν διαβάζεται: έμεινε η τελευταία του τιμή',
    en: 'The formula cannot be read: its last value is kept',
  },
  'interchange.workbook.external_link': {
    el: 'Παίρνει κάτι από άλλο αρχείο: έμεινε η τελευταία του τιμή',
    en: 'Takes something from another file: its last value is kept',
  },
  'interchange.workbook.external_values': {
    el: 'Άλλο αρχείο από το οποίο παίρνονται τιμές: μένουν όσες είχε στην τελευταία αποθήκευση',
    en: 'Another file from which values are taken: those of the last saving are kept',
  },
  'interchange.workbook.outside_value': {
    el: 'Ρωτά μια υπηρεσία, άλλο πρόγραμμα ή συγκεντρωτικό πίνακα: έμεινε η τελευταία του τιμή',
    en: 'Asks a service, another program or a pivot table: its last value is kept',
  },
  'interchange.workbook.data_table': {
    el: 'Πίνακας δεδομένων («τι θα γινόταν αν»): έμειναν οι τελευταίες του τιμές',
    en: 'A data table (“what if”): its last values are kept',
  },
  'interchange.workbook.value_unreadable': {
    el: 'Η τιμή δεν διαβάζεται',
    en: 'The value cannot be read',
  },
  'interchange.workbook.sheet_kind': {
    el: 'Φύλλο που δεν είναι φύλλο υπολογισμών: έμεινε κενό',
    en: 'A sheet that is no worksheet: it is left empty',
  },
  'interchange.workbook.pivot_table': {
    el: 'Συγκεντρωτικός πίνακας: έμειναν οι τελευταίες του τιμές',
    en: 'A pivot table: its last values are kept',
  },
  'interchange.workbook.picture': { el: 'Εικόνα: παραλείπεται', en: 'A picture: left out' },
  'interchange.workbook.drawing': {
    el: 'Σχήμα ή πλαίσιο κειμένου: παραλείπεται',
    en: 'A shape or a text box: left out',
  },
  'interchange.workbook.control': {
    el: 'Κουμπί ή άλλο στοιχείο ελέγχου: παραλείπεται',
    en: 'A button or another control: left out',
  },
  'interchange.workbook.slicer': {
    el: 'Αναλυτής ή λωρίδα χρόνου: παραλείπεται',
    en: 'A slicer or a timeline: left out',
  },
  'interchange.workbook.comment': {
    el: 'Σχόλια κελιών: παραλείπονται',
    en: 'Comments of cells: left out',
  },
  'interchange.workbook.hyperlink': {
    el: 'Σύνδεσμοι: έμεινε μόνο το κείμενό τους',
    en: 'Links: only their text is kept',
  },
  'interchange.workbook.sparkline': {
    el: 'Γραφήματα μέσα σε κελιά: παραλείπονται',
    en: 'Charts inside cells: left out',
  },
  'interchange.workbook.query_table': {
    el: 'Ερώτημα σε άλλη πηγή: έμειναν οι τελευταίες του τιμές',
    en: 'A query of another source: its last values are kept',
  },
  'interchange.workbook.rows_hidden_by_default': {
    el: 'Κρύβει όσες γραμμές δεν αναφέρει: εδώ φαίνονται',
    en: 'Hides the rows that it does not mention: here they are shown',
  },
  'interchange.workbook.validation_kind': {
    el: 'Έλεγχος του τι γράφεται, άγνωστου είδους: παραλείπεται',
    en: 'A check of what is typed, of an unknown kind: left out',
  },
  'interchange.workbook.condition_kind': {
    el: 'Μορφοποίηση υπό όρους που δεν υποστηρίζεται: παραλείπεται',
    en: 'A conditional format that is not supported: left out',
  },
  'interchange.workbook.area_beyond_sheet': {
    el: 'Περιοχή που δεν χωράει σε φύλλο: παραλείπεται',
    en: 'An area that no sheet has: left out',
  },
  'interchange.workbook.chart_kind': {
    el: 'Γράφημα είδους που δεν υποστηρίζεται: παραλείπεται',
    en: 'A chart of a kind that is not supported: left out',
  },
  'interchange.workbook.chart_shortened': {
    el: 'Το γράφημα δείχνει εδώ μόνο τις πρώτες 255 σειρές του',
    en: 'The chart shows only its first 255 series here',
  },
  'interchange.workbook.chart_flattened': {
    el: 'Γράφημα που εδώ σχεδιάζεται πιο απλά',
    en: 'A chart that is drawn more simply here',
  },
  'interchange.workbook.chart_values': {
    el: 'Γράφημα χωρίς τιμές: παραλείπεται',
    en: 'A chart without values: left out',
  },
  'interchange.workbook.macro': {
    el: 'Μακροεντολές: δεν εκτελούνται',
    en: 'Macros: they are not run',
  },
  'interchange.workbook.macro_name': {
    el: 'Όνομα μακροεντολής: παραλείπεται',
    en: 'The name of a macro: left out',
  },
  'interchange.workbook.connection': {
    el: 'Συνδέσεις με άλλες πηγές: παραλείπονται',
    en: 'Connections to other sources: left out',
  },
  'interchange.workbook.part_missing': {
    el: 'Λείπει ένα μέρος του αρχείου',
    en: 'A part of the file is missing',
  },
  'interchange.workbook.more': {
    el: 'Υπάρχουν και άλλα που δεν διαβάστηκαν',
    en: 'There is more that was not read',
  },
  'rule.file_not_workbook': {
    el: 'Δεν είναι υπολογιστικό φύλλο .xlsx.',
    en: 'This is no .xlsx workbook.',
  },
  'rule.file_old_workbook': {
    el: 'Είναι αρχείο της παλιάς μορφής του Excel (.xls). Αποθηκεύστε το ως .xlsx.',
    en: 'This is a file of Excel’s older format (.xls). Save it as .xlsx.',
  },
  'rule.file_has_password': {
    el: 'Το αρχείο ανοίγει με κωδικό. Αποθηκεύστε το χωρίς κωδικό και στείλτε το ξανά.',
    en: 'The file opens with a password. Save it without one and send it again.',
  },
  'rule.file_damaged': {
    el: 'Το αρχείο είναι κατεστραμμένο ή δεν κατέβηκε ολόκληρο.',
    en: 'The file is damaged, or was not downloaded whole.',
  },
  'rule.file_unzips_too_large': {
    el: 'Το αρχείο γίνεται υπερβολικά μεγάλο όταν ανοίγει.',
    en: 'The file becomes far too large when it is opened.',
  },
  'rule.file_beyond_sheet': {
    el: 'Ένα κελί του αρχείου είναι έξω από τα όρια ενός φύλλου.',
    en: 'A cell of the file lies outside what a sheet has.',
  },
})
