import { defineTexts } from '../core/define-texts.ts'

/** What queries record, and why a text is refused. */
export const reportsRuleTexts = defineTexts({
  'activity.reports.querySaved': {
    el: '{who} αποθήκευσε ένα ερώτημα',
    en: '{who} saved a query',
  },
  'activity.reports.queryDeleted': {
    el: '{who} διέγραψε ένα ερώτημα',
    en: '{who} deleted a query',
  },
  'activity.reports.queryRun': { el: '{who} έτρεξε ένα ερώτημα', en: '{who} ran a query' },
  'activity.reports.textRun': {
    el: '{who} έτρεξε ένα κείμενο SQL',
    en: '{who} ran a text of SQL',
  },
  'activity.reports.queryExported': {
    el: '{who} εξήγαγε τα αποτελέσματα ενός ερωτήματος',
    en: '{who} exported the results of a query',
  },
  'activity.reports.runCancelled': {
    el: '{who} ακύρωσε την εκτέλεση ενός ερωτήματος',
    en: '{who} cancelled a run of a query',
  },
  'activity.reports.reportSaved': {
    el: '{who} αποθήκευσε μια αναφορά',
    en: '{who} saved a report',
  },
  'activity.reports.reportDeleted': {
    el: '{who} διέγραψε μια αναφορά',
    en: '{who} deleted a report',
  },
  'activity.reports.tileRun': {
    el: '{who} είδε αποτελέσματα μιας αναφοράς',
    en: '{who} saw results of a report',
  },
  'rule.tile_key': {
    el: 'Δύο πλακίδια έχουν το ίδιο κλειδί.',
    en: 'Two tiles have the same key.',
  },
  'rule.tile_place': {
    el: 'Το πλακίδιο βγαίνει έξω από τις δώδεκα στήλες.',
    en: 'The tile goes beyond the twelve columns.',
  },
  'rule.tile_query': {
    el: 'Το ερώτημα δεν υπάρχει ή δεν το εκτελεί ο ρόλος σας.',
    en: 'There is no such query, or your role does not run it.',
  },
  'rule.tile_people': {
    el: 'Δεν φαίνεται ποια άτομα είναι πίσω από αυτό το πλακίδιο.',
    en: 'Nothing says which people are behind this tile.',
  },
  'rule.debug_off': {
    el: 'Τα ερωτήματα ελέγχου είναι κλειστά σε αυτόν τον διακομιστή.',
    en: 'Queries of debugging are switched off on this server.',
  },
  'rule.sql_character': {
    el: 'Το κείμενο έχει έναν χαρακτήρα που δεν επιτρέπεται.',
    en: 'The text has a character that is not allowed.',
  },
  'rule.sql_empty': { el: 'Το κείμενο δεν έχει εντολή.', en: 'The text has no statement.' },
  'rule.sql_one_statement': {
    el: 'Γράψτε μία μόνο εντολή.',
    en: 'Write one statement alone.',
  },
  'rule.sql_select': {
    el: 'Ένα ερώτημα αρχίζει με SELECT ή WITH και μόνο διαβάζει.',
    en: 'A query begins with SELECT or WITH, and only reads.',
  },
  'rule.sql_syntax': { el: 'Η σύνταξη δεν είναι σωστή', en: 'The syntax is not right' },
  'rule.sql_numbered': {
    el: 'Γράψτε τις παραμέτρους με όνομα, όπως @name.',
    en: 'Write parameters by name, such as @name.',
  },
  'rule.sql_name_closed': {
    el: 'Κανένα μέρος του ερωτήματος δεν μπορεί να λέγεται έτσι',
    en: 'No part of the query may be called so',
  },
  'rule.sql_part': {
    el: 'Αυτό το μέρος της SQL δεν επιτρέπεται',
    en: 'This part of SQL is not allowed',
  },
  'rule.sql_schema': {
    el: 'Γράψτε το όνομα σκέτο, χωρίς σχήμα',
    en: 'Write the name alone, without a schema',
  },
  'rule.sql_view': { el: 'Δεν υπάρχει τέτοιος πίνακας', en: 'There is no such table' },
  'rule.sql_view_closed': {
    el: 'Ο ρόλος σας δεν διαβάζει αυτόν τον πίνακα',
    en: 'Your role does not read this table',
  },
  'rule.sql_column': { el: 'Δεν υπάρχει τέτοια στήλη', en: 'There is no such column' },
  'rule.sql_field_level': {
    el: 'Το επίπεδό σας δεν βλέπει αυτό το πεδίο',
    en: 'Your level does not see this field',
  },
  'rule.sql_function': {
    el: 'Αυτή η συνάρτηση δεν υπάρχει ή δεν επιτρέπεται',
    en: 'This function does not exist or is not allowed',
  },
  'rule.sql_operator': {
    el: 'Αυτός ο τελεστής δεν επιτρέπεται',
    en: 'This operator is not allowed',
  },
  'rule.sql_type': { el: 'Αυτός ο τύπος δεν επιτρέπεται', en: 'This type is not allowed' },
  'rule.sql_too_long': {
    el: 'Το ερώτημα είναι πολύ μεγάλο ή πολύ βαθύ.',
    en: 'The query is too long or too deep.',
  },
  'rule.sql_too_slow': {
    el: 'Το ερώτημα δεν τελείωσε σε 5 δευτερόλεπτα.',
    en: 'The query did not end within 5 seconds.',
  },
  'rule.sql_too_much': {
    el: 'Το ερώτημα χρειάζεται πολύ περισσότερο χώρο από όσο έχει.',
    en: 'The query needs far more room than it has.',
  },
  'rule.sql_cancelled': { el: 'Η εκτέλεση ακυρώθηκε.', en: 'The run was cancelled.' },
  'rule.sql_value': {
    el: 'Μια τιμή δεν διαβάζεται ως αυτό με το οποίο συγκρίνεται ή στο οποίο μετατρέπεται.',
    en: 'A value does not read as what it is compared with or turned into.',
  },
  'rule.sql_division': { el: 'Διαίρεση με το μηδέν.', en: 'A division by zero.' },
  'rule.sql_parameter_type': {
    el: 'Δεν είναι σαφές τι τύπου είναι μια παράμετρος',
    en: 'It is not clear of which type a parameter is',
  },
  'rule.sql_grouping': {
    el: 'Κάθε στήλη είτε ομαδοποιεί είτε συνοψίζεται',
    en: 'Each column either groups or is summed up',
  },
  'rule.sql_meaning': {
    el: 'Το ερώτημα δεν βγάζει νόημα',
    en: 'The query makes no sense',
  },
  'rule.sql_failed': {
    el: 'Το ερώτημα δεν μπορεί να εκτελεστεί.',
    en: 'The query cannot be run.',
  },
  'rule.sql_by_steps': {
    el: 'Κείμενο SQL γράφουν όσοι διαχειρίζονται το έργο· φτιάξτε το ερώτημα με βήματα.',
    en: 'SQL is written by those who manage the project; make the query by steps.',
  },
  'rule.step_bucket': {
    el: 'Με ημέρα, εβδομάδα, μήνα, έτος ή ηλικία ομαδοποιείται μόνο ημερομηνία.',
    en: 'Only a date is grouped by day, week, month, year or age.',
  },
  'rule.step_number': {
    el: 'Άθροισμα και μέσος όρος βγαίνουν μόνο από αριθμούς.',
    en: 'Only numbers have a sum and an average.',
  },
  'rule.step_relation': {
    el: 'Αυτή η σχέση δεν συνδέει τους δύο πίνακες.',
    en: 'This relation does not connect the two tables.',
  },
  'rule.query_file': {
    el: 'Το αρχείο δεν έχει ένα ερώτημα.',
    en: 'The file does not have a query.',
  },
})
