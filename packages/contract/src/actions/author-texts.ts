import { defineTexts } from '../core/define-texts.ts'

/** Writing actions: the page of one action. */
export const authorTexts = defineTexts({
  'rule.expression': {
    el: 'Η συνθήκη δεν διαβάζεται. Ελέγξτε παρενθέσεις, εισαγωγικά και τελεστές.',
    en: 'The condition cannot be read. Check brackets, quotes and operators.',
  },
  'rule.unknown_name': {
    el: 'Η συνθήκη διαβάζει ένα όνομα που δεν υπάρχει.',
    en: 'The condition reads a name that does not exist.',
  },
  'rule.form_field_name': {
    el: 'Το όνομα αρχίζει με λατινικό γράμμα και έχει μόνο λατινικά γράμματα, ψηφία και κάτω παύλα.',
    en: 'The name begins with a Latin letter and has only Latin letters, digits and underscores.',
  },
  'rule.action_shared': {
    el: 'Η δράση ανήκει και σε έργο που δεν διαχειρίζεστε.',
    en: 'The action also belongs to a project that you do not manage.',
  },

  'actions.author.tabs': { el: 'Μέρη της δράσης', en: 'Parts of the action' },
  'actions.author.tab.content': { el: 'Περιεχόμενο', en: 'Content' },
  'actions.author.tab.form': { el: 'Φόρμα', en: 'Form' },
  'actions.author.tab.project': { el: 'Στο έργο αυτό', en: 'In this project' },
  'actions.author.tab.history': { el: 'Ιστορικό', en: 'History' },
  'actions.author.yes': { el: 'Ναι', en: 'Yes' },
  'actions.author.no': { el: 'Όχι', en: 'No' },
  'actions.author.fieldOf': { el: 'Πεδίο: {label}', en: 'Field: {label}' },
  'actions.author.state.published': { el: 'Δημοσιευμένη', en: 'Published' },
  'actions.author.state.publishedText': {
    el: 'Οι ωφελούμενοι βλέπουν την έκδοση {version} ({who}).',
    en: 'Mentees see version {version} ({who}).',
  },
  'actions.author.state.unpublished': { el: 'Αδημοσίευτη', en: 'Not published' },
  'actions.author.state.unpublishedText': {
    el: 'Στο έργο αυτό δεν τη βλέπουν ακόμη ούτε ωφελούμενοι ούτε μέντορες.',
    en: 'No mentee or mentor of this project sees it yet.',
  },
  'actions.author.state.publish': { el: 'Δημοσίευση στο έργο', en: 'Publish in the project' },
  'actions.author.state.saveFirst': {
    el: 'Αποθηκεύστε πρώτα όσα γράψατε και μετά δημοσιεύστε τη δράση.',
    en: 'Save what you have written first, then publish the action.',
  },
  'actions.author.state.missing': {
    el: 'Πριν δημοσιευτεί χρειάζεται ακόμη:',
    en: 'Before it can be published, it still needs:',
  },
  'actions.author.state.takeBack': { el: 'Απόσυρση από το έργο', en: 'Take back from the project' },
  'actions.author.state.takeBackTitle': {
    el: 'Απόσυρση της δράσης;',
    en: 'Take the action back?',
  },
  'actions.author.state.takeBackText_one': {
    el: 'Δεν θα φαίνεται πια στο έργο. Ένα άτομο την έχει αρχίσει ή ολοκληρώσει· ό,τι έγραψε μένει.',
    en: 'Nobody in the project will see it. One mentee has begun or completed it; what they wrote stays.',
  },
  'actions.author.state.takeBackText_other': {
    el: 'Δεν θα τη βλέπει κανείς στο έργο. {count} ωφελούμενοι την έχουν αρχίσει ή ολοκληρώσει· ό,τι έγραψαν μένει.',
    en: 'Nobody in the project will see it. {count} mentees have begun or completed it; what they wrote stays.',
  },
  'actions.author.state.nowPublished': {
    el: 'Η δράση δημοσιεύτηκε στο έργο.',
    en: 'The action is published in the project.',
  },
  'actions.author.state.nowTakenBack': {
    el: 'Η δράση αποσύρθηκε από το έργο.',
    en: 'The action has been taken back from the project.',
  },
  'actions.author.draft': { el: 'Πρόχειρο', en: 'Draft' },
  'actions.author.draft.text': {
    el: 'Από κάτω είναι το πρόχειρο ({who}). Το βλέπουν μόνο όσοι γράφουν δράσεις, ώσπου να δημοσιευτεί.',
    en: 'Below is the draft ({who}). Only those who write actions see it, until it is published.',
  },
  'actions.author.draft.older': {
    el: 'Από τότε που άρχισε, δημοσιεύτηκε η έκδοση {version}.',
    en: 'Since it was begun, version {version} has been published.',
  },
  'actions.author.draft.save': { el: 'Αποθήκευση προχείρου', en: 'Save draft' },
  'actions.author.draft.saved': {
    el: 'Το πρόχειρο αποθηκεύτηκε. Οι ωφελούμενοι δεν το βλέπουν ακόμη.',
    en: 'The draft has been saved. Mentees do not see it yet.',
  },
  'actions.author.draft.publish': { el: 'Δημοσίευση αλλαγών…', en: 'Publish changes…' },
  'actions.author.draft.publishTitle': {
    el: 'Δημοσίευση των αλλαγών;',
    en: 'Publish the changes?',
  },
  'actions.author.draft.publishConfirm': { el: 'Δημοσίευση', en: 'Publish' },
  'actions.author.draft.begunNobody': {
    el: 'Κανένας ωφελούμενος δεν έχει αρχίσει ακόμη τη δράση.',
    en: 'No mentee has begun the action yet.',
  },
  'actions.author.draft.published': {
    el: 'Οι αλλαγές δημοσιεύτηκαν.',
    en: 'The changes have been published.',
  },
  'actions.author.draft.differences': { el: 'Τι αλλάζει', en: 'What changes' },
  'actions.author.draft.same': {
    el: 'Δεν αλλάζει τίποτε από όσα βλέπουν οι ωφελούμενοι.',
    en: 'Nothing changes of what mentees see.',
  },
  'actions.author.draft.before': { el: 'Δημοσιευμένο', en: 'Published' },
  'actions.author.draft.after': { el: 'Πρόχειρο', en: 'Draft' },
  'actions.author.draft.discard': { el: 'Απόρριψη προχείρου', en: 'Discard draft' },
  'actions.author.draft.discardTitle': {
    el: 'Απόρριψη του προχείρου;',
    en: 'Discard the draft?',
  },
  'actions.author.draft.discardText': {
    el: 'Όσα δεν δημοσιεύτηκαν χάνονται. Ό,τι βλέπουν οι ωφελούμενοι μένει.',
    en: 'What has not been published is lost. What mentees see stays.',
  },
  'actions.author.draft.discarded': {
    el: 'Το πρόχειρο απορρίφθηκε.',
    en: 'The draft has been discarded.',
  },
  'actions.author.completion.by': { el: 'Ποιος την ολοκληρώνει', en: 'Who completes it' },
  'actions.author.completion.by.either': {
    el: 'Ο ωφελούμενος ή ο μέντορας',
    en: 'The mentee or the mentor',
  },
  'actions.author.completion.by.mentee': { el: 'Μόνο ο ωφελούμενος', en: 'The mentee only' },
  'actions.author.completion.by.mentor': { el: 'Μόνο ο μέντορας', en: 'The mentor only' },
  'actions.author.completion.by.automatic': {
    el: 'Μόνη της, όταν υπάρχουν όλα',
    en: 'By itself, once everything is there',
  },
  'actions.author.completion.fields': {
    el: 'Χρειάζονται τα απαραίτητα πεδία της φόρμας',
    en: 'The required fields of the form are needed',
  },
  'actions.author.completion.condition': {
    el: 'Ολοκληρώνεται μόνο όταν',
    en: 'It is completed only when',
  },
  'actions.author.bar': { el: 'Αποθήκευση περιεχομένου', en: 'Saving the content' },
  'actions.author.unsaved': {
    el: 'Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν.',
    en: 'There are unsaved changes.',
  },
  'actions.author.correct': { el: 'Διορθώστε: {tab}', en: 'Correct: {tab}' },
  'actions.author.project': { el: 'Η δράση στο έργο αυτό', en: 'The action in this project' },
  'actions.author.projectHint': {
    el: 'Ισχύει μόνο εδώ. Το περιεχόμενο είναι το ίδιο σε κάθε έργο που έχει τη δράση.',
    en: 'It holds here only. The content is the same in each project that has the action.',
  },
  'actions.author.project.save': { el: 'Αποθήκευση για το έργο', en: 'Save for the project' },
  'actions.author.project.saved': {
    el: 'Οι ρυθμίσεις της δράσης στο έργο αποθηκεύτηκαν.',
    en: 'The settings of the action in the project have been saved.',
  },
  'actions.author.back': { el: 'Πίνακας δράσεων', en: 'Table of actions' },
  'actions.author.notFound': {
    el: 'Η δράση δεν ανήκει στο έργο αυτό.',
    en: 'The action does not belong to this project.',
  },
  'actions.author.shared_one': {
    el: 'Η δράση ανήκει και στο έργο {names}: ό,τι αλλάξετε αλλάζει κι εκεί.',
    en: 'The action also belongs to the project {names}: what you change changes there too.',
  },
  'actions.author.shared_other': {
    el: 'Η δράση ανήκει και στα έργα {names}: ό,τι αλλάξετε αλλάζει κι εκεί.',
    en: 'The action also belongs to the projects {names}: what you change changes there too.',
  },
  'actions.author.begun_one': {
    el: 'Ένα άτομο έχει αρχίσει ή ολοκληρώσει τη δράση. Ό,τι έχει γράψει μένει.',
    en: 'One mentee has begun or completed the action. What they wrote stays.',
  },
  'actions.author.begun_other': {
    el: '{count} ωφελούμενοι έχουν αρχίσει ή ολοκληρώσει τη δράση. Ό,τι έχουν γράψει μένει.',
    en: '{count} mentees have begun or completed the action. What they wrote stays.',
  },
  'actions.author.words': { el: 'Τι λέει', en: 'What it says' },
  'actions.author.title': { el: 'Τίτλος', en: 'Title' },
  'actions.author.descr': { el: 'Περιγραφή', en: 'Description' },
  'actions.author.descrHint': {
    el: 'Τι χρειάζεται να κάνει ο ωφελούμενος. Μπορεί να έχει λίστες, συνδέσμους και εικόνες.',
    en: 'What the mentee has to do. It may have lists, links and pictures.',
  },
  'actions.author.conditions': { el: 'Ποιος τη βλέπει και πότε', en: 'Who sees it, and when' },
  'actions.author.conditionsHint': {
    el: "Μια κενή συνθήκη ισχύει για όλους. Παράδειγμα: user.sector == 'Υγεία' && completion['12']",
    en: "An empty condition holds for everybody. For example: user.sector == 'Health' && completion['12']",
  },
  'actions.author.show': { el: 'Εμφανίζεται όταν', en: 'It is shown when' },
  'actions.author.enable': { el: 'Ανοίγει όταν', en: 'It is open when' },
  'actions.author.syntax': {
    el: 'Δεν διαβάζεται μετά τον χαρακτήρα {column}, μετά το «{near}».',
    en: 'It cannot be read after character {column}, after “{near}”.',
  },
  'actions.author.syntaxAtStart': {
    el: 'Δεν διαβάζεται από τον πρώτο χαρακτήρα.',
    en: 'It cannot be read from its first character.',
  },
  'actions.author.unknown': {
    el: 'Δεν υπάρχει όνομα «{name}». Υπάρχουν: {names}.',
    en: 'There is no name “{name}”. There are: {names}.',
  },
  'actions.author.unknownReads': {
    el: 'Οι συνθήκες διαβάζουν κάτι που δεν υπάρχει στο έργο: {names}. Η δράση ίσως δεν εμφανίζεται σε κανένα άτομο.',
    en: 'The conditions read what is not in the project: {names}. The action may be shown to nobody.',
  },
  'actions.author.names': { el: 'Ονόματα που διαβάζει η συνθήκη', en: 'Names that it can read' },
  'actions.author.try': { el: 'Ποιος θα την έβλεπε τώρα;', en: 'Who would see it now?' },
  'actions.author.tried': {
    el: 'Από τους {mentees} ενεργούς ωφελούμενους, τη βλέπουν {shown} και είναι ανοιχτή σε {enabled}.',
    en: 'Of {mentees} active mentees, {shown} see it and it is open to {enabled}.',
  },
  'actions.author.triedNobody': {
    el: 'Το έργο δεν έχει ενεργούς ωφελούμενους.',
    en: 'The project has no active mentees.',
  },
  'actions.author.triedFirst': {
    el: 'Οι πρώτοι με αλφαβητική σειρά:',
    en: 'The first ones, by name:',
  },
  'actions.author.state.hidden': { el: 'δεν τη βλέπει', en: 'does not see it' },
  'actions.author.state.closed': { el: 'τη βλέπει, κλειστή', en: 'sees it, not open yet' },
  'actions.author.state.open': { el: 'ανοιχτή', en: 'open' },
  'actions.author.form': { el: 'Τι συμπληρώνει ο ωφελούμενος', en: 'What the mentee fills in' },
  'actions.author.addField': { el: 'Νέο πεδίο', en: 'New field' },
  'actions.author.label': { el: 'Ερώτηση', en: 'Question' },
  'actions.author.type': { el: 'Είδος απάντησης', en: 'Kind of answer' },
  'actions.author.type.text': { el: 'Σύντομο κείμενο', en: 'Short text' },
  'actions.author.type.textarea': { el: 'Μεγάλο κείμενο', en: 'Long text' },
  'actions.author.type.number': { el: 'Αριθμός', en: 'Number' },
  'actions.author.type.date': { el: 'Ημερομηνία', en: 'Date' },
  'actions.author.type.time': { el: 'Ώρα', en: 'Time' },
  'actions.author.type.radio': { el: 'Μία επιλογή', en: 'One choice' },
  'actions.author.type.select': {
    el: 'Μία επιλογή από αναδυόμενη λίστα',
    en: 'One choice from a dropdown',
  },
  'actions.author.type.multiple': { el: 'Πολλές επιλογές', en: 'Several choices' },
  'actions.author.type.yesno': { el: 'Ναι ή όχι', en: 'Yes or no' },
  'actions.author.type.scale': { el: 'Κλίμακα', en: 'Scale' },
  'actions.author.type.stars': { el: 'Αστέρια', en: 'Stars' },
  'actions.author.type.checkbox': { el: 'Κουτάκι που επιλέγεται', en: 'Box to tick' },
  'actions.author.type.info': { el: 'Κείμενο χωρίς απάντηση', en: 'Text without an answer' },
  'actions.author.type.heading': { el: 'Επικεφαλίδα ενότητας', en: 'Heading of a section' },
  'actions.author.required': { el: 'Απαραίτητο', en: 'Required' },
  'actions.author.options': { el: 'Επιλογές, μία σε κάθε γραμμή', en: 'Choices, one on each line' },
  'actions.author.optionsEn': {
    el: 'Οι ίδιες στα αγγλικά, με την ίδια σειρά',
    en: 'The same in English, in the same order',
  },
  'actions.author.name': {
    el: 'Όνομα στις συνθήκες και στις εξαγωγές',
    en: 'Name in conditions and exports',
  },
  'actions.author.nameKept': {
    el: 'Ό,τι έχει γραφτεί φυλάσσεται με αυτό το όνομα, γι’ αυτό δεν αλλάζει.',
    en: 'What was written is kept under this name, so it does not change.',
  },
  'actions.author.removeField': { el: 'Αφαίρεση: {label}', en: 'Remove: {label}' },
  'actions.author.up': { el: 'Πιο πάνω: {label}', en: 'Move up: {label}' },
  'actions.author.down': { el: 'Πιο κάτω: {label}', en: 'Move down: {label}' },
  'actions.author.preview': { el: 'Προεπισκόπηση', en: 'Preview' },
  'actions.author.preview.as': { el: 'Όπως τη βλέπει', en: 'As seen by' },
  'actions.author.preview.language': { el: 'Γλώσσα προεπισκόπησης', en: 'Language of the preview' },
  'actions.author.preview.el': { el: 'Ελληνικά', en: 'Greek' },
  'actions.author.preview.en': { el: 'Αγγλικά', en: 'English' },
  'actions.author.preview.for': { el: 'Για ποιο άτομο', en: 'For which mentee' },
  'actions.author.preview.search': {
    el: 'Αναζήτηση ωφελουμένου',
    en: 'Search a mentee',
  },
  'actions.author.preview.first': {
    el: 'Οι πρώτοι με αλφαβητική σειρά ({count}).',
    en: 'The first by name ({count}).',
  },
  'actions.author.preview.unpublished': {
    el: 'Δεν τη βλέπει ακόμη κανείς: η δράση είναι αδημοσίευτη.',
    en: 'Nobody sees it yet: the action is not published.',
  },
  'actions.author.preview.answers': {
    el: 'Διαβάζει τι απάντησε ο ωφελούμενος σε:',
    en: 'They read what the mentee answered to:',
  },
  'actions.author.why': { el: 'Δεν ισχύει:', en: 'This does not hold:' },
  'actions.author.whyValue': { el: '{name} είναι {value}', en: '{name} is {value}' },
  'actions.author.roleTitles': { el: 'Άλλος τίτλος ανά ρόλο', en: 'Another title by role' },
  'actions.author.roleTitlesHint': {
    el: 'Όπου μείνει κενός, ο ρόλος βλέπει τον τίτλο όλων.',
    en: 'Where it is left empty, the role sees the title for everybody.',
  },
  'actions.author.roleTitle.Mentee': { el: 'Τίτλος για ωφελούμενους', en: 'Title for mentees' },
  'actions.author.roleTitle.Mentor': { el: 'Τίτλος για μέντορες', en: 'Title for mentors' },
  'actions.author.roleTitle.Supervisor': { el: 'Τίτλος για επόπτες', en: 'Title for supervisors' },
  'actions.author.quest': { el: 'Ερωτηματολόγιο', en: 'Questionnaire' },
  'actions.author.questLabel': { el: 'Τι ρωτά η δράση', en: 'What the action asks' },
  'actions.author.completion': { el: 'Πότε ολοκληρώνεται', en: 'When it is completed' },
  'actions.author.completion.hint': {
    el: 'Ισχύει μαζί με ό,τι ζητά ο τύπος της δράσης. Όσοι εποπτεύουν ολοκληρώνουν κάθε δράση.',
    en: 'This holds beside what the type of the action asks. Those who oversee complete any action.',
  },
  'actions.author.completion.conditionHint': {
    el: "Διαβάζει ό,τι και οι άλλες συνθήκες, π.χ. data.steps != '' ή completion['12']. Κενή ισχύει πάντα.",
    en: "It reads what the other conditions do, such as data.steps != '' or completion['12']. Empty, it always holds.",
  },
  'actions.author.untitled': { el: '(χωρίς ερώτηση)', en: '(no question)' },
  'actions.author.save': { el: 'Αποθήκευση', en: 'Save' },
  'actions.author.saved': { el: 'Η δράση αποθηκεύτηκε.', en: 'The action has been saved.' },
  'actions.author.leaveTitle': { el: 'Έξοδος χωρίς αποθήκευση;', en: 'Leave without saving?' },
  'actions.author.leaveText': {
    el: 'Όσα αλλάξατε στη δράση θα χαθούν.',
    en: 'What you changed in the action will be lost.',
  },
  'actions.author.leave': { el: 'Έξοδος', en: 'Leave' },
  'actions.author.history': { el: 'Παλαιότερες εκδόσεις', en: 'Earlier versions' },
  'actions.author.historyNone': {
    el: 'Το περιεχόμενο δεν έχει αλλάξει από τότε που φτιάχτηκε η δράση.',
    en: 'The content has not changed since the action was made.',
  },
  'actions.author.version': { el: 'Έκδοση {version}', en: 'Version {version}' },
  'actions.author.restore': { el: 'Επαναφορά στη φόρμα', en: 'Bring back into the form' },
  'actions.author.restored': {
    el: 'Η έκδοση {version} είναι στη φόρμα. Ισχύει μόλις την αποθηκεύσετε.',
    en: 'Version {version} is in the form. It holds once you save it.',
  },

  'route.root.defaultlayout.project.admin.action.content.title': {
    el: 'Περιεχόμενο δράσης',
    en: 'Content of an action',
  },
})
