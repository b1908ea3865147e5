import { defineTexts } from '../core/define-texts.ts'

/** The results of questionnaires: in numbers, of one person, together, and as a file. */
export const resultsTexts = defineTexts({
  'results.title': { el: 'Αποτελέσματα ερωτηματολογίων', en: 'Results of questionnaires' },
  'results.lead': {
    el: 'Πόσοι απάντησαν σε κάθε ερωτηματολόγιο, από όσους βλέπετε.',
    en: 'How many of the people you see have answered each questionnaire.',
  },
  'results.search': { el: 'Αναζήτηση ερωτηματολογίου', en: 'Search questionnaires' },
  'results.none': {
    el: 'Καμία δράση δεν έχει ερωτηματολόγιο.',
    en: 'No action asks a questionnaire.',
  },
  'results.noneText': {
    el: 'Μόλις μια δράση αποκτήσει ερωτηματολόγιο, τα αποτελέσματά του θα είναι εδώ.',
    en: 'Once an action asks a questionnaire, its results will be here.',
  },
  'results.quest': { el: 'Ερωτηματολόγιο', en: 'Questionnaire' },
  'results.finished': { el: 'Ολοκληρώθηκαν', en: 'Finished' },
  'results.running': { el: 'Σε εξέλιξη', en: 'Under way' },
  'results.expired': { el: 'Έληξαν', en: 'Expired' },
  'results.last': { el: 'Τελευταία ολοκλήρωση', en: 'Last finished' },
  'results.state.finished': { el: 'Ολοκληρωμένο', en: 'Finished' },
  'results.state.expired': { el: 'Έληξε', en: 'Expired' },
  'results.state.started': { el: 'Σε εξέλιξη', en: 'Under way' },
  'results.state.paused': { el: 'Σε παύση', en: 'Paused' },
  'results.state.notStarted': { el: 'Δεν άρχισε', en: 'Not started' },

  'results.back': { el: 'Όλα τα ερωτηματολόγια', en: 'All questionnaires' },
  'results.toQuest': { el: 'Αποτελέσματα του ερωτηματολογίου', en: 'Results of the questionnaire' },
  'results.toPerson': { el: 'Η καρτέλα του προσώπου', en: "The person's record" },
  'results.toCombined': { el: 'Συνδυαστική αναφορά', en: 'Combined report' },
  'results.toSet': { el: 'Όλες οι απαντήσεις', en: 'All answers' },
  'results.ofAction_one': {
    el: 'Αποτελέσματα ({number} απάντηση)',
    en: 'Results ({number} answer)',
  },
  'results.ofAction_other': {
    el: 'Αποτελέσματα ({number} απαντήσεις)',
    en: 'Results ({number} answers)',
  },
  'results.print': { el: 'Εκτύπωση', en: 'Print' },
  'results.action': { el: 'Δράση', en: 'Action' },
  'results.action.all': { el: 'Όλες οι δράσεις', en: 'All actions' },
  'results.state': { el: 'Κατάσταση', en: 'State' },
  'results.state.all': { el: 'Ολοκληρωμένα και ληγμένα', en: 'Finished and expired' },
  'results.state.onlyFinished': { el: 'Ολοκληρωμένα', en: 'Finished' },
  'results.state.onlyExpired': { el: 'Ληγμένα', en: 'Expired' },
  'results.state.onlyRunning': { el: 'Σε εξέλιξη', en: 'Under way' },
  'results.state.every': { el: 'Όλες οι καταστάσεις', en: 'All states' },
  'results.version': { el: 'Έκδοση', en: 'Version' },
  'results.version.of': { el: 'Έκδοση {version}', en: 'Version {version}' },
  'results.counted_one': {
    el: 'Μετρά {number} ερωτηματολόγιο.',
    en: '{number} questionnaire is counted.',
  },
  'results.counted_other': {
    el: 'Μετρούν {number} ερωτηματολόγια.',
    en: '{number} questionnaires are counted.',
  },
  'results.byLink_one': {
    el: '{number} από αυτά δόθηκε με σύνδεσμο, χωρίς λογαριασμό.',
    en: '{number} of them was given by a link, without an account.',
  },
  'results.byLink_other': {
    el: '{number} από αυτά δόθηκαν με σύνδεσμο, χωρίς λογαριασμό.',
    en: '{number} of them were given by a link, without an account.',
  },
  'results.holder': { el: 'Με σύνδεσμο ({id})', en: 'By a link ({id})' },
  'results.noneCounted': {
    el: 'Κανείς δεν έχει απαντήσει ακόμη με αυτά τα φίλτρα.',
    en: 'Nobody has answered yet with these filters.',
  },
  'results.noneCountedText': {
    el: 'Αλλάξτε δράση ή κατάσταση, ή δείτε ποιοι έχουν αρχίσει.',
    en: 'Change the action or the state, or see who has begun.',
  },
  'results.tabs': { el: 'Αποτελέσματα', en: 'Results' },
  'results.tab.questions': { el: 'Ανά ερώτηση', en: 'By question' },
  'results.tab.people': { el: 'Ανά πρόσωπο', en: 'By person' },
  'results.questions': { el: 'Ερωτήσεις', en: 'Questions' },
  'results.answered_one': { el: '{number} απάντηση', en: '{number} answer' },
  'results.answered_other': { el: '{number} απαντήσεις', en: '{number} answers' },
  'results.option': { el: 'Επιλογή', en: 'Option' },
  'results.value': { el: 'Τιμή', en: 'Value' },
  'results.item': { el: 'Στοιχείο', en: 'Item' },
  'results.count': { el: 'Πλήθος', en: 'Number' },
  'results.share': { el: 'Ποσοστό', en: 'Share' },
  'results.mean': { el: 'Μέσος όρος', en: 'Mean' },
  'results.range': { el: 'Εύρος', en: 'Range' },
  'results.numbers': {
    el: 'Μέσος όρος {mean}, από {low} έως {high}.',
    en: 'Mean {mean}, from {low} to {high}.',
  },
  'results.fromTo': { el: '{from} – {to}', en: '{from} – {to}' },
  'results.wholeTable': { el: 'Πίνακας: {title}', en: 'Table: {title}' },
  'results.texts.show': { el: 'Κείμενα που γράφτηκαν', en: 'What was written' },
  'results.files.show': { el: 'Αρχεία που ανέβηκαν', en: 'Files that were uploaded' },
  'results.signatures.show': { el: 'Υπογραφές', en: 'Signatures' },
  'results.texts.none': { el: 'Δεν γράφτηκε κανένα κείμενο.', en: 'Nothing was written.' },
  'results.texts.pages': { el: 'Σελίδες κειμένων: {title}', en: 'Pages of texts: {title}' },
  'results.uncountable': {
    el: 'Οι απαντήσεις φαίνονται στα αποτελέσματα κάθε προσώπου.',
    en: "The answers are in each person's results.",
  },
  'results.scales': { el: 'Κλίμακες', en: 'Scales' },
  'results.scale': { el: 'Κλίμακα', en: 'Scale' },
  'results.scale.people_one': {
    el: '{number} άτομο, μέσος όρος {mean}',
    en: '{number} person, mean {mean}',
  },
  'results.scale.people_other': {
    el: '{number} άτομα, μέσος όρος {mean}',
    en: '{number} people, mean {mean}',
  },
  'results.scale.limits': {
    el: '(δυνατά όρια {low} – {high})',
    en: '(possible range {low} – {high})',
  },
  'results.scale.score': { el: '{score} από {high}', en: '{score} of {high}' },
  'results.scale.from': { el: 'από {low} έως {high}', en: 'from {low} to {high}' },
  'results.scale.noScore': {
    el: 'Χωρίς βαθμό: απαντήθηκαν {answered} από {items}.',
    en: 'No score: {answered} of {items} were answered.',
  },
  'results.band': { el: 'Ζώνη', en: 'Band' },

  'results.people': { el: 'Όσοι απάντησαν', en: 'Who answered' },
  'results.people.name': { el: 'Ονοματεπώνυμο', en: 'Name' },
  'results.people.finished': { el: 'Ολοκλήρωση', en: 'Finished' },
  'results.people.search': { el: 'Αναζήτηση προσώπου', en: 'Search people' },
  'results.people.none': { el: 'Κανείς δεν έχει αρχίσει.', en: 'Nobody has begun.' },

  'results.set.finished': { el: 'Ολοκληρώθηκε {at}', en: 'Finished {at}' },
  'results.set.unfinished': {
    el: 'Δεν έχει ολοκληρωθεί: βλέπετε τις απαντήσεις ως τώρα.',
    en: 'Not finished: you see the answers so far.',
  },
  'results.set.late_one': {
    el: '{number} απάντηση ήρθε μετά τη λήξη και δεν μετρά.',
    en: '{number} answer came after the deadline and does not count.',
  },
  'results.set.late_other': {
    el: '{number} απαντήσεις ήρθαν μετά τη λήξη και δεν μετρούν.',
    en: '{number} answers came after the deadline and do not count.',
  },
  'results.set.answers': { el: 'Απαντήσεις', en: 'Answers' },
  'results.set.noAnswers': { el: 'Δεν υπάρχουν απαντήσεις.', en: 'There are no answers.' },

  'results.combined.title': { el: 'Συνδυαστική αναφορά', en: 'Combined report' },
  'results.combined.of': { el: 'Συνδυαστική αναφορά: {name}', en: 'Combined report: {name}' },
  'results.combined.lead': {
    el: 'Διαλέξτε τις δράσεις που θα συγκριθούν, με τη σειρά του προγράμματος.',
    en: 'Choose the actions to compare, in the order of the programme.',
  },
  'results.combined.choose': {
    el: 'Δράσεις με ερωτηματολόγιο',
    en: 'Actions with a questionnaire',
  },
  'results.combined.withAnswers': { el: 'Με όλες τις απαντήσεις', en: 'With all answers' },
  'results.combined.nothing': { el: 'Δεν έχει διαλεχτεί δράση.', en: 'No action is chosen.' },
  'results.combined.unfinished': {
    el: 'Καμία από αυτές τις δράσεις δεν έχει ολοκληρωμένο ερωτηματολόγιο.',
    en: 'None of these actions has a finished questionnaire.',
  },
  'results.combined.compare': { el: 'Από την αρχή ως το τέλος', en: 'From start to end' },
  'results.combined.change': { el: 'Μεταβολή', en: 'Change' },
  'results.combined.up': { el: 'άνοδος {by}', en: 'up {by}' },
  'results.combined.down': { el: 'πτώση {by}', en: 'down {by}' },
  'results.combined.same': { el: 'καμία μεταβολή', en: 'no change' },
  'results.combined.group_one': {
    el: 'Μέσος όρος από {from} σε {to}, για {number} άτομο με βαθμό και στα δύο: {risen} ανέβηκαν, {fallen} έπεσαν.',
    en: 'Mean from {from} to {to}, of {number} person with a score in both: {risen} rose, {fallen} fell.',
  },
  'results.combined.group_other': {
    el: 'Μέσος όρος από {from} σε {to}, για {number} άτομα με βαθμό και στα δύο: {risen} ανέβηκαν, {fallen} έπεσαν.',
    en: 'Mean from {from} to {to}, of {number} people with a score in both: {risen} rose, {fallen} fell.',
  },
  'results.combined.noScales': {
    el: 'Τα ερωτηματολόγια αυτά δεν έχουν κλίμακες με βαθμό.',
    en: 'These questionnaires have no scales with a score.',
  },

  'results.export.title': { el: 'Εξαγωγή απαντήσεων', en: 'Export answers' },
  'results.export.lead_one': {
    el: 'Θα εξαχθεί {number} ερωτηματολόγιο, με τα φίλτρα που ισχύουν τώρα.',
    en: '{number} questionnaire will be exported, with the filters that are on now.',
  },
  'results.export.lead_other': {
    el: 'Θα εξαχθούν {number} ερωτηματολόγια, με τα φίλτρα που ισχύουν τώρα.',
    en: '{number} questionnaires will be exported, with the filters that are on now.',
  },
  'results.export.layout': { el: 'Διάταξη', en: 'Layout' },
  'results.export.layout.wide': {
    el: 'Μία γραμμή ανά πρόσωπο, μία στήλη ανά ερώτηση',
    en: 'A row per person, a column per question',
  },
  'results.export.layout.long': { el: 'Μία γραμμή ανά απάντηση', en: 'A row per answer' },
  'results.export.progress': {
    el: '{done} από {total} ερωτηματολόγια',
    en: '{done} of {total} questionnaires',
  },
  'results.export.fileName': { el: 'απαντήσεις', en: 'answers' },
  'results.export.sheet': { el: 'Απαντήσεις', en: 'Answers' },
  'results.export.question': { el: 'Ερώτηση', en: 'Question' },
  'results.export.answer': { el: 'Απάντηση', en: 'Answer' },
  'results.export.text': { el: '{choice} (κείμενο)', en: '{choice} (text)' },
  'results.export.finished': { el: 'Ολοκλήρωση', en: 'Finished' },
  'results.export.score': { el: 'Βαθμός: {scale}', en: 'Score: {scale}' },
  'results.export.band': { el: 'Ζώνη: {scale}', en: 'Band: {scale}' },
  'route.root.defaultlayout.project.questresults.title': {
    el: 'Αποτελέσματα ερωτηματολογίων',
    en: 'Results of questionnaires',
  },
  'route.root.defaultlayout.project.questresults.purpose': {
    el: 'Τι απάντησαν οι ωφελούμενοι σε κάθε ερωτηματολόγιο.',
    en: 'What mentees answered in each questionnaire.',
  },
  'route.root.defaultlayout.project.questresults.quest.title': {
    el: 'Αποτελέσματα ερωτηματολογίου',
    en: 'Results of a questionnaire',
  },
  'route.root.defaultlayout.project.questresults.quest.purpose': {
    el: 'Οι απαντήσεις σε κάθε ερώτηση, με αριθμούς.',
    en: 'The answers to each question, in numbers.',
  },
  'route.root.defaultlayout.project.questresults.set.title': {
    el: 'Αποτελέσματα ενός προσώπου',
    en: 'Results of one person',
  },
  'route.root.defaultlayout.project.questresults.set.purpose': {
    el: 'Οι κλίμακες και οι απαντήσεις ενός προσώπου.',
    en: "One person's scales and answers.",
  },
  'route.root.defaultlayout.project.combinedresults.title': {
    el: 'Συνδυαστική αναφορά',
    en: 'Combined report',
  },
  'route.root.defaultlayout.project.combinedresults.purpose': {
    el: 'Τα αποτελέσματα πολλών ερωτηματολογίων μαζί, για εκτύπωση.',
    en: 'The results of several questionnaires together, for printing.',
  },
})
