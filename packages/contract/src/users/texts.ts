import { defineTexts } from '../core/define-texts.ts'

/**
 * The overview, and what was done in words: `activity.<verb>` for each audit verb. `{who}` comes
 * with its article, `{whom}` in the accusative; `.self` is for what people do to themselves.
 */
export const usersTexts = defineTexts({
  'users.overview.title': { el: 'Επισκόπηση έργου', en: 'Project overview' },
  'users.overview.mentees_one': { el: 'ωφελούμενος', en: 'mentee' },
  'users.overview.mentees_other': { el: 'ωφελούμενοι', en: 'mentees' },
  'users.overview.completed': { el: 'ολοκληρωμένα', en: 'completed' },
  'users.overview.completedOf': { el: '{done} από {total} βήματα', en: '{done} of {total} steps' },
  'users.overview.scheduled_one': { el: 'προγραμματισμένη συνάντηση', en: 'scheduled meeting' },
  'users.overview.scheduled_other': {
    el: 'προγραμματισμένες συναντήσεις',
    en: 'scheduled meetings',
  },
  'users.overview.overdue_one': { el: 'εκπρόθεσμο βήμα', en: 'overdue step' },
  'users.overview.overdue_other': { el: 'εκπρόθεσμα βήματα', en: 'overdue steps' },
  'users.overview.openGrid': { el: 'Άνοιγμα πίνακα δράσεων', en: 'Open the action grid' },
  'users.overview.openMentees': { el: 'Όλοι οι ωφελούμενοι', en: 'All mentees' },
  'users.overview.perAction': { el: 'Πρόοδος ανά δράση', en: 'Progress by action' },
  'users.overview.allOnTime': {
    el: 'Έχει ολοκληρωθεί το {percent}% όλων των βημάτων και τίποτα δεν είναι εκπρόθεσμο.',
    en: '{percent}% of all steps are completed and nothing is overdue.',
  },
  'users.overview.mostOverdue_one': {
    el: 'Έχει ολοκληρωθεί το {percent}% όλων των βημάτων. Τις περισσότερες καθυστερήσεις έχει η δράση «{action}»: {count} ωφελούμενος.',
    en: '{percent}% of all steps are completed. Most delays are in “{action}”: {count} mentee.',
  },
  'users.overview.mostOverdue_other': {
    el: 'Έχει ολοκληρωθεί το {percent}% όλων των βημάτων. Τις περισσότερες καθυστερήσεις έχει η δράση «{action}»: {count} ωφελούμενοι.',
    en: '{percent}% of all steps are completed. Most delays are in “{action}”: {count} mentees.',
  },
  'users.overview.column.action': { el: 'Δράση', en: 'Action' },
  'users.overview.column.progress': { el: 'Πρόοδος', en: 'Progress' },
  'users.overview.column.done': { el: 'Έγιναν', en: 'Done' },
  'users.overview.column.scheduled': { el: 'Ορίστηκαν', en: 'Scheduled' },
  'users.overview.column.overdue': { el: 'Εκπρόθεσμα', en: 'Overdue' },
  'users.overview.column.due': { el: 'Προθεσμία', en: 'Due' },
  'users.overview.noActions': {
    el: 'Το έργο δεν έχει ακόμη δημοσιευμένες δράσεις. Δημοσιεύστε τις πρώτες από τις δράσεις του έργου.',
    en: 'The project has no published actions yet. Publish the first ones in the project’s actions.',
  },
  'users.overview.openActions': { el: 'Δράσεις του έργου', en: 'Project actions' },
  'users.overview.noMentees': {
    el: 'Δεν υπάρχουν ακόμη ωφελούμενοι στην ευθύνη σας. Μόλις συνδεθούν μαζί σας, η πρόοδός τους θα φαίνεται εδώ.',
    en: 'No mentees are in your care yet. Once they are linked to you, their progress will be shown here.',
  },

  'users.activity.title': { el: 'Τι έγινε πρόσφατα', en: 'What happened lately' },
  'users.activity.ofPerson': { el: 'Ιστορικό ενεργειών', en: 'History of what was done' },
  'users.activity.none': {
    el: 'Δεν έχει γίνει ακόμη κάτι. Ό,τι ολοκληρώνεται ή αλλάζει θα φαίνεται εδώ.',
    en: 'Nothing has been done yet. What is completed or changed will be listed here.',
  },
  'users.activity.today': { el: 'Σήμερα', en: 'Today' },
  'users.activity.yesterday': { el: 'Χθες', en: 'Yesterday' },

  'users.consents.title': {
    el: 'Συγκατάθεση για προσωπικά δεδομένα',
    en: 'Consent to personal data',
  },
  'users.consents.none': { el: 'Δεν έχει δηλωθεί κάτι ακόμη', en: 'Nothing has been said yet' },
  'users.consents.noneText': {
    el: 'Μόλις το πρόσωπο συμφωνήσει ή ανακαλέσει, θα φαίνεται εδώ.',
    en: 'Once they agree or take it back, it will be shown here.',
  },
  'users.consents.given': { el: 'Συμφώνησε', en: 'Agreed' },
  'users.consents.withdrawn': { el: 'Ανακάλεσε', en: 'Withdrew' },
  'users.consents.version': { el: 'έκδοση {version}', en: 'version {version}' },
  'users.consents.read.el': { el: 'το κείμενο στα ελληνικά', en: 'the text in Greek' },
  'users.consents.read.en': { el: 'το κείμενο στα αγγλικά', en: 'the text in English' },

  'users.relations.title': { el: 'Ποιοι στηρίζουν', en: 'Who supports them' },
  'users.relations.none': {
    el: 'Δεν έχει οριστεί ακόμη μέντορας, επόπτης ή συντονιστής.',
    en: 'No mentor, supervisor or coordinator has been set yet.',
  },
  'users.relations.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'users.relations.supervisor': { el: 'Επόπτης', en: 'Supervisor' },
  'users.relations.coordinator': { el: 'Συντονιστής', en: 'Coordinator' },
  'users.relations.oneAction': { el: 'μόνο για μία δράση', en: 'for one action only' },
  'users.relations.since': { el: 'από {from}', en: 'since {from}' },
  'users.relations.between': { el: 'από {from} έως {to}', en: 'from {from} to {to}' },
  'users.relations.by': { el: 'ορισμός: {by}', en: 'set by {by}' },

  'activity.system': { el: 'Το σύστημα', en: 'The system' },
  'activity.unknown': { el: '{who} έκανε μια αλλαγή', en: '{who} made a change' },
  'activity.action.completed': {
    el: '{who} ολοκλήρωσε «{action}» για {whom}',
    en: '{who} completed “{action}” for {whom}',
  },
  'activity.action.completed.self': {
    el: '{who} ολοκλήρωσε «{action}»',
    en: '{who} completed “{action}”',
  },
  'activity.action.undone': {
    el: '{who} άνοιξε ξανά «{action}» για {whom}',
    en: '{who} reopened “{action}” for {whom}',
  },
  'activity.action.undone.self': {
    el: '{who} άνοιξε ξανά «{action}»',
    en: '{who} reopened “{action}”',
  },
  'activity.meeting.scheduled': {
    el: '{who} όρισε ημερομηνία στη συνάντηση «{action}» για {whom}',
    en: '{who} set a date for the meeting “{action}” for {whom}',
  },
  'activity.meeting.scheduled.self': {
    el: '{who} όρισε ημερομηνία στη συνάντηση «{action}»',
    en: '{who} set a date for the meeting “{action}”',
  },
  'activity.meeting.cancelled': {
    el: '{who} ακύρωσε τη συνάντηση «{action}» για {whom}',
    en: '{who} cancelled the meeting “{action}” for {whom}',
  },
  'activity.meeting.cancelled.self': {
    el: '{who} ακύρωσε τη συνάντηση «{action}»',
    en: '{who} cancelled the meeting “{action}”',
  },
  'activity.meetings.journalSaved': {
    el: '{who} έγραψε για τη συνάντηση «{action}» με {whom}',
    en: '{who} wrote about the meeting “{action}” with {whom}',
  },
  'activity.meetings.journalSaved.self': {
    el: '{who} έγραψε για τη συνάντηση «{action}»',
    en: '{who} wrote about the meeting “{action}”',
  },
  'activity.meetings.commented': {
    el: '{who} σχολίασε τη συνάντηση «{action}» για {whom}',
    en: '{who} commented on the meeting “{action}” for {whom}',
  },
  'activity.meetings.commented.self': {
    el: '{who} σχολίασε τη συνάντηση «{action}»',
    en: '{who} commented on the meeting “{action}”',
  },
  'activity.meetings.followUpResolved': {
    el: '{who} έκλεισε την εκκρεμότητα της συνάντησης «{action}» για {whom}',
    en: '{who} resolved the follow-up of “{action}” for {whom}',
  },
  'activity.meetings.followUpResolved.self': {
    el: '{who} έκλεισε την εκκρεμότητα της συνάντησης «{action}»',
    en: '{who} resolved the follow-up of “{action}”',
  },
  'activity.meetings.availabilitySaved': {
    el: '{who} άλλαξε τις ώρες διαθεσιμότητας',
    en: '{who} changed their available hours',
  },
  'activity.quest.tokenUsed': {
    el: '{who} άνοιξε ερωτηματολόγιο με σύνδεσμο',
    en: '{who} opened a questionnaire by a link',
  },
  'activity.quest.started': {
    el: '{who} άρχισε το ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} started the questionnaire “{action}” for {whom}',
  },
  'activity.quest.started.self': {
    el: '{who} άρχισε το ερωτηματολόγιο «{action}»',
    en: '{who} started the questionnaire “{action}”',
  },
  'activity.quest.answered': {
    el: '{who} απάντησε στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} answered the questionnaire “{action}” for {whom}',
  },
  'activity.quest.answered.self': {
    el: '{who} απάντησε στο ερωτηματολόγιο «{action}»',
    en: '{who} answered the questionnaire “{action}”',
  },
  'activity.quest.uploadStarted': {
    el: '{who} άρχισε να ανεβάζει αρχείο στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} began to upload a file to the questionnaire “{action}” for {whom}',
  },
  'activity.quest.uploadStarted.self': {
    el: '{who} άρχισε να ανεβάζει αρχείο στο ερωτηματολόγιο «{action}»',
    en: '{who} began to upload a file to the questionnaire “{action}”',
  },
  'activity.quest.partUploaded': {
    el: '{who} ανέβασε μέρος αρχείου στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} uploaded a part of a file to the questionnaire “{action}” for {whom}',
  },
  'activity.quest.partUploaded.self': {
    el: '{who} ανέβασε μέρος αρχείου στο ερωτηματολόγιο «{action}»',
    en: '{who} uploaded a part of a file to the questionnaire “{action}”',
  },
  'activity.quest.fileUploaded': {
    el: '{who} ανέβασε αρχείο στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} uploaded a file to the questionnaire “{action}” for {whom}',
  },
  'activity.quest.fileUploaded.self': {
    el: '{who} ανέβασε αρχείο στο ερωτηματολόγιο «{action}»',
    en: '{who} uploaded a file to the questionnaire “{action}”',
  },
  'activity.quest.paused': {
    el: '{who} έκανε παύση στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} paused the questionnaire “{action}” for {whom}',
  },
  'activity.quest.paused.self': {
    el: '{who} έκανε παύση στο ερωτηματολόγιο «{action}»',
    en: '{who} paused the questionnaire “{action}”',
  },
  'activity.quest.continued': {
    el: '{who} συνέχισε το ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} went on with the questionnaire “{action}” for {whom}',
  },
  'activity.quest.continued.self': {
    el: '{who} συνέχισε το ερωτηματολόγιο «{action}»',
    en: '{who} went on with the questionnaire “{action}”',
  },
  'activity.quest.finished': {
    el: '{who} υπέβαλε το ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} finished the questionnaire “{action}” for {whom}',
  },
  'activity.quest.finished.self': {
    el: '{who} υπέβαλε το ερωτηματολόγιο «{action}»',
    en: '{who} finished the questionnaire “{action}”',
  },
  'activity.quest.cleared': {
    el: '{who} διέγραψε τις απαντήσεις του ερωτηματολογίου «{action}» για {whom}',
    en: '{who} cleared the answers of the questionnaire “{action}” for {whom}',
  },
  'activity.quest.cleared.self': {
    el: '{who} διέγραψε τις απαντήσεις του ερωτηματολογίου «{action}»',
    en: '{who} cleared the answers of the questionnaire “{action}”',
  },
  'activity.quest.timeGranted': {
    el: '{who} έδωσε περισσότερο χρόνο στο ερωτηματολόγιο «{action}» για {whom}',
    en: '{who} gave more time for the questionnaire “{action}” to {whom}',
  },
  'activity.quest.timeGranted.self': {
    el: '{who} έδωσε περισσότερο χρόνο στο ερωτηματολόγιο «{action}»',
    en: '{who} gave more time for the questionnaire “{action}”',
  },
  'activity.quest.settled': {
    el: '{who} έκλεισε το ερωτηματολόγιο «{action}» που είχε λήξει, για {whom}',
    en: '{who} counted the expired questionnaire “{action}” as finished for {whom}',
  },
  'activity.quest.settled.self': {
    el: '{who} έκλεισε το ερωτηματολόγιο «{action}» που είχε λήξει',
    en: '{who} counted the expired questionnaire “{action}” as finished',
  },
  'activity.quest.created': {
    el: '{who} δημιούργησε ερωτηματολόγιο',
    en: '{who} created a questionnaire',
  },
  'activity.quest.imported': {
    el: '{who} έφερε ερωτηματολόγιο από αρχείο',
    en: '{who} imported a questionnaire from a file',
  },
  'activity.quest.exported': {
    el: '{who} κατέβασε ερωτηματολόγιο ως αρχείο',
    en: '{who} downloaded a questionnaire as a file',
  },
  'activity.quest.draftSaved': {
    el: '{who} άλλαξε το σχέδιο ενός ερωτηματολογίου',
    en: '{who} changed the draft of a questionnaire',
  },
  'activity.quest.published': {
    el: '{who} δημοσίευσε νέα έκδοση ερωτηματολογίου',
    en: '{who} published a new version of a questionnaire',
  },
  'activity.quest.tokenMade': {
    el: '{who} έφτιαξε σύνδεσμο για ερωτηματολόγιο',
    en: '{who} made a link to a questionnaire',
  },
  'activity.quest.exportStarted': {
    el: '{who} εξήγαγε τις απαντήσεις ενός ερωτηματολογίου σε αρχείο',
    en: '{who} exported the answers to a questionnaire to a file',
  },
  'activity.quest.exportPageRead': {
    el: '{who} εξήγαγε μία σελίδα απαντήσεων ερωτηματολογίου',
    en: '{who} exported a page of answers to a questionnaire',
  },
  'activity.supervision.handled': {
    el: '{who} είδε τι εκκρεμεί για {whom}',
    en: '{who} saw to what was pending for {whom}',
  },
  'activity.supervision.handled.self': {
    el: '{who} είδε τι εκκρεμεί',
    en: '{who} saw to what was pending',
  },
  'activity.imports.added': {
    el: '{who} πρόσθεσε στο έργο {whom}',
    en: '{who} added {whom} to the project',
  },
  'activity.imports.added.self': {
    el: '{who} πρόσθεσε άτομο στο έργο',
    en: '{who} added a person to the project',
  },
  'activity.imports.existingAdded': {
    el: '{who} έφερε από άλλο έργο {whom}',
    en: '{who} brought {whom} in from another project',
  },
  'activity.imports.existingAdded.self': {
    el: '{who} έφερε άτομα από άλλο έργο',
    en: '{who} brought people in from another project',
  },
  'activity.imports.fieldsUpdated': {
    el: '{who} ενημέρωσε με επικόλληση στοιχείο για {whom}',
    en: '{who} updated a field of {whom} by pasting',
  },
  'activity.imports.fieldsUpdated.self': {
    el: '{who} ενημέρωσε με επικόλληση δικό του στοιχείο',
    en: '{who} updated a field of their own by pasting',
  },
  'activity.imports.fieldSet': {
    el: '{who} άλλαξε μαζικά στοιχείο για {whom}',
    en: '{who} set a field of {whom} together with others',
  },
  'activity.imports.fieldSet.self': {
    el: '{who} άλλαξε μαζικά και δικό του στοιχείο',
    en: '{who} set a field of many, their own too',
  },
  'activity.payments.set': {
    el: '{who} άλλαξε την πληρωμή «{action}» για {whom}',
    en: '{who} changed the payment “{action}” of {whom}',
  },
  'activity.payments.set.self': {
    el: '{who} άλλαξε δική του πληρωμή «{action}»',
    en: '{who} changed a payment “{action}” of their own',
  },
  'activity.meetings.feedRenewed': {
    el: '{who} άνοιξε νέα διεύθυνση ημερολογίου',
    en: '{who} opened a new calendar address',
  },
  'activity.meetings.feedRevoked': {
    el: '{who} έκλεισε τη διεύθυνση ημερολογίου',
    en: '{who} closed the calendar address',
  },
  'activity.mail.meetingsMailed': {
    el: '{who} έστειλε με e-mail τις ημερομηνίες συναντήσεων για {whom}',
    en: '{who} mailed meeting dates to {whom}',
  },
  'activity.mail.meetingsMailed.self': {
    el: '{who} έστειλε με e-mail ημερομηνίες συναντήσεων',
    en: '{who} mailed meeting dates',
  },
  'activity.mail.read': {
    el: '{who} διάβασε μήνυμα που στάλθηκε για {whom}',
    en: '{who} read a mail that was sent to {whom}',
  },
  'activity.mail.read.self': { el: '{who} διάβασε ένα μήνυμα', en: '{who} read a mail' },
  'activity.exports.started': {
    el: '{who} εξήγαγε το πλέγμα δράσεων σε αρχείο',
    en: '{who} exported the grid of actions to a file',
  },
  'activity.exports.pageRead': {
    el: '{who} διάβασε μια σελίδα εξαγωγής του πλέγματος',
    en: '{who} read a page of an export of the grid',
  },
  'activity.mail.resent': { el: '{who} ξαναέστειλε μηνύματα', en: '{who} sent mails again' },
  'activity.mail.cancelled': { el: '{who} ακύρωσε μηνύματα', en: '{who} cancelled mails' },
  'activity.privacy.userDataDownloaded': {
    el: '{who} κατέβασε αντίγραφο των προσωπικών δεδομένων για {whom}',
    en: '{who} downloaded a copy of the personal data of {whom}',
  },
  'activity.privacy.userDataDownloaded.self': {
    el: '{who} κατέβασε αντίγραφο των προσωπικών δεδομένων',
    en: '{who} downloaded a copy of their data',
  },
  'activity.privacy.erased': {
    el: '{who} διέγραψε οριστικά ένα άτομο',
    en: '{who} erased a person for good',
  },
  'activity.privacy.erasureRequested': {
    el: '{who} ζήτησε τη διαγραφή ενός ατόμου',
    en: '{who} asked for a person to be erased',
  },
  'activity.privacy.erasureDeclined': {
    el: '{who} απέρριψε αίτημα διαγραφής',
    en: '{who} declined a request for erasure',
  },
  'activity.privacy.ownDataDownloaded': {
    el: '{who} κατέβασε αντίγραφο των προσωπικών δεδομένων',
    en: '{who} downloaded a copy of their data',
  },
  'activity.notifications.marked': {
    el: '{who} διάβασε ειδοποιήσεις',
    en: '{who} read notifications',
  },
  'activity.notifications.choiceSaved': {
    el: '{who} άλλαξε τις ειδοποιήσεις με e-mail',
    en: '{who} changed notifications by mail',
  },
  'activity.mail.templateSaved': {
    el: '{who} άλλαξε ένα πρότυπο μηνύματος',
    en: '{who} changed a mail template',
  },
  'activity.mail.templateRestored': {
    el: '{who} επανέφερε ένα πρότυπο μηνύματος',
    en: '{who} restored a mail template',
  },
  'activity.actionData.saved': {
    el: '{who} έγραψε στη δράση «{action}» για {whom}',
    en: '{who} wrote in “{action}” for {whom}',
  },
  'activity.actionData.saved.self': {
    el: '{who} έγραψε στη δράση «{action}»',
    en: '{who} wrote in “{action}”',
  },
  'activity.actionData.savedMany': {
    el: '{who} ενημέρωσε τη δράση «{action}» για πολλούς ωφελούμενους',
    en: '{who} updated “{action}” for many mentees',
  },
  'activity.linking.mentorSet': {
    el: '{who} όρισε μέντορα για {whom}',
    en: '{who} set a mentor for {whom}',
  },
  'activity.linking.mentorEnded': {
    el: '{who} κατάργησε τον μέντορα για {whom}',
    en: '{who} ended the mentor of {whom}',
  },
  'activity.linking.actionMentorSet': {
    el: '{who} όρισε μέντορα για μεμονωμένες δράσεις, για {whom}',
    en: '{who} set a mentor for single actions of {whom}',
  },
  'activity.linking.actionMentorEnded': {
    el: '{who} έδωσε δράσεις πίσω στον μέντορα, για {whom}',
    en: '{who} gave actions back to the mentor of {whom}',
  },
  'activity.linking.supervised': {
    el: '{who} άλλαξε τον επόπτη για {whom}',
    en: '{who} changed the supervisor of {whom}',
  },
  'activity.linking.overseerSet': {
    el: '{who} άλλαξε επόπτη ή συντονιστή για {whom}',
    en: '{who} changed a supervisor or coordinator of {whom}',
  },
  'activity.linking.mentorSet.self': {
    el: '{who} όρισε νέο μέντορα',
    en: '{who} set their own mentor',
  },
  'activity.linking.mentorEnded.self': {
    el: '{who} κατάργησε τον μέντορα',
    en: '{who} ended their own mentor',
  },
  'activity.linking.actionMentorSet.self': {
    el: '{who} όρισε μέντορα για μεμονωμένες δράσεις',
    en: '{who} set a mentor for actions of their own',
  },
  'activity.linking.actionMentorEnded.self': {
    el: '{who} έδωσε δράσεις πίσω στον μέντορα',
    en: '{who} gave actions of their own back to the mentor',
  },
  'activity.linking.supervised.self': {
    el: '{who} άλλαξε τον επόπτη',
    en: '{who} changed their own supervisor',
  },
  'activity.linking.overseerSet.self': {
    el: '{who} άλλαξε επόπτη ή συντονιστή',
    en: '{who} changed their own supervisor or coordinator',
  },
  'activity.linking.undone.self': {
    el: '{who} αναίρεσε μια σύνδεση',
    en: '{who} undid a link of their own',
  },
  'activity.linking.undone': {
    el: '{who} αναίρεσε μια σύνδεση για {whom}',
    en: '{who} undid a link of {whom}',
  },
  'activity.actions.gridSaved': {
    el: '{who} άλλαξε τη διάταξη των δράσεων του έργου',
    en: '{who} changed the arrangement of the project’s actions',
  },
  'activity.actions.created': {
    el: '{who} δημιούργησε τη δράση «{action}»',
    en: '{who} created the action “{action}”',
  },
  'activity.projects.saved': {
    el: '{who} άλλαξε τις ρυθμίσεις του έργου',
    en: '{who} changed the settings of the project',
  },
  'activity.projects.restored': {
    el: '{who} επανέφερε παλαιότερες ρυθμίσεις του έργου',
    en: '{who} restored earlier settings of the project',
  },
  'activity.projects.userDataSaved': {
    el: '{who} ενημέρωσε τα πρόσθετα δεδομένα για {whom}',
    en: '{who} updated the further data about {whom}',
  },
  'activity.projects.userDataSaved.self': {
    el: '{who} ενημέρωσε τα πρόσθετα δεδομένα του προφίλ',
    en: '{who} updated the further data of the profile',
  },
  'activity.projects.actionsLinked': {
    el: '{who} πρόσθεσε δράσεις στο έργο',
    en: '{who} added actions to the project',
  },
  'activity.projects.actionUnlinked': {
    el: '{who} αφαίρεσε τη δράση «{action}» από το έργο',
    en: '{who} took the action “{action}” out of the project',
  },
  'activity.users.fieldUpdated': {
    el: '{who} άλλαξε τα στοιχεία για {whom}',
    en: '{who} changed the details of {whom}',
  },
  'activity.users.fieldUpdated.self': {
    el: '{who} άλλαξε τα στοιχεία του προφίλ',
    en: '{who} changed their own details',
  },
  'activity.users.fieldRevealed': {
    el: '{who} είδε ολόκληρο έναν αριθμό ταυτοποίησης για {whom}',
    en: '{who} looked at an identification number of {whom} in full',
  },
  'activity.users.fieldRevealed.self': {
    el: '{who} είδε ολόκληρο έναν αριθμό ταυτοποίησης στο προφίλ',
    en: '{who} looked at an identification number of their own in full',
  },
  'activity.users.rolesUpdated': {
    el: '{who} άλλαξε τους ρόλους για {whom}',
    en: '{who} changed the roles of {whom}',
  },
  'activity.users.rolesUpdated.self': {
    el: '{who} άλλαξε τους ρόλους στο έργο',
    en: '{who} changed their own roles',
  },
  'activity.throughAdmin': {
    el: ' · με σύνδεση διαχειριστή: {admin}',
    en: ' · by an administrator logged in as them: {admin}',
  },
  'activity.standIn.asked': {
    el: '{who} ζήτησε σύνδεση αντί για {whom}',
    en: '{who} asked to log in as {whom}',
  },
  'activity.standIn.asked.self': {
    el: '{who} ζήτησε σύνδεση αντί για άλλο πρόσωπο',
    en: '{who} asked to log in as somebody else',
  },
  'activity.standIn.loggedIn': {
    el: '{who} συνδέθηκε αντί για {whom}',
    en: '{who} logged in as {whom}',
  },
  'activity.standIn.loggedIn.self': {
    el: '{who} συνδέθηκε αντί για άλλο πρόσωπο',
    en: '{who} logged in as somebody else',
  },
  'activity.standIn.loggedOut': {
    el: '{who} τερμάτισε τη σύνδεση αντί για {whom}',
    en: '{who} stopped being logged in as {whom}',
  },
  'activity.standIn.loggedOut.self': {
    el: '{who} τερμάτισε τη σύνδεση αντί για άλλο πρόσωπο',
    en: '{who} stopped being logged in as somebody else',
  },
  'activity.standIn.viewed': {
    el: '{who} ξεκίνησε προβολή αντί για {whom}',
    en: '{who} began viewing as {whom}',
  },
  'activity.standIn.viewed.self': {
    el: '{who} ξεκίνησε προβολή αντί για άλλο πρόσωπο',
    en: '{who} began viewing as somebody else',
  },
  'activity.standIn.viewEnded': {
    el: '{who} τερμάτισε την προβολή αντί για {whom}',
    en: '{who} stopped viewing as {whom}',
  },
  'activity.standIn.viewEnded.self': {
    el: '{who} τερμάτισε την προβολή αντί για άλλο πρόσωπο',
    en: '{who} stopped viewing as somebody else',
  },
  'activity.consent.given': {
    el: '{who} έδωσε συγκατάθεση για τα προσωπικά δεδομένα',
    en: '{who} consented to the use of personal data',
  },
  'activity.consent.textPublished': {
    el: '{who} δημοσίευσε νέο κείμενο συγκατάθεσης',
    en: '{who} published a new consent text',
  },
  'activity.consent.withdrawn': {
    el: '{who} ανακάλεσε τη συγκατάθεση για τα προσωπικά δεδομένα',
    en: '{who} withdrew consent to the use of personal data',
  },
  'activity.identity.signedIn': { el: '{who} συνδέθηκε', en: '{who} signed in' },
  'activity.identity.signedOff': { el: '{who} αποσυνδέθηκε', en: '{who} signed off' },
  'activity.identity.roleSwitched': { el: '{who} άλλαξε ρόλο', en: '{who} switched role' },
  'activity.identity.projectSwitched': {
    el: '{who} πέρασε σε άλλο έργο',
    en: '{who} switched project',
  },
  'activity.identity.passwordChanged': {
    el: '{who} άλλαξε τον κωδικό σύνδεσης για {whom}',
    en: '{who} changed the password for {whom}',
  },
  'activity.identity.passwordChanged.self': {
    el: '{who} άλλαξε τον κωδικό σύνδεσης',
    en: '{who} changed their password',
  },
  'activity.identity.languageChanged': {
    el: '{who} άλλαξε γλώσσα',
    en: '{who} changed language',
  },
  'activity.identity.resetRequested': {
    el: 'Ζητήθηκε νέος κωδικός σύνδεσης για {whom}',
    en: 'A new password was asked for on behalf of {whom}',
  },
  'activity.identity.resetRequested.self': {
    el: '{who} ζήτησε νέο κωδικό σύνδεσης',
    en: '{who} asked for a new password',
  },
  'activity.identity.passwordReset': {
    el: '{who} όρισε νέο κωδικό σύνδεσης με σύνδεσμο',
    en: '{who} set a new password by a link',
  },
  'activity.people.stateSet': {
    el: '{who} άλλαξε την κατάσταση για {whom}',
    en: '{who} changed the state of {whom}',
  },
  'activity.people.stateSet.self': {
    el: '{who} άλλαξε την κατάσταση ενός ατόμου',
    en: '{who} changed somebody’s state',
  },
  'activity.people.stateSetMany': {
    el: '{who} άλλαξε μαζικά την κατάσταση για {whom}',
    en: '{who} changed the state of {whom} together with others',
  },
  'activity.people.stateSetMany.self': {
    el: '{who} άλλαξε μαζικά την κατάσταση ατόμων',
    en: '{who} changed the state of many people',
  },
  'activity.people.stateRestored': {
    el: '{who} επανέφερε την κατάσταση για {whom}',
    en: '{who} restored the state of {whom}',
  },
  'activity.people.stateRestored.self': {
    el: '{who} επανέφερε την κατάσταση ατόμων',
    en: '{who} restored the state of people',
  },
  'activity.people.viewSaved': {
    el: '{who} αποθήκευσε μια προβολή ατόμων',
    en: '{who} saved a view of people',
  },
  'activity.people.viewDeleted': {
    el: '{who} διέγραψε μια προβολή ατόμων',
    en: '{who} deleted a view of people',
  },
  'activity.identity.invited': {
    el: '{who} έστειλε πρόσκληση σύνδεσης σε {whom}',
    en: '{who} sent {whom} an invitation to sign in',
  },
  'activity.identity.invited.self': {
    el: '{who} έστειλε προσκλήσεις σύνδεσης',
    en: '{who} sent invitations to sign in',
  },
  'activity.identity.loginChanged': {
    el: '{who} άλλαξε όνομα χρήστη',
    en: '{who} changed their user name',
  },
  'activity.identity.defaultProjectSet': {
    el: '{who} όρισε αρχικό έργο για {whom}',
    en: '{who} chose the first project of {whom}',
  },
  'activity.identity.defaultProjectSet.self': {
    el: '{who} όρισε αρχικό έργο',
    en: '{who} chose a first project',
  },
  'activity.identity.preferencesSaved': {
    el: '{who} άλλαξε τις ρυθμίσεις',
    en: '{who} changed their settings',
  },
  'activity.identity.sessionEnded': {
    el: '{who} αποσυνδέθηκε από μία συσκευή',
    en: '{who} signed off on another device',
  },
  'activity.identity.otherSessionsEnded': {
    el: '{who} αποσυνδέθηκε από τις άλλες συσκευές',
    en: '{who} signed off on every other device',
  },
  'activity.identity.projectLeft': {
    el: '{who} αποχώρησε από το έργο',
    en: '{who} left the project',
  },
})
