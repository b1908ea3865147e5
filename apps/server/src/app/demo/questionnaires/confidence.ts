import type { Scale } from '@telemachos/questionnaire/definition'
import { label, question } from './write-draft.ts'

/** Asked at the start, half-way and at the end, so that the three can be compared. */
export const confidence = question(
  8,
  'confidence',
  [
    'Πόσο σίγουρα νιώθετε ότι θα πετύχετε τους στόχους σας;',
    'How confident are you that you will reach your goals?',
  ],
  {
    Data: {
      Min: 0,
      Max: 10,
      Step: 1,
      LowText: label('Καθόλου', 'Not at all'),
      HighText: label('Απόλυτα', 'Completely'),
    },
  },
)

export const confidenceScale: Scale = {
  id: 'confidence',
  name: label('Σιγουριά για τους στόχους', 'Confidence in the goals'),
  method: 'sum',
  items: [{ model: 'confidence', reversed: false, weight: 1 }],
  parts: [],
  minAnswered: null,
  bands: [
    {
      from: 0,
      to: 3,
      name: label('Χαμηλή', 'Low'),
      text: label(
        'Οι στόχοι μοιάζουν ακόμη μακρινοί: αξίζει να χωριστούν σε μικρότερα βήματα.',
        'The goals still seem far away: it is worth parting them into smaller steps.',
      ),
    },
    {
      from: 4,
      to: 6,
      name: label('Μέτρια', 'Medium'),
      text: label('Υπάρχει εμπιστοσύνη, με επιφυλάξεις.', 'There is confidence, with doubts.'),
    },
    {
      from: 7,
      to: 10,
      name: label('Υψηλή', 'High'),
      text: label('Οι στόχοι μοιάζουν εφικτοί.', 'The goals seem within reach.'),
    },
  ],
}
