import { defineTexts } from '../core/define-texts.ts'

/** What is said of spreadsheets where they are listed and refused. */
export const spreadsheetsTexts = defineTexts({
  'route.root.defaultlayout.project.admin.spreadsheets.title': {
    el: 'Υπολογιστικά φύλλα',
    en: 'Spreadsheets',
  },
  'route.root.defaultlayout.project.admin.spreadsheets.edit.title': {
    el: 'Υπολογιστικό φύλλο',
    en: 'Spreadsheet',
  },
  'route.root.defaultlayout.project.calculators.title': { el: 'Υπολογισμοί', en: 'Calculators' },
  'route.root.defaultlayout.project.calculators.one.title': { el: 'Υπολογισμός', en: 'Calculator' },
  'activity.spreadsheets.added': {
    el: '{who} πρόσθεσε ένα υπολογιστικό φύλλο',
    en: '{who} added a spreadsheet',
  },
  'activity.spreadsheets.versionAdded': {
    el: '{who} ανέβασε νέα έκδοση υπολογιστικού φύλλου',
    en: '{who} uploaded a new version of a spreadsheet',
  },
  'activity.spreadsheets.saved': {
    el: '{who} άλλαξε τις ρυθμίσεις ενός υπολογιστικού φύλλου',
    en: '{who} changed the settings of a spreadsheet',
  },
  'activity.spreadsheets.restored': {
    el: '{who} επανέφερε παλαιότερη έκδοση υπολογιστικού φύλλου',
    en: '{who} restored an earlier version of a spreadsheet',
  },
  'activity.spreadsheets.deleted': {
    el: '{who} διέγραψε ένα υπολογιστικό φύλλο',
    en: '{who} deleted a spreadsheet',
  },
  'activity.spreadsheets.inputsSaved': {
    el: '{who} συμπλήρωσε στον υπολογισμό «{action}» για {whom}',
    en: '{who} filled in the calculator “{action}” for {whom}',
  },
  'activity.spreadsheets.inputsSaved.self': {
    el: '{who} συμπλήρωσε στον υπολογισμό «{action}»',
    en: '{who} filled in the calculator “{action}”',
  },
  'activity.spreadsheets.scenarioSaved': {
    el: '{who} κράτησε ένα σενάριο υπολογισμού',
    en: '{who} kept a scenario of a calculator',
  },
  'activity.spreadsheets.scenarioDeleted': {
    el: '{who} διέγραψε ένα σενάριο υπολογισμού',
    en: '{who} deleted a scenario of a calculator',
  },
  'rule.type': { el: 'Η τιμή δεν ταιριάζει στο κελί.', en: 'The value does not suit the cell.' },
  'rule.cell_address': { el: 'Γράψτε ένα κελί, όπως B3.', en: 'Write a cell, such as B3.' },
  'rule.cell_area': {
    el: 'Γράψτε μια περιοχή κελιών, όπως A1:F20.',
    en: 'Write an area of cells, such as A1:F20.',
  },
  'rule.value_name': {
    el: 'Ένα όνομα αρχίζει με γράμμα και έχει μόνο γράμματα, ψηφία και _.',
    en: 'A name begins with a letter and has only letters, digits and _.',
  },
  'rule.unknown_sheet': {
    el: 'Το αρχείο δεν έχει τέτοιο φύλλο.',
    en: 'The file has no such sheet.',
  },
  'rule.not_administered': {
    el: 'Μπορείτε να μοιράζεστε μόνο με έργα των οποίων γράφετε τις δράσεις.',
    en: 'You can share only with projects whose actions you write.',
  },
  'rule.spreadsheet_used': {
    el: 'Χρησιμοποιείται, γι’ αυτό δεν διαγράφεται ούτε αφαιρείται από έργο που το χρησιμοποιεί.',
    en: 'It is used, so it can neither be deleted nor taken from a project that uses it.',
  },
  'rule.sheet_too_heavy': {
    el: 'Ο υπολογισμός κρατά πολύ. Απλουστεύστε το αρχείο.',
    en: 'The calculation takes too long. Make the file simpler.',
  },
  'rule.calculator_not_shared': {
    el: 'Στη δράση αυτή συμπληρώνει μόνο ο ωφελούμενος.',
    en: 'In this action only the mentee fills in.',
  },
  'rule.calculator_input': {
    el: 'Συμπληρώστε στον υπολογισμό: «{label}».',
    en: 'Fill in the calculator: “{label}”.',
  },
  'rule.calculator_untouched': {
    el: 'Βάλτε τα δικά σας στοιχεία στον υπολογισμό: όσα δείχνει τώρα είναι του παραδείγματος.',
    en: 'Put your own values into the calculator: what it shows now is the example’s.',
  },
  'rule.calculator_missing': {
    el: 'Επιλέξτε υπολογιστικό φύλλο για τη δράση.',
    en: 'Choose a spreadsheet for the action.',
  },
  'rule.too_many_scenarios': {
    el: 'Έχετε ήδη είκοσι σενάρια. Διαγράψτε ένα πρώτα.',
    en: 'You already have twenty scenarios. Delete one first.',
  },
})
