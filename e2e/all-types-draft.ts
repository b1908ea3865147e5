import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'

const label = (el: string) => ({ el, en: '' })

const options = (...texts: string[]) =>
  texts.map((el, index) => ({ Value: `${index + 1}`, Text: label(el) }))

const rows = (...texts: string[]) =>
  texts.map((el, index) => ({ Model: `r${index + 1}`, Text: label(el), Required: true }))

/** A picture that the product has. */
const PICTURE = '/icon.svg'

/** What each of the 26 types asks here, but for what all of them have. */
const QUESTIONS: readonly object[] = [
  { Type: QUESTION_TYPES.information, Text: label('Καλώς ήρθατε.') },
  {
    Type: QUESTION_TYPES.singleChoice,
    Text: label('Μία επιλογή'),
    Options: options('Άσπρο', 'Μαύρο'),
    Required: true,
  },
  {
    Type: QUESTION_TYPES.multipleChoice,
    Text: label('Πολλές επιλογές'),
    Options: [...options('Τυρί', 'Ελιές'), { Value: '9', Text: label('Τίποτα'), Exclusive: true }],
    Other: { Model: 'food', Text: label('Κάτι άλλο') },
  },
  { Type: QUESTION_TYPES.dropdown, Text: label('Λίστα'), Options: options('Πρώτο', 'Δεύτερο') },
  {
    Type: QUESTION_TYPES.gridSingle,
    Text: label('Πλέγμα'),
    Options: options('Λίγο', 'Πολύ'),
    Rows: rows('Ήλιος', 'Βροχή'),
  },
  {
    Type: QUESTION_TYPES.gridMultiple,
    Text: label('Πλέγμα πολλών'),
    Options: options('Πρωί', 'Βράδυ'),
    Rows: rows('Δευτέρα', 'Τρίτη'),
  },
  {
    Type: QUESTION_TYPES.scale,
    Text: label('Κλίμακα'),
    Options: options('Ποτέ', 'Μερικές φορές', 'Πάντα'),
    Data: { LowText: label('ποτέ'), HighText: label('πάντα') },
  },
  {
    Type: QUESTION_TYPES.ranking,
    Text: label('Κατάταξη'),
    Options: options('Μισθός', 'Ωράριο', 'Ομάδα'),
  },
  { Type: QUESTION_TYPES.slider, Text: label('Ολισθητής'), Data: { Min: 0, Max: 10, Step: 1 } },
  {
    Type: QUESTION_TYPES.matching,
    Text: label('Αντιστοίχιση'),
    Options: options('Αθήνα', 'Ρώμη'),
    Rows: rows('Ελλάδα', 'Ιταλία'),
  },
  { Type: QUESTION_TYPES.shortText, Text: label('Σύντομο κείμενο') },
  { Type: QUESTION_TYPES.longText, Text: label('Μεγάλο κείμενο') },
  { Type: QUESTION_TYPES.numberBlank, Text: label('Αριθμός') },
  { Type: QUESTION_TYPES.date, Text: label('Ημερομηνία') },
  { Type: QUESTION_TYPES.time, Text: label('Ώρα') },
  {
    Type: QUESTION_TYPES.imageChoice,
    Text: label('Εικόνες'),
    Options: options('Βουνό', 'Θάλασσα').map((one) => ({ ...one, Image: PICTURE, Alt: one.Text })),
  },
  {
    Type: QUESTION_TYPES.hotspot,
    Text: label('Σημεία'),
    Options: options('Χέρι', 'Πόδι').map((one, index) => ({
      ...one,
      Region: { x: 10 + 45 * index, y: 10, width: 35, height: 60 },
    })),
    Data: { Image: PICTURE, Alt: 'Σκίτσο' },
  },
  { Type: QUESTION_TYPES.words, Text: label('Λέξεις'), Options: options('α', 'β', 'γ') },
  {
    Type: QUESTION_TYPES.tableLines,
    Text: label('Γραμμές'),
    Rows: rows('Θέση', 'Έτη'),
    Data: { Lines: 3 },
  },
  {
    Type: QUESTION_TYPES.constantSum,
    Text: label('Μοίρασμα'),
    Rows: rows('Μελέτη', 'Πράξη'),
    Data: { Total: 10 },
  },
  { Type: QUESTION_TYPES.stars, Text: label('Αστέρια') },
  { Type: QUESTION_TYPES.file, Text: label('Αρχείο') },
  { Type: QUESTION_TYPES.calculated, Text: label('Υπολογισμός'), Data: { Expression: 'q12 * 2' } },
  { Type: QUESTION_TYPES.signature, Text: label('Υπογραφή') },
  {
    Type: QUESTION_TYPES.yesNo,
    Text: label('Συμφωνώ'),
    TrueValue: 'yes',
    FalseValue: 'no',
    Data: { MustBeTrue: true },
    Required: true,
  },
  {
    Type: QUESTION_TYPES.spreadsheet,
    Text: label('Υπολογιστικό φύλλο'),
    Rows: rows('Έσοδα', 'Έξοδα'),
    Spreadsheets: [{ Id: 1, Name: 'Φύλλο' }],
  },
]

/** A questionnaire that asks one question of each type; its models are `q` and the type's number. */
export const allTypesDraft = {
  Title: label('Όλα τα είδη'),
  Sections: [
    {
      Text: label('Όλα'),
      Condition: '',
      Questions: QUESTIONS.map((own, index) => [
        {
          Id: `ID_${9000 + index}`,
          Model: `q${(own as { Type: number }).Type}`,
          Condition: '',
          Validate: '',
          ...own,
        },
      ]),
    },
  ],
}
