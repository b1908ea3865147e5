import { defineTexts } from '../core/define-texts.ts'

/** What staff read while they review applications; exact texts are those of the specification. */
export const reviewTexts = defineTexts({
  'rule.move_leads_nowhere': {
    el: 'Η αίτηση δεν μπορεί να μετακινηθεί από εδώ προς τα εκεί.',
    en: 'The application cannot be moved that way from where it is.',
  },
  'rule.application_absent': {
    el: 'Το έργο δεν έχει τέτοια αίτηση.',
    en: 'The project has no such application.',
  },
  'rule.moved_meanwhile': {
    el: 'Η αίτηση μετακινήθηκε στο μεταξύ από άλλο άτομο.',
    en: 'Somebody else has moved the application meanwhile.',
  },
  'rule.selected_already': {
    el: 'Του ίδιου προσώπου έχει επιλεγεί ήδη η αίτηση {protocol}.',
    en: 'Application {protocol} of the same person is selected already.',
  },
  'rule.same_afm': {
    el: 'Τον ΑΦΜ της αίτησης έχει ήδη μέλος του έργου: {name}.',
    en: 'A member of the project has the tax number of the application already: {name}.',
  },
  'applications.sameAfm': {
    el: 'Ο ΑΦΜ ανήκει ήδη σε μέλος του έργου. Είναι το ίδιο πρόσωπο;',
    en: 'A member of the project has the tax number already. Is it the same person?',
  },
  'applications.sameAfm.yes': { el: 'Ναι, επιλογή ως μέλος', en: 'Yes, select as that member' },
  'rule.number_kept': {
    el: 'Το πρόσωπο είχε ήδη άλλον αριθμό αίτησης στο έργο, που έμεινε όπως είναι.',
    en: 'This person had another application number in the project already, which stays.',
  },
  'rule.member_otherwise': {
    el: 'Το πρόσωπο ανήκει ήδη στο έργο με άλλον ρόλο. Δώστε πρώτα στο πρόσωπο τον ρόλο «Ωφελούμενος» και επιλέξτε ξανά την αίτηση.',
    en: 'This person belongs to the project in another role already. Give them the role of mentee first, and select the application again.',
  },
  'applications.noPersonYet': {
    el: 'Το πρόσωπο ανήκει σε άλλο έργο και έχει προσκληθεί: θα εμφανιστεί εδώ μόλις δεχτεί την πρόσκληση.',
    en: 'This person belongs to another project and was invited: they are shown here once they accept.',
  },
  'rule.no_such_question': {
    el: 'Το έντυπο της αίτησης δεν έχει τέτοια ερώτηση.',
    en: 'The form of the application has no such question.',
  },
  'rule.not_an_applicant': {
    el: 'Αλλαγές ζητούνται μόνο όσο η αίτηση δεν έχει αξιολογηθεί.',
    en: 'Changes are asked for only until the application has been assessed.',
  },
  'rule.nothing_missing': {
    el: 'Δεν λείπει κανένα έγγραφο από την αίτηση.',
    en: 'No document of the application is missing.',
  },
  'applications.call.faults': {
    el: 'Έλεγχοι της φόρμας που δεν απαντούν: οι αιτήσεις δεν υποβάλλονται',
    en: 'Validators of the form that give no answer: applications are not taken in',
  },
  'applications.fault.time': { el: 'δεν τελειώνει', en: 'does not end' },
  'applications.fault.memory': { el: 'ζητά πολλή μνήμη', en: 'asks for too much memory' },
  'applications.fault.depth': {
    el: 'καλεί τον εαυτό του χωρίς τέλος',
    en: 'calls itself without end',
  },
  'applications.fault.error': { el: 'σφάλμα', en: 'fails' },
  'applications.fault.result': { el: 'δεν επιστρέφει αριθμό', en: 'returns no number' },
  'applications.fault.times_one': { el: '{count} φορά, {date}', en: '{count} time, {date}' },
  'applications.fault.times_other': {
    el: '{count} φορές, τελευταία {date}',
    en: '{count} times, the last on {date}',
  },
  'applications.changesWanted': {
    el: 'Ελέγξτε και συμπληρώστε την αίτησή σας.',
    en: 'Look through your application and complete it.',
  },
  'activity.applications.registrationAsked': {
    el: 'Ζητήθηκε λογαριασμός για αίτηση',
    en: 'An account was asked for, to apply with',
  },
  'activity.applications.registered': {
    el: '{who} δημιούργησε λογαριασμό για αίτηση',
    en: '{who} made an account to apply with',
  },
  'activity.applications.draftSaved': {
    el: 'Αποθηκεύτηκε αίτηση για αργότερα',
    en: 'An application was kept for later',
  },
  'activity.applications.draftDiscarded': {
    el: 'Διαγράφηκε αίτηση που δεν είχε υποβληθεί',
    en: 'An application that was not handed in was removed',
  },
  'activity.applications.withdrawn': {
    el: 'Αποσύρθηκε αίτηση',
    en: 'An application was withdrawn',
  },
  'activity.applications.documentStarted': {
    el: 'Ξεκίνησε αποστολή εγγράφου αίτησης',
    en: 'A document of an application was begun',
  },
  'activity.applications.documentPartUploaded': {
    el: 'Ήρθε μέρος εγγράφου αίτησης',
    en: 'A part of a document of an application came',
  },
  'activity.applications.documentUploaded': {
    el: 'Προστέθηκε έγγραφο σε αίτηση',
    en: 'A document was added to an application',
  },
  'activity.applications.documentRemoved': {
    el: 'Αφαιρέθηκε έγγραφο από αίτηση',
    en: 'A document was removed from an application',
  },
  'activity.applications.documentRead': {
    el: '{who} άνοιξε έγγραφο αίτησης',
    en: '{who} opened a document of an application',
  },
  'activity.applications.reminded': {
    el: '{who} έστειλε υπενθύμιση για έγγραφα αίτησης',
    en: '{who} sent a reminder of documents of an application',
  },
  'activity.applications.reminded.self': {
    el: '{who} έστειλε υπενθύμιση για έγγραφα αίτησης',
    en: '{who} sent a reminder of documents of an application',
  },
  'activity.applications.submitted': {
    el: 'Υποβλήθηκε αίτηση',
    en: 'An application was submitted',
  },
  'activity.applications.changed': {
    el: 'Υποβλήθηκαν αλλαγές σε αίτηση',
    en: 'Changes to an application were submitted',
  },
  'activity.applications.moved': {
    el: '{who} μετακίνησε αίτηση για {whom}',
    en: '{who} moved an application of {whom}',
  },
  'activity.applications.moved.self': {
    el: '{who} μετακίνησε αίτηση',
    en: '{who} moved an application',
  },
  'activity.applications.changesAsked': {
    el: '{who} ζήτησε αλλαγές σε αίτηση',
    en: '{who} asked for changes to an application',
  },
  'activity.applications.callSet': {
    el: '{who} άλλαξε την πρόσκληση για αιτήσεις',
    en: '{who} changed the call for applications',
  },
  'rule.two_reviewers': {
    el: 'Δύο άλλοι έχουν ήδη βαθμολογήσει αυτή την αίτηση.',
    en: 'Two others have scored this application already.',
  },
  'rule.not_scorable': {
    el: 'Βαθμολογούνται αιτήσεις που δεν έχουν επιλεγεί ούτε απορριφθεί.',
    en: 'Applications are scored until they are selected or rejected.',
  },
  'rule.no_criteria': {
    el: 'Το πρόγραμμα δεν έχει ορίσει κριτήρια.',
    en: 'The programme has set no criteria.',
  },
  'rule.points': {
    el: 'Δώστε βαθμό σε κάθε κριτήριο, έως τους μέγιστους βαθμούς του.',
    en: 'Give points for each criterion, up to its maximum.',
  },
  'rule.criteria_used': {
    el: 'Υπάρχουν ήδη βαθμολογίες: κλειδιά, βάρη και μέγιστοι βαθμοί των κριτηρίων μένουν όπως είναι.',
    en: 'There are scores already: keys, weights and maximum points of the criteria stay as they are.',
  },
  'activity.applications.rulesSet': {
    el: '{who} άλλαξε τους κανόνες αξιολόγησης αιτήσεων',
    en: '{who} changed the rules for assessing applications',
  },
  'activity.applications.scored': {
    el: '{who} βαθμολόγησε αίτηση',
    en: '{who} scored an application',
  },
  'activity.applications.noteAdded': {
    el: '{who} έγραψε σημείωση σε αίτηση',
    en: '{who} wrote a note about an application',
  },
  'activity.applications.noteRemoved': {
    el: '{who} αφαίρεσε σημείωση από αίτηση',
    en: '{who} removed a note about an application',
  },
  'applications.title': { el: 'Αιτήσεις', en: 'Applications' },
  'applications.lead': {
    el: 'Αξιολογήστε τις αιτήσεις με τη σειρά που ήρθαν: επιλέξιμες, επιλεγμένες, ή απόρριψη με τον λόγο της.',
    en: 'Assess applications in the order in which they came: eligible, selected, or rejected with the reason.',
  },
  'applications.group': { el: 'Κατάσταση', en: 'Status' },
  'applications.group.drafts': { el: 'Πρόχειρες ({number})', en: 'Drafts ({number})' },
  'applications.drafts': {
    el: 'Αιτήσεις που δεν έχουν υποβληθεί',
    en: 'Applications that are not handed in',
  },
  'applications.drafts.text': {
    el: 'Όσα γράφονται σε μια πρόχειρη αίτηση τα βλέπουν μόνο όσοι έχουν τον σύνδεσμό της: εδώ φαίνεται πόσο έχει προχωρήσει. Δεν έχει αριθμό πρωτοκόλλου ούτε θέση, και δεν μετακινείται. Αν πολλές μένουν στη μέση, δώστε περισσότερο χρόνο στην πρόσκληση.',
    en: 'What a draft says is seen only by whoever has its link: here is how far it is. It has no protocol number and no place, and cannot be moved. Where many stop half way, give the call more time.',
  },
  'applications.drafts.none': {
    el: 'Καμία αίτηση δεν περιμένει να υποβληθεί.',
    en: 'No application waits to be handed in.',
  },
  'applications.drafts.open': { el: 'Δείτε τες σε λίστα', en: 'See them as a list' },
  'applications.drafts.saved': { el: 'Τελευταία αποθήκευση', en: 'Last saved' },
  'applications.drafts.age_one': { el: 'πριν από {count} ημέρα', en: '{count} day ago' },
  'applications.drafts.age_other': { el: 'πριν από {count} ημέρες', en: '{count} days ago' },
  'applications.drafts.today': { el: 'σήμερα', en: 'today' },
  'applications.drafts.answered': { el: 'Απαντήσεις', en: 'Answers' },
  'applications.drafts.of': { el: '{number} από {of}', en: '{number} of {of}' },
  'applications.drafts.documents': { el: 'Έγγραφα', en: 'Documents' },
  'applications.drafts.until': { el: 'Διατηρείται έως', en: 'Kept until' },
  'applications.group.applicants': { el: 'Αιτούντες ({number})', en: 'Applicants ({number})' },
  'applications.group.eligible': { el: 'Επιλέξιμοι ({number})', en: 'Eligible ({number})' },
  'applications.group.selected': { el: 'Επιλεγμένοι ({number})', en: 'Selected ({number})' },
  'applications.group.rejected': { el: 'Απορριφθέντες ({number})', en: 'Rejected ({number})' },
  'applications.status.1': { el: 'Νέα', en: 'New' },
  'applications.status.100': { el: 'Νέα, με αλλαγές', en: 'New, with changes' },
  'applications.status.2': { el: 'Επιλέξιμη', en: 'Eligible' },
  'applications.status.3': { el: 'Επιλεγμένη', en: 'Selected' },
  'applications.status.1000': { el: 'Απορρίφθηκε', en: 'Rejected' },
  'applications.waiting': { el: 'Σε αναμονή θέσης', en: 'Waits for a place' },
  'applications.changesAsked': { el: 'Ζητήθηκαν αλλαγές', en: 'Changes asked for' },
  'applications.duplicates_one': {
    el: 'Ίσως ίδιο άτομο με {count} άλλη',
    en: 'Perhaps the same person as {count} other',
  },
  'applications.duplicates_other': {
    el: 'Ίσως ίδιο άτομο με {count} άλλες',
    en: 'Perhaps the same person as {count} others',
  },
  'applications.column.protocol': { el: 'Πρωτόκολλο', en: 'Protocol' },
  'applications.column.name': { el: 'Ονοματεπώνυμο', en: 'Name' },
  'applications.column.received': { el: 'Παραλαβή', en: 'Received' },
  'applications.column.status': { el: 'Κατάσταση', en: 'Status' },
  'applications.open': { el: 'Αίτηση {protocol}', en: 'Application {protocol}' },
  'applications.choose': { el: 'Επιλογή της {protocol}', en: 'Choose {protocol}' },
  'applications.steps': { el: 'Αιτήσεις της λίστας', en: 'Applications of the list' },
  'applications.search': {
    el: 'Όνομα, e-mail ή αριθμός πρωτοκόλλου',
    en: 'Name, e-mail or protocol number',
  },
  'applications.none': { el: 'Καμία αίτηση εδώ', en: 'No application here' },
  'applications.noneText': {
    el: 'Μόλις έρθει αίτηση σε αυτή την κατάσταση, θα φανεί εδώ.',
    en: 'As soon as there is an application of this status it will be seen here.',
  },
  'applications.close': { el: 'Κλείσιμο', en: 'Close' },
  'applications.toEligible': { el: 'Στους επιλέξιμους', en: 'To the eligible' },
  'applications.select': { el: 'Επιλογή', en: 'Select' },
  'applications.back': { el: 'Μεταφορά πίσω', en: 'Move back' },
  'applications.reject': { el: 'Απόρριψη', en: 'Reject' },
  'applications.askChanges': { el: 'Αίτημα αλλαγών', en: 'Ask for changes' },
  'applications.askChanges.what': { el: 'Τι να αλλάξει', en: 'What is to be changed' },
  'applications.askChanges.send': { el: 'Αποστολή', en: 'Send' },
  'applications.changesOf': { el: 'Αφορά: {questions}.', en: 'About: {questions}.' },
  'applications.asked': {
    el: 'Το αίτημα φαίνεται στον προσωπικό σύνδεσμο της αίτησης.',
    en: 'The request is seen at the applicant’s private link.',
  },
  'applications.moveConfirm': {
    el: 'Είστε σίγουρος για τη μεταφορά;',
    en: 'Are you sure about the move?',
  },
  'applications.moveConfirm.people': { el: 'Αιτούντες', en: 'Applicants' },
  'applications.moveConfirm.yes': { el: 'Μεταφορά', en: 'Move' },
  'applications.moveConfirm.text': {
    el: 'Όσοι επιλέγονται γίνονται ωφελούμενοι του προγράμματος και προσκαλούνται με e-mail.',
    en: 'Whoever is selected becomes a mentee of the programme and is invited by e-mail.',
  },
  'applications.moved': { el: 'Η μεταφορά ολοκληρώθηκε', en: 'The move is complete' },
  'applications.rejected': {
    el: 'Η απόρριψη της αίτησης ολοκληρώθηκε',
    en: 'The application has been rejected',
  },
  'applications.noMailLeaves': {
    el: 'Οι αιτούντες δεν θα ειδοποιηθούν με e-mail: το έργο δεν στέλνει για αυτή την αλλαγή. Ορίζεται στους κανόνες αξιολόγησης.',
    en: 'Applicants will not be told by e-mail: the project sends none for this change. The assessment rules say so.',
  },
  'applications.notMailed': {
    el: 'Δεν πραγματοποιήθηκε αποστολή',
    en: 'No mail was sent',
  },
  'applications.reason': { el: 'Λόγος απόρριψης', en: 'Reason for the rejection' },
  'applications.otherNumbers': {
    el: 'Επιλέχθηκαν με άλλον αριθμό αίτησης',
    en: 'Selected with another application number',
  },
  'applications.stayed': { el: 'Έμειναν ως έχουν', en: 'Left as they are' },
  'applications.chosen_one': { el: '{count} επιλεγμένη', en: '{count} chosen' },
  'applications.chosen_other': { el: '{count} επιλεγμένες', en: '{count} chosen' },
  'applications.documents': { el: 'Αρχεία που στάλθηκαν', en: 'Files received' },
  'applications.documents.none': {
    el: 'Δεν ζητήθηκαν έγγραφα.',
    en: 'No documents were asked for.',
  },
  'applications.documents.show': { el: 'Προβολή', en: 'Show' },
  'applications.documents.showOf': { el: 'Προβολή: {name}', en: 'Show: {name}' },
  'applications.documents.missing': { el: 'Λείπουν: {names}.', en: 'Missing: {names}.' },
  'applications.documents.remind': { el: 'Υπενθύμιση με μήνυμα', en: 'Remind by mail' },
  'applications.documents.reminded': {
    el: 'Η υπενθύμιση στάλθηκε με e-mail.',
    en: 'The reminder was sent to the applicant.',
  },
  'applications.history': { el: 'Ιστορικό', en: 'History' },
  'applications.history.applicant': { el: 'Το άτομο που έκανε την αίτηση', en: 'The applicant' },
  'applications.same': { el: 'Ίσως το ίδιο άτομο', en: 'Perhaps the same person' },
  'applications.same.afm': { el: 'ίδιος ΑΦΜ', en: 'same tax number' },
  'applications.same.email': { el: 'ίδιο e-mail', en: 'same e-mail' },
  'applications.same.birth': {
    el: 'ίδιο όνομα και ημερομηνία γέννησης',
    en: 'same name and date of birth',
  },
  'applications.toPerson': { el: 'Στην καρτέλα του ατόμου', en: 'To the person’s page' },
  'applications.call': { el: 'Πρόσκληση', en: 'Call' },
  'applications.call.noForm': {
    el: 'Το πρόγραμμα δεν έχει ακόμη έντυπο αίτησης.',
    en: 'The programme has no application form yet.',
  },
  'applications.call.toForm': { el: 'Σύνταξη του εντύπου', en: 'Write the form' },
  'applications.call.opens': { el: 'Αιτήσεις από', en: 'Applications from' },
  'applications.call.closes': { el: 'Αιτήσεις έως και', en: 'Applications until' },
  'applications.call.capacity': { el: 'Θέσεις', en: 'Places' },
  'applications.call.capacityHint': {
    el: 'Κενό για απεριόριστες. Όσοι έρθουν μετά μπαίνουν σε αναμονή.',
    en: 'Empty for no bound. Those who come later wait for a place.',
  },
  'applications.call.places': {
    el: 'Γράψτε έναν ακέραιο από 1, ή αφήστε το κενό.',
    en: 'Write a whole number from 1, or leave it empty.',
  },
  'applications.call.reversed': {
    el: 'Είναι πριν από την πρώτη ημέρα των αιτήσεων.',
    en: 'It is before the first day of applications.',
  },
  'applications.call.save': { el: 'Αποθήκευση', en: 'Save' },
  'applications.call.saved': { el: 'Η πρόσκληση αποθηκεύτηκε.', en: 'The call was saved.' },
  'applications.call.link': { el: 'Σύνδεσμος για αιτούντες', en: 'Link for applicants' },
  'applications.call.fromUntil': { el: 'από {from} έως {until}', en: 'from {from} until {until}' },
  'applications.call.from': { el: 'από {from}', en: 'from {from}' },
  'applications.call.until': { el: 'έως {until}', en: 'until {until}' },
  'applications.call.for_one': { el: '{count} θέση', en: '{count} place' },
  'applications.call.for_other': { el: '{count} θέσεις', en: '{count} places' },
  'applications.call.received_one': {
    el: '{count} αίτηση έως τώρα',
    en: '{count} application so far',
  },
  'applications.call.received_other': {
    el: '{count} αιτήσεις έως τώρα',
    en: '{count} applications so far',
  },
})
