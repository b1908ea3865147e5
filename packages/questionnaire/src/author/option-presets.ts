import type { Label } from '../definition.ts'
import type { DraftOption } from './draft.ts'

/** Answers that are asked for again and again, in both languages. */

const label = (el: string, en: string): Label => ({ el, en })

const PRESETS = {
  zeroToTen: Array.from({ length: 11 }, (_, at) => label(`${at}`, `${at}`)),
  oneToFive: Array.from({ length: 5 }, (_, at) => label(`${at + 1}`, `${at + 1}`)),
  agreement: [
    label('Διαφωνώ απόλυτα', 'Strongly disagree'),
    label('Διαφωνώ', 'Disagree'),
    label('Ούτε συμφωνώ ούτε διαφωνώ', 'Neither agree nor disagree'),
    label('Συμφωνώ', 'Agree'),
    label('Συμφωνώ απόλυτα', 'Strongly agree'),
  ],
  satisfaction: [
    label('Καθόλου ικανοποιημένος/η', 'Not at all satisfied'),
    label('Λίγο ικανοποιημένος/η', 'Slightly satisfied'),
    label('Αρκετά ικανοποιημένος/η', 'Fairly satisfied'),
    label('Πολύ ικανοποιημένος/η', 'Very satisfied'),
    label('Απόλυτα ικανοποιημένος/η', 'Completely satisfied'),
  ],
  frequency: [
    label('Ποτέ', 'Never'),
    label('Σπάνια', 'Rarely'),
    label('Μερικές φορές', 'Sometimes'),
    label('Συχνά', 'Often'),
    label('Πάντα', 'Always'),
  ],
  yesNo: [label('Ναι', 'Yes'), label('Όχι', 'No')],
  yesNoUnknown: [
    label('Ναι', 'Yes'),
    label('Όχι', 'No'),
    label('Δεν ξέρω / Δεν απαντώ', 'I do not know / No answer'),
  ],
} as const satisfies Record<string, readonly Label[]>

export type OptionPreset = keyof typeof PRESETS

export const OPTION_PRESETS = Object.keys(PRESETS) as readonly OptionPreset[]

/**
 * The options of a preset. Numbers are their own values; the others count from 1, so that a scale of
 * agreement can be summed up.
 * ```ts
 * presetOptions('yesNo') // => [{ Value: '1', Text: { el: 'Ναι', en: 'Yes' } }, { Value: '2', Text: { el: 'Όχι', en: 'No' } }]
 * ```
 */
export function presetOptions(preset: OptionPreset): DraftOption[] {
  return PRESETS[preset].map((Text, at) => ({
    Value: /^\d+$/.test(Text.el) ? Text.el : `${at + 1}`,
    Text,
  }))
}
