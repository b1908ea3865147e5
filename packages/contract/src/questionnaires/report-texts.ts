import { defineTexts } from '../core/define-texts.ts'

/** Reports: which results are read together, and what of them. */
export const reportTexts = defineTexts({
  'results.report': { el: 'Αναφορά', en: 'Report' },
  'results.report.none': { el: 'Καμία: όλα όσα επιλέγετε', en: 'None: all that you choose' },
  'results.report.new': { el: 'Νέα αναφορά από αυτά', en: 'New report of these' },
  'results.report.edit': { el: 'Επεξεργασία αναφοράς', en: 'Edit the report' },
  'results.report.remove': { el: 'Διαγραφή αναφοράς', en: 'Delete the report' },
  'results.report.actions_one': {
    el: 'Η αναφορά έχει τα αποτελέσματα της δράσης που έχει διαλεχτεί.',
    en: 'The report has the results of the action that is chosen.',
  },
  'results.report.actions_other': {
    el: 'Η αναφορά έχει τα αποτελέσματα των {count} δράσεων που έχουν διαλεχτεί.',
    en: 'The report has the results of the {count} actions that are chosen.',
  },
  'results.report.title': { el: 'Τίτλος αναφοράς', en: 'Title of the report' },
  'results.report.lead': { el: 'Τι λέει στην αρχή', en: 'What it says first' },
  'results.report.parts': { el: 'Τι δείχνει', en: 'What it shows' },
  'results.report.part.scales': { el: 'Μόνο κλίμακες', en: 'Scales alone' },
  'results.report.part.answers': { el: 'Μόνο απαντήσεις', en: 'Answers alone' },
  'results.report.part.both': { el: 'Κλίμακες και απαντήσεις', en: 'Scales and answers' },
  'results.report.save': { el: 'Αποθήκευση αναφοράς', en: 'Save the report' },
  'results.report.saved': { el: 'Η αναφορά αποθηκεύτηκε', en: 'The report was saved' },
  'results.report.removed': {
    el: 'Διαγράφηκε η αναφορά «{title}»',
    en: 'Deleted the report “{title}”',
  },
})
