import type { DraftData } from './author/draft.ts'
import type { Settings } from './definition.ts'

/** What authors write and the wire carries alike: everything but texts in two languages. */
type PlainData = Omit<DraftData, 'LowText' | 'HighText'>

/** The settings of a question that are the same for its author and on the wire, by our names. */
export function plainSettings(data: PlainData): Omit<Settings, 'lowText' | 'highText'> {
  return {
    min: data.Min,
    max: data.Max,
    step: data.Step,
    total: data.Total,
    top: data.Top,
    lines: data.Lines,
    minLength: data.MinLength,
    maxLength: data.MaxLength,
    pattern: data.Pattern,
    multiple: data.Multiple,
    mustBeTrue: data.MustBeTrue,
    expression: data.Expression,
    image: data.Image,
    alt: data.Alt,
    accept: data.Accept,
    maxBytes: data.MaxBytes,
  }
}
