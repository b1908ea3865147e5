import { QUESTION_TYPE_IDS } from '@telemachos/contract/questionnaires/question-types'
import type { Draft, DraftData } from './author/draft.ts'
import { draftOf, draftQuestion, label } from './testing.ts'

const everySetting: Required<DraftData> = {
  Min: 1,
  Max: 5,
  Step: 0.5,
  Total: 100,
  Top: 3,
  Lines: 4,
  MinLength: 2,
  MaxLength: 50,
  Pattern: 'letters',
  Multiple: true,
  MustBeTrue: true,
  Expression: '1 + 1',
  Image: '/map.png',
  Alt: 'Χάρτης',
  LowText: label('Λίγο', 'Little'),
  HighText: label('Πολύ', 'Much'),
  Accept: ['.pdf'],
  MaxBytes: 1_000,
}

/** A question of each type, with everything that a draft can hold. */
export const everyTypeDraft: Draft = draftOf(
  QUESTION_TYPE_IDS.map((Type, index) =>
    draftQuestion({
      Type,
      Text: label('Ερώτηση {{ q }}', 'Question {{ q }}'),
      Help: label('Βοήθεια', 'Help'),
      Condition: 'q > 1',
      Validate: 'value > 1',
      Required: true,
      Options: [
        {
          Value: '1',
          Text: label('Ένα', 'One'),
          Exclusive: true,
          Image: '/a.png',
          Alt: label('Α', 'A'),
        },
        { Value: '2', Text: label('Δύο') },
      ],
      Other: { Model: 'other', Text: label('Άλλο', 'Other') },
      Rows: [{ Model: 'row', Text: label('Γραμμή', 'Row'), Required: true }],
      DefaultValue: '2',
      TrueValue: 'ναι',
      FalseValue: 'όχι',
      Parametric: true,
      Spreadsheets: [{ Id: 7, Name: 'Φύλλο' }],
      dontShow: index % 2 === 0,
      Data: everySetting,
    }),
  ),
  {
    Title: label('Όλα', 'Everything'),
    Scales: [
      {
        id: 's',
        name: label('Κλίμακα', 'Scale'),
        method: 'mean',
        items: [{ model: 'q1', reversed: true, weight: 2 }],
        parts: ['t'],
        minAnswered: 1,
        bands: [{ from: 0, to: 1, name: label('Α', 'A'), text: label('Β', 'B') }],
      },
    ],
    Duration: 60,
    Window: 600,
    OnFinish: '/home',
    WorksOffline: true,
  },
)
