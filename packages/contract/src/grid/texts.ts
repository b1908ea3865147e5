import { defineTexts } from '../core/define-texts.ts'

/** The mentor's grid of mentees and actions, and the panel of one cell. */
export const gridTexts = defineTexts({
  'actions.grid.title': { el: 'Πλέγμα δράσεων', en: 'Grid of actions' },
  'actions.grid.table': {
    el: 'Πλέγμα δράσεων: γραμμές οι ωφελούμενοι, στήλες οι δράσεις',
    en: 'Grid of actions: mentees in rows, actions in columns',
  },
  'actions.grid.found_one': { el: '{number} ωφελούμενος', en: '{number} mentee' },
  'actions.grid.found_other': { el: '{number} ωφελούμενοι', en: '{number} mentees' },
  'actions.grid.foundOf': {
    el: 'Ωφελούμενοι: {number} από {all}',
    en: 'Mentees: {number} of {all}',
  },
  'actions.grid.columns': {
    el: 'Δράσεις {first}–{last} από {total}',
    en: 'Actions {first}–{last} of {total}',
  },
  'actions.grid.previousColumns': { el: 'Προηγούμενες δράσεις', en: 'Previous actions' },
  'actions.grid.nextColumns': { el: 'Επόμενες δράσεις', en: 'Next actions' },
  'actions.grid.name': { el: 'Ωφελούμενος', en: 'Mentee' },
  'actions.grid.done': { el: 'Πρόοδος', en: 'Progress' },
  'actions.grid.doneOf': { el: '{done} από {total}', en: '{done} of {total}' },
  'actions.grid.progressNote': {
    el: 'Η πρόοδος μετρά τις δράσεις που βλέπει ο ωφελούμενος, χωρίς τις ανενεργές.',
    en: 'Progress counts the actions that the mentee can see, without the inactive ones.',
  },
  'actions.grid.partial': {
    el: 'Από αυτές, μόνο όσες βλέπετε: κάποιες δεν εμφανίζονται στον ρόλο σας.',
    en: 'Of these, only those that you can see: some are hidden from your role.',
  },
  'actions.grid.noMentor': { el: 'Χωρίς μέντορα', en: 'No mentor' },
  'actions.grid.notActive': { el: 'ανενεργό άτομο', en: 'not active' },
  'actions.grid.someActions': { el: 'για ορισμένες δράσεις', en: 'for some actions' },
  'actions.grid.loadingRow': { el: 'Φορτώνεται…', en: 'Loading…' },
  'actions.grid.loading': { el: 'Το πλέγμα φορτώνεται…', en: 'The grid is loading…' },

  'actions.grid.state.todo': { el: 'Δεν έχει αρχίσει', en: 'Not started' },
  'actions.grid.state.scheduled': { el: 'Προγραμματισμένη', en: 'Scheduled' },
  'actions.grid.state.done': { el: 'Ολοκληρωμένη', en: 'Done' },
  'actions.grid.state.overdue': { el: 'Εκπρόθεσμη', en: 'Overdue' },
  'actions.grid.state.inactive': { el: 'Η δράση είναι ανενεργή', en: 'The action is inactive' },
  'actions.grid.state.unshown': { el: 'Δεν αφορά το άτομο', en: 'Not for this person' },
  'actions.grid.state.notYours': { el: 'Όχι στην ευθύνη σας', en: 'Not in your charge' },
  'actions.grid.legend': { el: 'Υπόμνημα', en: 'Legend' },
  'actions.grid.legend.inactive': { el: 'Ανενεργή', en: 'Inactive' },

  'actions.grid.type.1': { el: 'Συνάντηση διά ζώσης', en: 'Meeting in person' },
  'actions.grid.type.2': { el: 'Διαδικτυακή συνάντηση', en: 'Online meeting' },
  'actions.grid.type.3': { el: 'Εργασία', en: 'Task' },
  'actions.grid.type.4': { el: 'Ερωτηματολόγιο', en: 'Questionnaire' },
  'actions.grid.type.5': { el: 'Υποβολή εγγράφου', en: 'Document upload' },
  'actions.grid.type.6': { el: 'Υπολογιστικό φύλλο', en: 'Calculator' },
  'actions.grid.type.7': { el: 'Εκδήλωση', en: 'Conference' },
  'actions.grid.type.8': { el: 'Ενημέρωση', en: 'Information' },

  'actions.grid.due': { el: 'έως {date}', en: 'by {date}' },
  'actions.grid.header': {
    el: 'Ολοκληρώθηκε για {done} από {total}, εκπρόθεσμη για {overdue}.',
    en: 'Done for {done} of {total}, overdue for {overdue}.',
  },
  'actions.grid.headerMenu': { el: 'Επιλογές στήλης: {title}', en: 'Column options: {title}' },

  'actions.grid.search': { el: 'Αναζήτηση ωφελουμένου', en: 'Search mentees' },
  'actions.grid.searchHint': { el: 'Όνομα ή επώνυμο', en: 'First or last name' },
  'actions.grid.filters': { el: 'Φίλτρα', en: 'Filters' },
  'actions.grid.filtersOn_one': { el: 'Φίλτρα: {count} ενεργό', en: 'Filters: {count} on' },
  'actions.grid.filtersOn_other': { el: 'Φίλτρα: {count} ενεργά', en: 'Filters: {count} on' },
  'actions.grid.clearFilters': { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
  'actions.grid.showResults': { el: 'Εμφάνιση αποτελεσμάτων', en: 'Show results' },
  'actions.grid.filter.type': { el: 'Είδος δράσης', en: 'Type of action' },
  'actions.grid.filter.type.all': { el: 'Όλα τα είδη', en: 'All types' },
  'actions.grid.filter.type.meet': { el: 'Συναντήσεις', en: 'Meetings' },
  'actions.grid.filter.type.other': { el: 'Άλλες δράσεις', en: 'Other actions' },
  'actions.grid.filter.group': { el: 'Ομάδα δράσεων', en: 'Group of actions' },
  'actions.grid.filter.group.all': { el: 'Όλες οι ομάδες', en: 'All groups' },
  'actions.grid.filter.state': { el: 'Κατάσταση', en: 'State' },
  'actions.grid.filter.state.all': { el: 'Κάθε κατάσταση', en: 'Any state' },
  'actions.grid.filter.state.in': { el: '{state}: {title}', en: '{state}: {title}' },
  'actions.grid.filter.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'actions.grid.filter.mentor.all': { el: 'Όλοι οι μέντορες', en: 'All mentors' },
  'actions.grid.filter.mentor.chosen': { el: 'Επιλεγμένος μέντορας', en: 'Chosen mentor' },
  'actions.grid.filter.coord': { el: 'Επόπτης ή συντονιστής', en: 'Supervisor or coordinator' },
  'actions.grid.filter.coord.all': { el: 'Όλοι', en: 'All' },
  'actions.grid.filter.coord.chosen': { el: 'Το άτομο που επιλέξατε', en: 'Chosen person' },
  'actions.grid.filter.fields.none': {
    el: 'Κανένα στοιχείο των ωφελουμένων δεν έχει τιμές για φιλτράρισμα.',
    en: 'No detail of the mentees has values to filter by.',
  },
  'actions.grid.filter.active': { el: 'Ωφελούμενοι', en: 'Mentees' },
  'actions.grid.filter.active.all': { el: 'Όλοι', en: 'All' },
  'actions.grid.filter.active.yes': { el: 'Μόνο ενεργοί', en: 'Only active' },
  'actions.grid.filter.active.no': { el: 'Μόνο ανενεργοί', en: 'Only not active' },

  'actions.grid.sort': { el: 'Ταξινόμηση', en: 'Sort by' },
  'actions.grid.sort.last_name': { el: 'Επώνυμο', en: 'Last name' },
  'actions.grid.sort.first_name': { el: 'Όνομα', en: 'First name' },
  'actions.grid.sort.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'actions.grid.sort.done': { el: 'Πρόοδος', en: 'Progress' },
  'actions.grid.sort.ascending': { el: 'Αύξουσα σειρά', en: 'Ascending' },
  'actions.grid.sort.descending': { el: 'Φθίνουσα σειρά', en: 'Descending' },
  'actions.grid.sort.byColumn': { el: 'Στήλη: {title}', en: 'Column: {title}' },

  'actions.grid.menu.ascending': { el: 'Πρώτα όσοι εκκρεμούν', en: 'Pending first' },
  'actions.grid.menu.descending': { el: 'Πρώτα όσοι ολοκλήρωσαν', en: 'Done first' },
  'actions.grid.menu.state': { el: 'Μόνο όσοι είναι σε κατάσταση:', en: 'Only those who are:' },

  'actions.grid.empty.title': { el: 'Δεν υπάρχουν ακόμη ωφελούμενοι', en: 'No mentees yet' },
  'actions.grid.empty.mentor': {
    el: 'Δεν σας έχουν ανατεθεί ωφελούμενοι σε αυτό το έργο. Μόλις γίνει μια ανάθεση, θα εμφανιστεί εδώ μαζί με τις δράσεις. Αν την περιμένατε, μιλήστε με όσους συντονίζουν το έργο.',
    en: 'No mentee has been assigned to you in this project. As soon as one is, they will appear here with their actions. If you were expecting someone, talk to your coordinator.',
  },
  'actions.grid.empty.overseer': {
    el: 'Κανένας ωφελούμενος δεν είναι στην ευθύνη σας σε αυτό το έργο. Ελέγξτε ότι βρίσκεστε στο σωστό έργο και ρόλο, ή ζητήστε να γίνουν οι συνδέσεις.',
    en: 'No mentee is in your charge in this project. Check that you are in the right project and role, or ask for the links to be made.',
  },
  'actions.grid.empty.filtered': {
    el: 'Κανένας ωφελούμενος με αυτά τα φίλτρα',
    en: 'No mentee with these filters',
  },
  'actions.grid.empty.filteredHint': {
    el: 'Αλλάξτε ή καθαρίστε τα φίλτρα για να δείτε ξανά και τους {all}.',
    en: 'Change or clear the filters to see all {all} again.',
  },
  'actions.grid.empty.columns': {
    el: 'Καμία δράση με αυτά τα φίλτρα',
    en: 'No action with these filters',
  },
  'actions.grid.empty.columnsHint': {
    el: 'Επιλέξτε άλλο είδος ή άλλη ομάδα δράσεων.',
    en: 'Choose another type or group of actions.',
  },
  'actions.grid.empty.actions': {
    el: 'Το έργο δεν έχει ακόμη δράσεις',
    en: 'The project has no actions yet',
  },
  'actions.grid.empty.actionsHint': {
    el: 'Οι δράσεις εμφανίζονται εδώ μόλις δημοσιευθούν από τη διαχείριση του έργου.',
    en: "Actions appear here once the project's administration publishes them.",
  },
  'actions.grid.failed': { el: 'Το πλέγμα δεν φορτώθηκε', en: 'The grid did not load' },
  'actions.grid.failedPage': {
    el: 'Κάποιες γραμμές δεν φορτώθηκαν.',
    en: 'Some rows did not load.',
  },
  'actions.grid.retry': { el: 'Δοκιμή ξανά', en: 'Try again' },

  'actions.grid.keysText': {
    el: 'Βέλη: μετακίνηση. Home, End: άκρα της γραμμής. Ctrl+Home, Ctrl+End: άκρα του πλέγματος. Enter: άνοιγμα. Διάστημα: ολοκλήρωση. Shift+βέλη και Ctrl+C: αντιγραφή.',
    en: 'Arrows: move. Home, End: ends of the row. Ctrl+Home, Ctrl+End: corners of the grid. Enter: open. Space: complete. Shift+arrows and Ctrl+C: copy.',
  },
  'actions.grid.copied_one': { el: 'Αντιγράφηκε {count} κελί', en: '{count} cell copied' },
  'actions.grid.copied_other': { el: 'Αντιγράφηκαν {count} κελιά', en: '{count} cells copied' },
  'actions.grid.copyWait': {
    el: 'Η επιλογή έχει γραμμές που φορτώνονται ακόμη· δοκιμάστε ξανά σε λίγο.',
    en: 'The selection has rows that are still loading; try again in a moment.',
  },
  'actions.grid.sorted': { el: 'Ταξινόμηση: {by}', en: 'Sorted by {by}' },

  'actions.grid.completed': {
    el: 'Ολοκληρώθηκε: {name}, {title}',
    en: 'Completed: {name}, {title}',
  },
  'actions.grid.undone': { el: 'Αναιρέθηκε: {name}, {title}', en: 'Taken back: {name}, {title}' },
  'actions.grid.alreadyDone': {
    el: 'Είναι ήδη ολοκληρωμένη: {name}, {title}',
    en: 'Already done: {name}, {title}',
  },
  'actions.grid.refused': {
    el: 'Δεν ολοκληρώθηκε: {name}, {title}. Ίσως δεν ισχύουν ακόμη οι προϋποθέσεις της.',
    en: 'Not completed: {name}, {title}. Its conditions may not hold yet.',
  },
  'actions.grid.otherRow': {
    el: 'Η λίστα άλλαξε: στη θέση αυτή βρίσκεται τώρα: {name}. Πατήστε ξανά, αν εννοείτε αυτό το άτομο.',
    en: 'The list has changed: {name} is here now. Press again if you mean this person.',
  },
  'actions.grid.readOnly': {
    el: 'Με τον ρόλο σας βλέπετε το πλέγμα χωρίς να το αλλάζετε.',
    en: 'Your role shows the grid without changing it.',
  },

  'actions.grid.print': { el: 'Εκτύπωση', en: 'Print' },
  'actions.grid.print.title': { el: 'Εκτύπωση του πλέγματος', en: 'Print the grid' },
  'actions.grid.print.lead_one': {
    el: 'Θα τυπωθεί {number} ωφελούμενος, με τα φίλτρα που ισχύουν τώρα.',
    en: '{number} mentee will be printed, with the filters that are on now.',
  },
  'actions.grid.print.lead_other': {
    el: 'Θα φορτωθούν και θα τυπωθούν και οι {number} ωφελούμενοι, με τα φίλτρα και τη σειρά που ισχύουν τώρα.',
    en: 'All {number} mentees will be loaded and printed, with the filters and the order that are on now.',
  },
  'actions.grid.print.tooMany': {
    el: 'Ωφελούμενοι που βρίσκουν τα φίλτρα: {number}. Τυπώνονται έως {most}: οι πρώτοι, με την τωρινή σειρά. Για όλους, στενέψτε τα φίλτρα ή πάρτε το αρχείο της εξαγωγής.',
    en: 'Mentees that the filters find: {number}. At most {most} are printed: the first ones, in the present order. For all of them, narrow the filters or export a file.',
  },
  'actions.grid.print.running': { el: 'Η λίστα φορτώνεται', en: 'The list is being loaded' },
  'actions.grid.print.start': { el: 'Εκτύπωση', en: 'Print' },

  'actions.grid.card.progress_one': {
    el: '{done} από {total} δράση',
    en: '{done} of {total} action',
  },
  'actions.grid.card.progress_other': {
    el: '{done} από {total} δράσεις',
    en: '{done} of {total} actions',
  },
  'actions.grid.card.partial_one': {
    el: '{done} από {total} δράση που βλέπετε',
    en: '{done} of {total} action that you can see',
  },
  'actions.grid.card.partial_other': {
    el: '{done} από {total} δράσεις που βλέπετε',
    en: '{done} of {total} actions that you can see',
  },
  'actions.grid.card.next': { el: 'Επόμενη: {title}', en: 'Next: {title}' },
  'actions.grid.card.allDone': { el: 'Όλες οι δράσεις έχουν γίνει', en: 'All actions are done' },
  'actions.grid.card.expand': { el: 'Όλες οι δράσεις', en: 'All actions' },
  'actions.grid.card.collapse': { el: 'Λιγότερα', en: 'Less' },
})
