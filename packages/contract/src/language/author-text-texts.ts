import { defineTexts } from '../core/define-texts.ts'

/** Texts of the page on which what authors write is translated. */
export const authorTextTexts = defineTexts({
  'route.root.defaultlayout.project.admin.texts.title': {
    el: 'Κείμενα του έργου',
    en: 'Texts of the project',
  },
  'activity.language.authorTextSaved': {
    el: '{who} μετέφρασε ένα κείμενο του έργου',
    en: '{who} translated a text of the project',
  },
  'activity.language.authorTextsImported': {
    el: '{who} εισήγαγε μεταφράσεις των κειμένων του έργου',
    en: '{who} imported translations of the texts of the project',
  },
  'privacy.table.author_texts': {
    el: 'Μεταφράσεις κειμένων του έργου',
    en: 'Translations of texts of the project',
  },
  'privacy.table.author_text_versions': {
    el: 'Εκδόσεις μεταφράσεων κειμένων του έργου',
    en: 'Versions of translations of texts of the project',
  },
  'rule.text_elsewhere': {
    el: 'Η δράση ανήκει και σε άλλο έργο, στο οποίο δεν μεταφράζετε.',
    en: 'The action is also in another project, in which you do not translate.',
  },
  'rule.language_elsewhere': {
    el: 'Στη γλώσσα αυτή έχουν μεταφραστεί και κείμενα έργων στα οποία δεν μεταφράζετε. Τη διαγράφουν μόνο όσοι μεταφράζουν σε όλα, ή η γενική διαχείριση.',
    en: 'Texts of projects in which you do not translate are translated into this language too. Only somebody who translates in all of them, or a general administrator, deletes it.',
  },
  'rule.text_formatted': {
    el: 'Κείμενο με μορφή δεν διαβάζεται από αρχείο.',
    en: 'A formatted text is not read from a file.',
  },
  'rule.language_has_fields': {
    el: 'Τα ελληνικά και τα αγγλικά γράφονται εκεί όπου γράφεται και το κείμενο.',
    en: 'Greek and English are written where the text itself is.',
  },
  'rule.text_untranslated': {
    el: 'Δεν υπάρχει κείμενο να μεταφραστεί.',
    en: 'There is no text to translate.',
  },
  'language.author.lead': {
    el: 'Όσα γράφουν οι υπεύθυνοι του έργου, στις γλώσσες που έχουν προστεθεί. Όπου λείπει η μετάφραση, εμφανίζονται τα αγγλικά· κι όπου λείπουν και αυτά, τα ελληνικά.',
    en: 'What the people in charge of the project write, in the languages that were added. Where a translation is missing, English is shown; where that is missing too, Greek.',
  },
  'language.author.none': {
    el: 'Δεν έχει προστεθεί άλλη γλώσσα',
    en: 'No other language has been added',
  },
  'language.author.noneText': {
    el: 'Τα ελληνικά και τα αγγλικά γράφονται εκεί όπου γράφεται και το κείμενο. Μια άλλη γλώσσα προστίθεται στα «Κείμενα και γλώσσες».',
    en: 'Greek and English are written where the text itself is. Another language is added in “Texts and languages”.',
  },
  'language.author.allDone': { el: 'Έχουν μεταφραστεί όλα', en: 'Everything is translated' },
  'language.author.allDoneText': {
    el: 'Ό,τι αλλάξει αργότερα θα εμφανιστεί ως «παλιά μετάφραση».',
    en: 'What is changed later will be shown as “out of date”.',
  },
  'language.author.column.what': { el: 'Κείμενο', en: 'Text' },
  'language.author.is.missing': { el: 'Λείπει', en: 'Missing' },
  'language.author.is.old': { el: 'Παλιά μετάφραση', en: 'Out of date' },
  'language.author.is.done': { el: 'Μεταφρασμένο', en: 'Translated' },
  'language.author.state.missing': { el: 'Όσα λείπουν', en: 'Missing' },
  'language.author.state.old': { el: 'Παλιές μεταφράσεις', en: 'Out of date' },
  'language.author.state.done': { el: 'Μεταφρασμένα', en: 'Translated' },
  'language.author.field.title': { el: 'Τίτλος δράσης', en: 'Title of an action' },
  'language.author.field.titleOf': {
    el: 'Τίτλος για: {role}',
    en: 'Title for: {role}',
  },
  'language.author.field.descr': { el: 'Περιγραφή δράσης', en: 'Description of an action' },
  'language.author.field.project': { el: 'Όνομα έργου', en: 'Name of the project' },
  'language.author.field.group': { el: 'Ομάδα δράσεων', en: 'Group of actions' },
  'language.author.field.formLabel': { el: 'Πεδίο φόρμας', en: 'Field of a form' },
  'language.author.field.formHelp': { el: 'Βοήθεια πεδίου', en: 'Help for a field' },
  'language.author.field.formOption': { el: 'Επιλογή φόρμας', en: 'Choice of a form' },
  'language.author.field.checklist': { el: 'Γραμμή λίστας εργασιών', en: 'Line of a checklist' },
  'language.author.field.slot': { el: 'Παραδοτέο', en: 'What is handed in' },
  'language.author.field.slotHint': { el: 'Οδηγία παραδοτέου', en: 'Hint for what is handed in' },
  'language.author.field.questTitle': {
    el: 'Τίτλος ερωτηματολογίου',
    en: 'Title of a questionnaire',
  },
  'language.author.field.section': {
    el: 'Ενότητα ερωτηματολογίου',
    en: 'Section of a questionnaire',
  },
  'language.author.field.question': { el: 'Ερώτηση', en: 'Question' },
  'language.author.field.questionHelp': { el: 'Βοήθεια ερώτησης', en: 'Help for a question' },
  'language.author.field.option': { el: 'Επιλογή απάντησης', en: 'Choice of an answer' },
  'language.author.field.row': { el: 'Γραμμή ή στήλη ερώτησης', en: 'Row or column of a question' },
  'language.author.field.scale': { el: 'Κλίμακα', en: 'Scale' },
  'language.author.field.menu': { el: 'Μενού', en: 'Menu' },
  'language.author.field.fieldLabel': { el: 'Πεδίο προφίλ', en: 'Field of the profile' },
  'language.author.field.fieldOption': { el: 'Τιμή πεδίου προφίλ', en: 'Value of a profile field' },
  'language.author.field.profile': { el: 'Τύπος προφίλ', en: 'Type of profile' },
  'language.author.field.contact': { el: 'Επικοινωνία', en: 'Contact' },
  'language.author.field.consent': { el: 'Κείμενο συγκατάθεσης', en: 'Consent text' },
  'language.author.field.band': { el: 'Αποτέλεσμα κλίμακας', en: 'Result of a scale' },
  'language.author.field.applySection': {
    el: 'Ενότητα αίτησης',
    en: 'Section of the application form',
  },
  'language.author.field.applyQuestion': {
    el: 'Ερώτηση αίτησης',
    en: 'Question of the application form',
  },
  'language.author.field.applyHint': {
    el: 'Οδηγία στην αίτηση',
    en: 'Hint of the application form',
  },
  'language.author.field.applyOption': {
    el: 'Επιλογή στην αίτηση',
    en: 'Choice of the application form',
  },
  'language.author.field.applyReason': {
    el: 'Λόγος απόρριψης αίτησης',
    en: 'Reason for a rejection',
  },
  'language.author.field.mailSubject': { el: 'Θέμα μηνύματος', en: 'Subject of a mail' },
  'language.author.field.mailBody': { el: 'Κείμενο μηνύματος', en: 'Text of a mail' },
  'language.author.field.documentTitle': { el: 'Τίτλος εγγράφου', en: 'Title of a document' },
  'language.author.field.documentText': { el: 'Κείμενο εγγράφου', en: 'Text of a document' },
  'language.author.field.queryName': { el: 'Όνομα ερωτήματος', en: 'Name of a query' },
  'language.author.field.queryDescr': {
    el: 'Περιγραφή ερωτήματος',
    en: 'Description of a query',
  },
  'language.author.field.queryParameter': {
    el: 'Παράμετρος ερωτήματος',
    en: 'Parameter of a query',
  },
  'language.author.field.queryColumn': { el: 'Στήλη ερωτήματος', en: 'Column of a query' },
  'language.author.field.reportTitle': { el: 'Τίτλος αναφοράς', en: 'Title of a report' },
  'language.author.field.reportDescr': {
    el: 'Περιγραφή αναφοράς',
    en: 'Description of a report',
  },
  'language.author.field.tileTitle': { el: 'Τίτλος πλακιδίου', en: 'Title of a tile' },
  'language.author.field.tileText': { el: 'Κείμενο πλακιδίου', en: 'Text of a tile' },
  'language.author.field.tileColumn': { el: 'Στήλη πλακιδίου', en: 'Column of a tile' },
  'language.author.field.sheetName': {
    el: 'Όνομα υπολογιστικού φύλλου',
    en: 'Name of a spreadsheet',
  },
  'language.author.field.sheetTab': { el: 'Καρτέλα φύλλου', en: 'Tab of a spreadsheet' },
  'language.author.field.sheetLabel': {
    el: 'Ετικέτα στον υπολογισμό',
    en: 'Label of a calculation',
  },
  'language.author.field.sheetUnit': { el: 'Μονάδα στον υπολογισμό', en: 'Unit of a calculation' },
  'language.author.field.sheetHelp': {
    el: 'Βοήθεια στον υπολογισμό',
    en: 'Help for a calculation',
  },
  'language.author.field.sheetChart': {
    el: 'Διάγραμμα υπολογισμού',
    en: 'Chart of a calculation',
  },
  'language.author.field.viewTitle': { el: 'Τίτλος προβολής', en: 'Title of a view' },
  'language.author.field.viewDescr': { el: 'Περιγραφή προβολής', en: 'Description of a view' },
  'language.author.field.viewText': { el: 'Κείμενο προβολής', en: 'Text of a view' },
  'language.author.field.scriptText': {
    el: 'Πρόταση σεναρίου ολοκλήρωσης',
    en: 'Sentence of a completion script',
  },
  'language.author.sort': { el: 'Είδος', en: 'Kind' },
  'language.author.sort.titleOf': { el: 'Τίτλος για έναν ρόλο', en: 'Title for one role' },
  'language.author.locked': { el: 'Σε άλλο έργο', en: 'In another project' },
  'language.author.was': { el: 'Όπως μεταφράστηκε', en: 'As it was translated' },
  'language.author.keep': {
    el: 'Η μετάφραση ισχύει ακόμη',
    en: 'The translation still holds',
  },
  'language.author.remove': { el: 'Αφαίρεση μετάφρασης', en: 'Remove the translation' },
  'language.author.removed': { el: 'Η μετάφραση αφαιρέθηκε.', en: 'The translation is removed.' },
  'language.author.gone': { el: 'χωρίς μετάφραση', en: 'no translation' },
  'language.author.history.of': {
    el: 'Μετάφραση του: {text}',
    en: 'Translation of: {text}',
  },
  'language.author.saved': { el: 'Η μετάφραση αποθηκεύτηκε.', en: 'The translation is saved.' },
  'language.author.ofAll': { el: 'Όλα τα κείμενα του έργου', en: 'All texts of the project' },
  'language.author.translations': { el: 'Μεταφράσεις', en: 'Translations' },
})
