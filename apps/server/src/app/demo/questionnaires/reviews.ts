import { confidence, confidenceScale } from './confidence.ts'
import { degrees, label, options, question, rows, writeDraft } from './write-draft.ts'

const PARTS = {
  meetings: ['Οι συναντήσεις με τον μέντορα', 'The meetings with the mentor'],
  actions: ['Οι δράσεις ανάμεσα στις συναντήσεις', 'The actions between meetings'],
  workshop: ['Το εργαστήριο', 'The workshop'],
  material: ['Το υλικό', 'The material'],
} as const

const RECOMMEND = Array.from({ length: 11 }, (_, index) => ({
  Value: `${index}`,
  Text: label(`${index}`, `${index}`),
}))

const recommend = question(
  6,
  'recommend',
  [
    'Πόσο πιθανό είναι να συστήσετε το πρόγραμμα σε κάποιον γνωστό σας;',
    'How likely are you to recommend the programme to somebody you know?',
  ],
  {
    Options: RECOMMEND,
    Data: {
      LowText: label('Καθόλου πιθανό', 'Not at all likely'),
      HighText: label('Πολύ πιθανό', 'Very likely'),
    },
  },
)

/** Half-way: how the programme seems so far. */
export const midtermDraft = writeDraft({
  number: 19,
  title: ['Ενδιάμεση αποτίμηση', 'Midterm review'],
  scales: [confidenceScale],
  sections: [
    [
      ['Ως τώρα', 'So far'],
      [
        question(20, 'stars', ['Πώς σας φαίνεται το πρόγραμμα;', 'How do you find the programme?']),
        question(11, 'missing', ['Τι σας έλειψε περισσότερο;', 'What have you missed most?'], {
          Condition: 'stars <= 3',
          Data: { MaxLength: 1_000 },
        }),
        question(4, 'parts', ['Πόσο σας βοήθησαν;', 'How much did they help?'], {
          Options: degrees(
            ['Καθόλου', 'Not at all'],
            ['Λίγο', 'A little'],
            ['Αρκετά', 'Quite a lot'],
            ['Πολύ', 'Very much'],
          ),
          Rows: rows(PARTS),
        }),
        question(2, 'obstacles', ['Τι σας δυσκόλεψε;', 'What made it hard?'], {
          Options: [
            ...options({
              time: ['Ο χρόνος', 'Time'],
              transport: ['Οι μετακινήσεις', 'Getting there'],
              family: ['Οικογενειακές υποχρεώσεις', 'Family duties'],
              computer: ['Ο υπολογιστής', 'The computer'],
            }),
            { Value: 'nothing', Text: label('Τίποτα', 'Nothing'), Exclusive: true },
          ],
          Data: { Max: 3 },
        }),
        recommend,
        confidence,
      ],
    ],
  ],
})

/** At the end: what helped, and what people take with them. */
export const finalDraft = writeDraft({
  number: 23,
  title: ['Τελική αποτίμηση', 'Final review'],
  scales: [confidenceScale],
  sections: [
    [
      ['Το πρόγραμμα', 'The programme'],
      [
        question(20, 'stars', [
          'Πώς σας φάνηκε το πρόγραμμα συνολικά;',
          'How did you find the programme as a whole?',
        ]),
        question(
          19,
          'weights',
          [
            'Μοιράστε 100 πόντους σε όσα σας βοήθησαν.',
            'Share out 100 points among what helped you.',
          ],
          { Rows: rows(PARTS, false), Data: { Total: 100 } },
        ),
        recommend,
        confidence,
        question(23, 'mood', ['Η στάση σας με μια λέξη', 'Your attitude in a word'], {
          Required: false,
          Data: { Expression: "recommend >= 9 ? '★' : recommend >= 7 ? '☆' : ''" },
        }),
      ],
    ],
    [
      ['Τι κρατάτε', 'What you take with you'],
      [
        question(
          17,
          'words',
          ['Τρεις λέξεις για τη διαδρομή σας.', 'Three words for your way so far.'],
          { Options: degrees(['1', '1'], ['2', '2'], ['3', '3']), Data: { Min: 2 } },
        ),
        question(18, 'applications', ['Πού στείλατε αίτηση;', 'Where did you apply?'], {
          Required: false,
          Rows: rows({ place: ['Εργοδότης', 'Employer'], job: ['Θέση', 'Job'] }),
          Data: { Lines: 5 },
        }),
        question(
          11,
          'advice',
          ['Τι θα λέγατε σε όποιον ξεκινά τώρα;', 'What would you say to somebody who starts now?'],
          { Required: false },
        ),
        question(25, 'quote', [
          'Μπορούμε να δημοσιεύσουμε τα λόγια σας χωρίς το όνομά σας;',
          'May we publish your words without your name?',
        ]),
      ],
    ],
  ],
})

/** Still being written: nobody can be asked it yet. */
export const alumniDraft = writeDraft({
  number: 25,
  title: ['Έξι μήνες μετά', 'Six months later'],
  sections: [
    [
      ['Πού βρίσκεστε τώρα', 'Where you are now'],
      [
        question(1, 'current', ['Τι κάνετε τώρα;', 'What are you doing now?'], {
          Options: options({
            works: ['Εργάζομαι', 'Working'],
            studies: ['Σπουδάζω', 'Studying'],
            seeks: ['Ψάχνω δουλειά', 'Looking for a job'],
          }),
        }),
        question(10, 'job', ['Σε ποια θέση;', 'In which job?'], {
          Condition: "current == 'works'",
        }),
        question(2, 'helped', [
          'Τι από το πρόγραμμα σας βοήθησε;',
          'What of the programme helped?',
        ]),
      ],
    ],
  ],
})
