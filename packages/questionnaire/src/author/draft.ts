import type { Label, PatternName, Region, Scale, TypeId } from '../definition.ts'

/**
 * A questionnaire as its author writes it, in the specification's own names (spec §3, Question
 * (editor)): what the editor holds, saves and publishes.
 */
export interface Draft {
  readonly Title: Label
  readonly Sections: readonly DraftSection[]
  readonly Scales: readonly Scale[]
  /** Seconds; null for no limit. */
  readonly Duration: number | null
  /** Seconds from the first start; null for no limit. */
  readonly Window: number | null
  readonly OnFinish: string
  readonly WorksOffline: boolean
}

export interface DraftSection {
  readonly Text: Label
  readonly Condition: string
  /** Lines, each of the questions that stand side by side. */
  readonly Questions: readonly (readonly DraftQuestion[])[]
  /** Whether its questions are shown in the editor's outline; they are unless this is false. */
  readonly open?: boolean | undefined
}

export interface DraftOption {
  readonly Value: string
  readonly Text: Label
  readonly Exclusive?: boolean | undefined
  readonly Image?: string | undefined
  readonly Alt?: Label | undefined
  readonly Region?: Region | undefined
}

export interface DraftRow {
  readonly Model: string
  readonly Text: Label
  readonly Required: boolean
}

/** What a type may be told, by the wire's names; see Settings for what they mean. */
export interface DraftData {
  readonly Min?: number | undefined
  readonly Max?: number | undefined
  readonly Step?: number | undefined
  readonly Total?: number | undefined
  readonly Top?: number | undefined
  readonly Lines?: number | undefined
  readonly MinLength?: number | undefined
  readonly MaxLength?: number | undefined
  readonly Pattern?: PatternName | undefined
  readonly Multiple?: boolean | undefined
  readonly MustBeTrue?: boolean | undefined
  readonly Expression?: string | undefined
  readonly Image?: string | undefined
  readonly Alt?: string | undefined
  readonly LowText?: Label | undefined
  readonly HighText?: Label | undefined
  readonly Accept?: readonly string[] | undefined
  readonly MaxBytes?: number | undefined
}

export interface DraftQuestion {
  /** ID_ plus 4 digits. */
  readonly Id: string
  readonly Model: string
  readonly Type: TypeId
  readonly Text: Label
  readonly Help: Label
  readonly Condition: string
  readonly Validate: string
  readonly Required: boolean
  readonly Options: readonly DraftOption[]
  readonly Other: { readonly Model: string; readonly Text: Label } | null
  readonly Rows: readonly DraftRow[]
  readonly DefaultValue: string
  /** The values of a yes or no. */
  readonly TrueValue: string
  readonly FalseValue: string
  readonly Parametric: boolean
  readonly Spreadsheets: readonly { readonly Id: number; readonly Name: string }[]
  /** Kept by the author, but asked of nobody. */
  readonly dontShow: boolean
  readonly Data: DraftData
}
