const label = (el: string) => ({ el, en: '' })

const options = (...texts: string[]) =>
  texts.map((el, index) => ({ Value: `${index + 1}`, Text: label(el) }))

const rows = (...texts: string[]) =>
  texts.map((el, index) => ({ Model: `r${index + 1}`, Text: label(el), Required: true }))

/** A picture that the product has. */
const PICTURE = '/icon.svg'

/** What each of the 26 types asks here, but for what all of them have. */
const QUESTIONS: readonly object[] = [
  { Type: 22, Text: label('Καλώς ήρθατε.') },
  { Type: 1, Text: label('Μία επιλογή'), Options: options('Άσπρο', 'Μαύρο'), Required: true },
  {
    Type: 2,
    Text: label('Πολλές επιλογές'),
    Options: [...options('Τυρί', 'Ελιές'), { Value: '9', Text: label('Τίποτα'), Exclusive: true }],
    Other: { Model: 'food', Text: label('Κάτι άλλο') },
  },
  { Type: 3, Text: label('Λίστα'), Options: options('Πρώτο', 'Δεύτερο') },
  {
    Type: 4,
    Text: label('Πλέγμα'),
    Options: options('Λίγο', 'Πολύ'),
    Rows: rows('Ήλιος', 'Βροχή'),
  },
  {
    Type: 5,
    Text: label('Πλέγμα πολλών'),
    Options: options('Πρωί', 'Βράδυ'),
    Rows: rows('Δευτέρα', 'Τρίτη'),
  },
  {
    Type: 6,
    Text: label('Κλίμακα'),
    Options: options('Ποτέ', 'Μερικές φορές', 'Πάντα'),
    Data: { LowText: label('ποτέ'), HighText: label('πάντα') },
  },
  { Type: 7, Text: label('Κατάταξη'), Options: options('Μισθός', 'Ωράριο', 'Ομάδα') },
  { Type: 8, Text: label('Ολισθητής'), Data: { Min: 0, Max: 10, Step: 1 } },
  {
    Type: 9,
    Text: label('Αντιστοίχιση'),
    Options: options('Αθήνα', 'Ρώμη'),
    Rows: rows('Ελλάδα', 'Ιταλία'),
  },
  { Type: 10, Text: label('Σύντομο κείμενο') },
  { Type: 11, Text: label('Μεγάλο κείμενο') },
  { Type: 12, Text: label('Αριθμός') },
  { Type: 13, Text: label('Ημερομηνία') },
  { Type: 14, Text: label('Ώρα') },
  {
    Type: 15,
    Text: label('Εικόνες'),
    Options: options('Βουνό', 'Θάλασσα').map((one) => ({ ...one, Image: PICTURE, Alt: one.Text })),
  },
  {
    Type: 16,
    Text: label('Σημεία'),
    Options: options('Χέρι', 'Πόδι').map((one, index) => ({
      ...one,
      Region: { x: 10 + 45 * index, y: 10, width: 35, height: 60 },
    })),
    Data: { Image: PICTURE, Alt: 'Σκίτσο' },
  },
  { Type: 17, Text: label('Λέξεις'), Options: options('α', 'β', 'γ') },
  { Type: 18, Text: label('Γραμμές'), Rows: rows('Θέση', 'Έτη'), Data: { Lines: 3 } },
  { Type: 19, Text: label('Μοίρασμα'), Rows: rows('Μελέτη', 'Πράξη'), Data: { Total: 10 } },
  { Type: 20, Text: label('Αστέρια') },
  { Type: 21, Text: label('Αρχείο') },
  { Type: 23, Text: label('Υπολογισμός'), Data: { Expression: 'q12 * 2' } },
  { Type: 24, Text: label('Υπογραφή') },
  {
    Type: 25,
    Text: label('Συμφωνώ'),
    TrueValue: 'yes',
    FalseValue: 'no',
    Data: { MustBeTrue: true },
    Required: true,
  },
  {
    Type: 26,
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
