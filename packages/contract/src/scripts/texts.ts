import { defineTexts } from '../core/define-texts.ts'

/** What the tools for completion scripts say. */
export const scriptsTexts = defineTexts({
  'activity.scripts.saved': {
    el: '{who} αποθήκευσε σενάριο ολοκλήρωσης',
    en: '{who} saved a completion script',
  },
  'activity.scripts.ran': {
    el: '{who} ολοκλήρωσε δράση για {whom} και εκτελέστηκε το σενάριό της',
    en: '{who} completed an action for {whom} and its script ran',
  },
  'activity.scripts.ran.self': {
    el: '{who} ολοκλήρωσε δράση και εκτελέστηκε το σενάριό της',
    en: '{who} completed an action and its script ran',
  },
  'notifications.group.scripts': {
    el: 'Μηνύματα του προγράμματος',
    en: 'Messages of the programme',
  },
  'notifications.kind.scripts.said': { el: '{title}', en: '{title}' },
  'notifications.choice.scripts.said': {
    el: 'Μηνύματα όταν ολοκληρώνεται μια δράση',
    en: 'Messages when an action is completed',
  },
  'rule.completion_refused': {
    el: 'Η δράση δεν ολοκληρώνεται ακόμη.',
    en: 'The action is not to be completed yet.',
  },
  'rule.completion_script_failed': {
    el: 'Η δράση δεν ολοκληρώθηκε: το σενάριο ολοκλήρωσής της δεν εκτελείται σωστά. Ενημερώστε τη διαχείριση του έργου.',
    en: 'The action was not completed: its completion script does not run as it should. Please tell whoever manages the project.',
  },
  'privacy.table.completion_script_runs': {
    el: 'Σενάρια ολοκλήρωσης',
    en: 'Completion scripts',
  },
  'privacy.column.ran_at': { el: 'Εκτελέστηκε', en: 'Run on' },
  'privacy.column.refusal': { el: 'Γιατί δεν ολοκληρώθηκε', en: 'Why it was not completed' },
  'privacy.column.effects': { el: 'Τι έγινε', en: 'What was done' },
  'scripts.heading': { el: 'Σενάρια ολοκλήρωσης', en: 'Completion scripts' },
  'scripts.lead': {
    el: 'Τι συμβαίνει όταν ολοκληρώνεται μια δράση: το σενάριο μπορεί να την αρνηθεί, να γράψει στοιχεία, να ορίσει ημερομηνίες και να στείλει μηνύματα.',
    en: 'What happens when an action is completed: the script can refuse it, write data, set dates and send messages.',
  },
  'scripts.has': { el: 'Έκδοση {version}', en: 'Version {version}' },
  'scripts.failed': { el: 'Αποτυχίες: {count}', en: 'Failures: {count}' },
  'scripts.noActions': { el: 'Το έργο δεν έχει δράσεις', en: 'The project has no actions' },
  'scripts.noActionsText': {
    el: 'Σενάριο γράφεται για μια δράση: προσθέστε πρώτα δράσεις στο έργο.',
    en: 'A script is written for an action: add actions to the project first.',
  },
  'scripts.code': { el: 'Σενάριο (JavaScript)', en: 'Script (JavaScript)' },
  'scripts.code.hint': {
    el: 'Διαβάζει: mentee, action, data, completion, project, by, today. Κάνει: refuse(πρόταση), setField(πεδίο, τιμή), setData(δράση, δεδομένα), setDate(δράση, ημέρα), extendDue(δράση, ημέρα, λόγος), planMeeting(δράση, ώρα), notify(μήνυμα, «mentee» ή «mentor»). Έως 50 ενέργειες, 400 ms. Κενό σενάριο: καμία ενέργεια.',
    en: 'Reads: mentee, action, data, completion, project, by, today. Does: refuse(sentence), setField(field, value), setData(action, data), setDate(action, day), extendDue(action, day, reason), planMeeting(action, time), notify(message, “mentee” or “mentor”). Up to 50 things, 400 ms. An empty script does nothing.',
  },
  'scripts.local': {
    el: 'Μόνο έλεγχος, και στη σελίδα όποιου ολοκληρώνει (Local)',
    en: 'A check alone, in the page of whoever completes too (Local)',
  },
  'scripts.local.hint': {
    el: 'Απαντά αμέσως, πριν σταλεί κάτι, και εκτελείται ξανά στον διακομιστή: ισχύει και στο πλέγμα και για πολλούς μαζί. Μόνο το refuse έχει αποτέλεσμα.',
    en: 'It answers at once, before anything is sent, and runs on the server again: it holds in the grid and for many at once too. Only refuse has an effect.',
  },
  'scripts.save': { el: 'Αποθήκευση', en: 'Save' },
  'scripts.saved': { el: 'Αποθηκεύτηκε', en: 'Saved' },
  'scripts.changed': { el: 'Από {name}, {at}', en: 'By {name}, {at}' },
  'scripts.somebody': { el: 'άγνωστο', en: 'unknown' },
  'scripts.try': { el: 'Δοκιμή', en: 'Try it' },
  'scripts.try.lead': {
    el: 'Δείτε τι θα έκανε για ένα άτομο. Δεν γράφεται τίποτα.',
    en: 'See what it would do for a mentee. Nothing is written.',
  },
  'scripts.mentee': { el: 'Ωφελούμενος', en: 'Mentee' },
  'scripts.run': { el: 'Δοκιμή χωρίς εγγραφή', en: 'Try without writing' },
  'scripts.refuses': { el: 'Αρνείται: {sentence}', en: 'Refuses: {sentence}' },
  'scripts.nothing': { el: 'Δεν κάνει τίποτα άλλο.', en: 'It does nothing else.' },
  'scripts.took': { el: 'Διάρκεια: {ms} ms', en: 'It took {ms} ms' },
  'scripts.effect.field': { el: 'Πεδίο {name}: {value}', en: 'Field {name}: {value}' },
  'scripts.effect.data': {
    el: 'Δεδομένα στη «{action}»: {value}',
    en: 'Data of “{action}”: {value}',
  },
  'scripts.effect.date': {
    el: 'Ημερομηνία της «{action}»: {value}',
    en: 'Date of “{action}”: {value}',
  },
  'scripts.effect.due': {
    el: 'Προθεσμία της «{action}» έως {value}',
    en: 'Deadline of “{action}” until {value}',
  },
  'scripts.effect.meeting': {
    el: 'Συνάντηση «{action}» στις {value}',
    en: 'Meeting “{action}” at {value}',
  },
  'scripts.effect.notice.mentee': {
    el: 'Μήνυμα στον ωφελούμενο: {value}',
    en: 'Message to the mentee: {value}',
  },
  'scripts.effect.notice.mentor': {
    el: 'Μήνυμα στον μέντορα: {value}',
    en: 'Message to the mentor: {value}',
  },
  'scripts.runs': { el: 'Εκτελέσεις', en: 'Runs' },
  'scripts.runs.none': {
    el: 'Δεν έχει εκτελεστεί ακόμη τις τελευταίες 180 ημέρες.',
    en: 'It has not run in the last 180 days.',
  },
  'scripts.runs.done': { el: 'Έγινε', en: 'Done' },
  'scripts.runs.refused': { el: 'Αρνήθηκε', en: 'Refused' },
  'scripts.runs.failed': { el: 'Απέτυχε', en: 'Failed' },
})
