import { defineTexts } from '../core/define-texts.ts'

/** The table of a project's actions. */
export const tableTexts = defineTexts({
  'rule.action_archived': {
    el: 'Η δράση είναι στο αρχείο. Επαναφέρετέ την πρώτα.',
    en: 'The action is archived. Restore it first.',
  },
  'rule.actions_unready': {
    el: 'Λείπει κάτι πριν δημοσιευτούν οι δράσεις.',
    en: 'Something is missing before the actions can be published.',
  },
  'actions.table.unready': { el: 'Δεν δημοσιεύτηκαν', en: 'Not published' },
  'actions.table.unreadyText': {
    el: 'Τίποτα δεν άλλαξε. Πριν δημοσιευτούν, χρειάζονται ακόμη:',
    en: 'Nothing was changed. Before they can be published, they still need:',
  },

  'actions.table.title': { el: 'Πίνακας δράσεων', en: 'Table of actions' },
  'actions.table.count_one': { el: '{count} δράση', en: '{count} action' },
  'actions.table.count_other': { el: '{count} δράσεις', en: '{count} actions' },
  'actions.table.keys': {
    el: 'Βέλη για μετακίνηση, Enter ή F2 για επεξεργασία, διάστημα για σήμανση, Shift με βέλη για περιοχή, Ctrl+C και Ctrl+V για αντιγραφή, Ctrl+D για συμπλήρωση προς τα κάτω, Alt με βέλη για τη σειρά, Alt+Enter για το πλαίσιο της δράσης, Ctrl+Z για αναίρεση.',
    en: 'Arrows to move, Enter or F2 to edit, Space to set a flag, Shift with arrows for a range, Ctrl+C and Ctrl+V to copy, Ctrl+D to fill down, Alt with arrows for the order, Alt+Enter for the panel of the action, Ctrl+Z to undo.',
  },

  'actions.table.column.Order': { el: 'Σειρά', en: 'Order' },
  'actions.table.column.Title': { el: 'Τίτλος', en: 'Title' },
  'actions.table.column.TypeId': { el: 'Τύπος', en: 'Type' },
  'actions.table.column.Group': { el: 'Ομάδα', en: 'Group' },
  'actions.table.column.Due': { el: 'Προθεσμία', en: 'Due' },
  'actions.table.column.Done': { el: 'Ολοκλήρωση', en: 'Completed' },
  'actions.table.column.Audience': { el: 'Ποιος τη βλέπει', en: 'Who sees it' },
  'actions.table.column.CanDelete': { el: 'Μπορεί να διαγραφεί', en: 'Can be deleted' },
  'actions.table.column.Published': { el: 'Δημοσιευμένη', en: 'Published' },
  'actions.table.column.HideFromMentor': { el: 'Κρυφή από μέντορες', en: 'Hidden from mentors' },
  'actions.table.column.HideFromMentee': {
    el: 'Κρυφή από ωφελούμενους',
    en: 'Hidden from mentees',
  },
  'actions.table.column.HideInGrid': { el: 'Κρυφή στο πλέγμα', en: 'Hidden in the grid' },
  'actions.table.column.HideFromSupervisor': {
    el: 'Κρυφή από επόπτες',
    en: 'Hidden from supervisors',
  },
  'actions.table.column.Draft': { el: 'Πρόχειρο', en: 'Draft' },
  'actions.table.draftAt': { el: 'Περιμένει από {date}', en: 'Waiting since {date}' },
  'actions.table.state.draft': { el: 'Με πρόχειρο που περιμένει', en: 'With a draft waiting' },
  'actions.table.column.Shared': { el: 'Κοινή με έργα', en: 'Shared with' },

  'actions.table.audience.archived': { el: 'Κανείς: στο αρχείο', en: 'Nobody: archived' },
  'actions.table.audience.unpublished': {
    el: 'Κανείς ακόμη: αδημοσίευτη',
    en: 'Nobody yet: unpublished',
  },
  'actions.table.audience.mentees': { el: 'Ωφελούμενοι', en: 'Mentees' },
  'actions.table.audience.some': {
    el: 'Ωφελούμενοι: {shown} από {all}',
    en: 'Mentees: {shown} of {all}',
  },
  'actions.table.audience.mentors': { el: 'μέντορες', en: 'mentors' },
  'actions.table.audience.supervisors': { el: 'επόπτες', en: 'supervisors' },
  'actions.table.audience.staff': { el: 'Μόνο η διαχείριση', en: 'Administration alone' },
  'actions.table.audience.notInGrid': { el: 'όχι στο πλέγμα', en: 'not in the grid' },
  'actions.table.audience.opens': { el: 'ανοίγει με συνθήκη', en: 'opens by a condition' },

  'actions.table.yes': { el: 'Ναι', en: 'Yes' },
  'actions.table.no': { el: 'Όχι', en: 'No' },
  'actions.table.doneOf': { el: 'Ενεργοί: {done} από {of}', en: 'Active: {done} of {of}' },
  'actions.table.dueByRule': { el: 'Για καθέναν', en: 'For each' },
  'actions.table.dueOn': { el: 'ως {date}', en: 'until {date}' },
  'actions.table.check': { el: 'Επιλογή: {title}', en: 'Choose: {title}' },
  'actions.table.choose': { el: 'Επιλογή', en: 'Choose' },
  'actions.table.checkAll': { el: 'Επιλογή όλων', en: 'Choose all' },
  'actions.table.open': { el: 'Άνοιγμα: {title}', en: 'Open: {title}' },
  'actions.table.openShort': { el: 'Άνοιγμα', en: 'Open' },
  'actions.table.editing': { el: 'Επεξεργασία: {title}', en: 'Editing: {title}' },
  'actions.table.datePlaceholder': { el: 'ηη/μμ/εεεε', en: 'dd/mm/yyyy' },
  'actions.table.wrongDate': {
    el: 'Γράψτε ημερομηνία όπως 05/03/2026, έως το έτος 3000.',
    en: 'Write a date such as 05/03/2026, up to the year 3000.',
  },
  'actions.table.wrongTitle': { el: 'Ο τίτλος χρειάζεται.', en: 'A title is needed.' },

  'actions.table.search': { el: 'Αναζήτηση δράσης ή ομάδας', en: 'Search an action or a group' },
  'actions.table.anyGroup': { el: 'Όλες οι ομάδες', en: 'All groups' },
  'actions.table.noGroup': { el: 'Χωρίς ομάδα', en: 'Without a group' },
  'actions.table.anyType': { el: 'Όλοι οι τύποι', en: 'All types' },
  'actions.table.state': { el: 'Κατάσταση', en: 'State' },
  'actions.table.anyState': { el: 'Κάθε κατάσταση', en: 'Any state' },
  'actions.table.state.published': { el: 'Δημοσιευμένη', en: 'Published' },
  'actions.table.state.unpublished': { el: 'Αδημοσίευτη', en: 'Unpublished' },
  'actions.table.state.hidden': { el: 'Κρυφή από κάποιους', en: 'Hidden from some' },
  'actions.table.state.conditional': { el: 'Με συνθήκη', en: 'With a condition' },
  'actions.table.state.shared': { el: 'Κοινή με άλλα έργα', en: 'Shared with other projects' },
  'actions.table.state.overdue': { el: 'Πέρασε η προθεσμία', en: 'Past its due date' },
  'actions.table.state.begun': { el: 'Την έχουν ολοκληρώσει ήδη', en: 'Completed by somebody' },
  'actions.table.archive': { el: 'Αρχείο ({count})', en: 'Archive ({count})' },
  'actions.table.none': { el: 'Το έργο δεν έχει δράσεις', en: 'The project has no actions' },
  'actions.table.noneText': {
    el: 'Φτιάξτε μια νέα δράση ή πάρτε δράσεις από άλλα έργα.',
    en: 'Make a new action, or take actions of other projects.',
  },
  'actions.table.notFound': { el: 'Καμία δράση δεν ταιριάζει', en: 'No action matches' },
  'actions.table.notFoundText': {
    el: 'Αλλάξτε την αναζήτηση ή τα φίλτρα.',
    en: 'Change the search or the filters.',
  },
  'actions.table.showAll': { el: 'Όλες οι δράσεις', en: 'All actions' },
  'actions.table.noArchive': { el: 'Το αρχείο είναι άδειο', en: 'The archive is empty' },
  'actions.table.noArchiveText': {
    el: 'Εδώ βρίσκονται οι δράσεις που αρχειοθετούνται, με όσα έχουν γραφτεί σε αυτές.',
    en: 'Here are the actions that are archived, with all that was written in them.',
  },

  'actions.table.saved': { el: 'Αποθηκεύτηκε', en: 'Saved' },
  'actions.table.saving': { el: 'Αποθήκευση…', en: 'Saving…' },
  'actions.table.savedAt': { el: 'Αποθηκεύτηκε {time}', en: 'Saved {time}' },
  'actions.table.notUndone': {
    el: 'Δεν αναιρέθηκε: το άλλαξε άλλο άτομο στο μεταξύ.',
    en: 'Not undone: somebody else has changed it meanwhile.',
  },
  'actions.table.changed_one': { el: 'Άλλαξε {count} δράση.', en: '{count} action changed.' },
  'actions.table.changed_other': { el: 'Άλλαξαν {count} δράσεις.', en: '{count} actions changed.' },
  'actions.table.moved_one': { el: 'Μετακινήθηκε {count} δράση.', en: '{count} action moved.' },
  'actions.table.moved_other': {
    el: 'Μετακινήθηκαν {count} δράσεις.',
    en: '{count} actions moved.',
  },
  'actions.table.copied_one': { el: 'Αντιγράφηκε {count} κελί.', en: '{count} cell copied.' },
  'actions.table.copied_other': { el: 'Αντιγράφηκαν {count} κελιά.', en: '{count} cells copied.' },
  'actions.table.notPasted_one': {
    el: '{count} κελί έμεινε όπως ήταν: το κείμενο δεν ταιριάζει εκεί.',
    en: '{count} cell stayed as it was: the text does not fit there.',
  },
  'actions.table.notPasted_other': {
    el: '{count} κελιά έμειναν όπως ήταν: το κείμενο δεν ταιριάζει εκεί.',
    en: '{count} cells stayed as they were: the text does not fit there.',
  },
  'actions.table.value.Flags': { el: 'σημάνσεις', en: 'flags' },
  'actions.table.value.Group': { el: 'ομάδα', en: 'group' },
  'actions.table.value.Due': { el: 'προθεσμία', en: 'due' },
  'actions.table.value.Title': { el: 'τίτλος', en: 'title' },
  'actions.table.value.Titles': {
    el: 'τίτλος σε άλλες γλώσσες',
    en: 'title in other languages',
  },

  'actions.table.manyTitle_one': { el: 'Αλλαγή {count} δράσης', en: 'Change {count} action' },
  'actions.table.manyTitle_other': { el: 'Αλλαγή {count} δράσεων', en: 'Change {count} actions' },
  'actions.table.manyConfirm': { el: 'Αλλαγή', en: 'Change' },
  'actions.table.touched.actions': { el: 'Δράσεις', en: 'Actions' },
  'actions.table.touched.completed': {
    el: 'Ολοκληρώσεις που υπάρχουν',
    en: 'Completions there are',
  },
  'actions.table.touches_one': {
    el: 'Αφορά {number} ενεργό ωφελούμενο',
    en: 'It concerns {number} active mentee',
  },
  'actions.table.touches_other': {
    el: 'Αφορά {number} ενεργούς ωφελούμενους',
    en: 'It concerns {number} active mentees',
  },
  'actions.table.touchesMentors_one': { el: 'και {number} μέντορα.', en: 'and {number} mentor.' },
  'actions.table.touchesMentors_other': {
    el: 'και {number} μέντορες.',
    en: 'and {number} mentors.',
  },
  'actions.table.touchesCompleted_one': {
    el: 'Τουλάχιστον μία από αυτές την έχει ολοκληρώσει {number}.',
    en: '{number} has completed at least one of them.',
  },
  'actions.table.touchesCompleted_other': {
    el: 'Τουλάχιστον μία από αυτές έχουν ολοκληρώσει {number}.',
    en: '{number} have completed at least one of them.',
  },
  'actions.table.touchesNobody': {
    el: 'Δεν αφορά ακόμη ωφελούμενους.',
    en: 'It concerns no mentee yet.',
  },

  'actions.table.chosenLabel': { el: 'Επιλεγμένες δράσεις', en: 'Chosen actions' },
  'actions.table.chosen_one': { el: '{count} επιλεγμένη', en: '{count} chosen' },
  'actions.table.chosen_other': { el: '{count} επιλεγμένες', en: '{count} chosen' },
  'actions.table.clearChosen': { el: 'Καμία επιλογή', en: 'Choose none' },
  'actions.table.setMany': { el: 'Αλλαγή όλων', en: 'Change all' },
  'actions.table.setManyTitle_one': { el: 'Αλλαγή {count} δράσης', en: 'Change {count} action' },
  'actions.table.setManyTitle_other': {
    el: 'Αλλαγή {count} δράσεων',
    en: 'Change {count} actions',
  },
  'actions.table.setManyConfirm': { el: 'Αλλαγή ({count})', en: 'Change ({count})' },
  'actions.table.stays': {
    el: 'Όπως είναι ({on} από {count} ναι)',
    en: 'As it is ({on} of {count} yes)',
  },
  'actions.table.setsGroup': { el: 'Νέα ομάδα για όλες', en: 'Another group for all' },
  'actions.table.groupHint': { el: 'Έναρξη / Γνωριμία', en: 'Start / Meeting' },
  'actions.table.setsDue': { el: 'Νέα προθεσμία για όλες', en: 'Another due date for all' },
  'actions.table.dueHint': {
    el: 'Κενό: χωρίς προθεσμία.',
    en: 'Empty: without a due date.',
  },

  'actions.table.new': { el: 'Νέα δράση', en: 'New action' },
  'actions.table.newTitle': { el: 'Νέα δράση', en: 'New action' },
  'actions.table.newText': {
    el: 'Μπαίνει στο τέλος, αδημοσίευτη.',
    en: 'It comes last, unpublished.',
  },
  'actions.table.newConfirm': { el: 'Δημιουργία', en: 'Make' },
  'actions.table.made': { el: 'Δημιουργήθηκε η δράση «{title}».', en: '“{title}” was made.' },
  'actions.table.quest': { el: 'Ερωτηματολόγιο', en: 'Questionnaire' },
  'actions.table.questSearch': { el: 'Αναζήτηση ερωτηματολογίου', en: 'Search a questionnaire' },
  'actions.table.noQuest': {
    el: 'Το έργο δεν έχει ακόμη ερωτηματολόγιο: φτιάξτε πρώτα ένα.',
    en: 'The project has no questionnaire yet: make one first.',
  },
  'actions.table.typeHint.1': {
    el: 'Ο μέντορας ορίζει ημερομηνία και την ολοκληρώνει.',
    en: 'The mentor sets a date and completes it.',
  },
  'actions.table.typeHint.2': {
    el: 'Όπως η συνάντηση διά ζώσης, με σύνδεσμο.',
    en: 'As a meeting in person, by a link.',
  },
  'actions.table.typeHint.3': {
    el: 'Ο ωφελούμενος κάνει κάτι, και ίσως συμπληρώνει μια φόρμα.',
    en: 'The mentee does something, and may fill in a form.',
  },
  'actions.table.typeHint.4': {
    el: 'Ο ωφελούμενος απαντά ένα ερωτηματολόγιο του έργου.',
    en: 'The mentee answers a questionnaire of the project.',
  },
  'actions.table.typeHint.5': {
    el: 'Ο ωφελούμενος ανεβάζει έγγραφο.',
    en: 'The mentee uploads a document.',
  },
  'actions.table.typeHint.6': {
    el: 'Ο ωφελούμενος υπολογίζει με ένα φύλλο.',
    en: 'The mentee calculates with a sheet.',
  },
  'actions.table.typeHint.7': {
    el: 'Εκδήλωση με πολλούς συμμετέχοντες.',
    en: 'An event with many participants.',
  },
  'actions.table.typeHint.8': {
    el: 'Κάτι που ο ωφελούμενος διαβάζει.',
    en: 'Something that the mentee reads.',
  },
})
