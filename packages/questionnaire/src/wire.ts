import type { Label, PatternName, Region } from './definition.ts'

/**
 * A version as a player gets it, in the specification's names (spec §3, Questionnaire) and in one
 * language. The contract's schemas have this shape; nothing else should know these names.
 */
export interface WireSection {
  Id: number
  SectionText: string
  Condition: string
  Questions: WireQuestion[]
}

export interface WireQuestion {
  Id: string
  Model: string
  TypeId: number
  Text: string
  Help: string
  Line: number
  Condition: string
  Validate: string
  Parametric: boolean
  Required: boolean
  DefaultValue: string
  Group: WireGroup[]
  Data: WireData
  ItemCount: number
  AnswerCount: number
  /** Whether AnswerCount reaches what the question needs. */
  Answer: boolean
  VGroupAnsewr: Record<string, number | string>
}

export interface WireGroup {
  Id: number
  Holds: 'option' | 'text'
  Text: string
  Key: string
  Row?: string | undefined
  Column?: string | undefined
  LineId?: number | undefined
  Required: boolean
  IsOther?: boolean | undefined
  Option: WireOption[]
}

export interface WireOption {
  Id: number
  Text: string
  Value: string
  Exclusive?: boolean | undefined
  Other?: boolean | undefined
  Image?: string | undefined
  Alt?: string | undefined
  Region?: Region | undefined
}

export interface WireData {
  Min?: number | undefined
  Max?: number | undefined
  Step?: number | undefined
  Total?: number | undefined
  Top?: number | undefined
  Lines?: number | undefined
  MinLength?: number | undefined
  MaxLength?: number | undefined
  Pattern?: PatternName | undefined
  Multiple?: boolean | undefined
  MustBeTrue?: boolean | undefined
  Expression?: string | undefined
  Image?: string | undefined
  Alt?: string | undefined
  LowText?: string | undefined
  HighText?: string | undefined
  Accept?: string[] | undefined
  MaxBytes?: number | undefined
  SpreadsheetId?: number | undefined
  /** What has been written to a question of words (spec §3, Data.Words). */
  Words?: string[] | undefined
}

export type Language = keyof Label
