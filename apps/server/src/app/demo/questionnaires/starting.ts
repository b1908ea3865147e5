import { confidence, confidenceScale } from './confidence.ts'
import { ipipQuestions, ipipScales } from './mini-ipip.ts'
import { degrees, label, options, question, rows, writeDraft } from './write-draft.ts'

/** The starting questionnaire: where somebody stands, and how they would describe themselves. */
export const startingDraft = writeDraft({
  number: 4,
  title: ['Ερωτηματολόγιο έναρξης', 'Starting questionnaire'],
  scales: [confidenceScale, ...ipipScales],
  sections: [
    [
      ['Πού βρίσκεστε σήμερα', 'Where you are today'],
      [
        question(
          22,
          'welcome',
          [
            'Χρειάζονται περίπου 15 λεπτά. Οι απαντήσεις αποθηκεύονται μόνες τους: μπορείτε να κάνετε παύση και να συνεχίσετε άλλη ώρα.',
            'It takes about 15 minutes. Answers are saved by themselves: you can pause and go on another time.',
          ],
          { Required: false },
        ),
        question(1, 'status', ['Τι κάνετε αυτή την περίοδο;', 'What are you doing at present?'], {
          Options: options({
            studies: ['Σπουδάζω', 'Studying'],
            works: ['Εργάζομαι', 'Working'],
            seeks: ['Ψάχνω δουλειά', 'Looking for a job'],
          }),
          Other: { Model: 'statusOther', Text: label('Κάτι άλλο', 'Something else') },
        }),
        question(10, 'studies', ['Τι σπουδάζετε;', 'What are you studying?'], {
          Condition: "status == 'studies'",
          Data: { MaxLength: 120 },
        }),
        question(
          12,
          'months',
          ['Πόσους μήνες ψάχνετε δουλειά;', 'For how many months have you been looking for a job?'],
          { Condition: "status == 'seeks'", Data: { Min: 0, Max: 240 } },
        ),
        question(
          3,
          'education',
          ['Ποιες σπουδές έχετε ολοκληρώσει;', 'Which studies have you completed?'],
          {
            Options: options({
              lower: ['Γυμνάσιο', 'Lower secondary school'],
              upper: ['Λύκειο ή ΕΠΑΛ', 'Upper secondary school'],
              vocational: ['ΙΕΚ ή ΣΑΕΚ', 'Vocational training'],
              university: ['ΑΕΙ', 'University'],
              postgraduate: ['Μεταπτυχιακό', 'Postgraduate'],
            }),
          },
        ),
        question(
          2,
          'languages',
          ['Ποιες ξένες γλώσσες μιλάτε;', 'Which foreign languages do you speak?'],
          {
            Options: [
              ...options({
                en: ['Αγγλικά', 'English'],
                de: ['Γερμανικά', 'German'],
                fr: ['Γαλλικά', 'French'],
                it: ['Ιταλικά', 'Italian'],
              }),
              { Value: 'none', Text: label('Καμία', 'None'), Exclusive: true },
            ],
            Other: { Model: 'languageOther', Text: label('Άλλη', 'Another') },
          },
        ),
        question(
          5,
          'free',
          ['Πότε έχετε χρόνο για συναντήσεις;', 'When do you have time for meetings?'],
          {
            Required: false,
            Options: options({
              morning: ['Πρωί', 'Morning'],
              noon: ['Μεσημέρι', 'Midday'],
              evening: ['Απόγευμα', 'Afternoon'],
            }),
            Rows: rows(
              {
                mon: ['Δευτέρα', 'Monday'],
                tue: ['Τρίτη', 'Tuesday'],
                wed: ['Τετάρτη', 'Wednesday'],
                thu: ['Πέμπτη', 'Thursday'],
                fri: ['Παρασκευή', 'Friday'],
              },
              false,
            ),
          },
        ),
        question(
          14,
          'callAt',
          ['Ποια ώρα σας βολεύει ένα τηλεφώνημα;', 'What time suits you for a phone call?'],
          { Required: false },
        ),
        question(
          13,
          'from',
          ['Από πότε θα μπορούσατε να εργαστείτε;', 'From when could you work?'],
          { Required: false, Condition: "status != 'works'" },
        ),
        confidence,
      ],
    ],
    [['Πώς θα περιγράφατε τον εαυτό σας', 'How you would describe yourself'], ipipQuestions],
    [
      ['Πριν τελειώσετε', 'Before you finish'],
      [
        question(
          1,
          'help',
          ['Χρειαστήκατε βοήθεια για να απαντήσετε;', 'Did you need help to answer?'],
          { Options: degrees(['Όχι', 'No'], ['Λίγη', 'A little'], ['Πολλή', 'A lot']) },
        ),
        question(
          25,
          'agrees',
          [
            'Συμφωνώ να δει τις απαντήσεις ο μέντοράς μου.',
            'I agree that my mentor may see my answers.',
          ],
          { Data: { MustBeTrue: true } },
        ),
      ],
    ],
  ],
})
