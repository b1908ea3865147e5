import { defineTexts } from '../core/define-texts.ts'

/** What authors read where they write what an action asks by its type. */
export const typesTexts = defineTexts({
  'actions.types.tab': { el: 'Τι ζητά', en: 'What it asks for' },
  'actions.types.readingLead': {
    el: 'Ο ωφελούμενος σημειώνεται ότι διάβασε το κείμενο όταν φτάσει στο τέλος του, και η δράση ολοκληρώνεται.',
    en: 'The mentee is recorded as having read the text once they reach its end, which completes the action.',
  },
  'actions.types.readingConfirm': {
    el: 'Να το δηλώνει με το κουμπί «Το διάβασα»',
    en: 'They say so with the button “I have read it”',
  },
  'actions.types.readingAgain': {
    el: 'Όσοι διάβασαν προηγούμενο κείμενο να διαβάσουν και αυτό',
    en: 'Those who have read an earlier text have to read this one too',
  },
  'actions.types.checklist': { el: 'Λίστα εργασιών', en: 'Checklist' },
  'actions.types.checklistNone': {
    el: 'Χωρίς λίστα: η εργασία ολοκληρώνεται με ένα κουμπί. Προσθέστε γραμμές για να φαίνεται η πρόοδος.',
    en: 'Without a checklist the task is completed by one button. Add lines to see how it comes along.',
  },
  'actions.types.item': { el: 'Γραμμή {place}', en: 'Line {place}' },
  'actions.types.itemText': { el: 'Τι πρέπει να γίνει', en: 'What has to be done' },
  'actions.types.required': { el: 'Απαραίτητο για την ολοκλήρωση', en: 'Needed for completion' },
  'actions.types.addItem': { el: 'Νέα γραμμή', en: 'Add a line' },
  'actions.types.document': { el: 'Έγγραφα που ζητούνται', en: 'Documents that are asked for' },
  'actions.types.documentNone': {
    el: 'Δεν ζητείται ακόμη κανένα έγγραφο.',
    en: 'No document is asked for yet.',
  },
  'actions.types.documentAdd': { el: 'Νέο έγγραφο', en: 'Add a document' },
  'actions.types.evidence': { el: 'Αποδεικτικά', en: 'Evidence' },
  'actions.types.evidenceNone': {
    el: 'Δεν ζητείται αποδεικτικό. Μπορείτε να ζητήσετε σημείωση, σύνδεσμο ή αρχείο.',
    en: 'No evidence is asked for. You can ask for a note, a link or a file.',
  },
  'actions.types.evidenceAdd': { el: 'Νέο αποδεικτικό', en: 'Ask for evidence' },
  'actions.types.slot': { el: 'Κατάθεση {place}', en: 'Submission {place}' },
  'actions.types.slotLabel': { el: 'Όνομα', en: 'Name' },
  'actions.types.slotHint': { el: 'Οδηγίες', en: 'Instructions' },
  'actions.types.slotItem': {
    el: 'Για ποια γραμμή της λίστας',
    en: 'For which line of the checklist',
  },
  'actions.types.slotWhole': { el: 'Για όλη την εργασία', en: 'For the whole task' },
  'actions.types.takes': { el: 'Κατατίθεται ως', en: 'Handed in as' },
  'actions.types.takes.file': { el: 'Αρχείο', en: 'File' },
  'actions.types.takes.link': { el: 'Σύνδεσμος', en: 'Link' },
  'actions.types.takes.note': { el: 'Σημείωση', en: 'Note' },
  'actions.types.takesNone': {
    el: 'Επιλέξτε τουλάχιστον μία μορφή.',
    en: 'Choose one form at least.',
  },
  'actions.types.fileKinds': {
    el: 'Είδη αρχείων (κανένα: όλα τα είδη)',
    en: 'Kinds of file (none: any)',
  },
  'actions.types.maxFiles': { el: 'Αρχεία το πολύ', en: 'Files at most' },
  'actions.types.maxMb': { el: 'Μέγεθος κάθε αρχείου το πολύ', en: 'Size of each file at most' },
  'actions.types.template': { el: 'Έντυπο για συμπλήρωση', en: 'Form to fill in' },
  'actions.types.templateRemove': { el: 'Αφαίρεση', en: 'Remove' },
  'actions.types.slotRequired': {
    el: 'Απαραίτητο για την ολοκλήρωση',
    en: 'Needed for completion',
  },
  'actions.types.review': {
    el: 'Να το ελέγχει ο μέντορας: μετρά μόλις γίνει δεκτό',
    en: 'The mentor looks at it: it counts once it is accepted',
  },
  'actions.types.acceptCompletes': {
    el: 'Η δράση να ολοκληρώνεται όταν γίνει δεκτό ό,τι έλειπε τελευταίο',
    en: 'The action is completed once what was missing last is accepted',
  },
})
