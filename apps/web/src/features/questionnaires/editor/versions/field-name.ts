import type { TextKey } from '@telemachos/contract/texts'
import type { Texts } from '#shared'

const NAMES: Readonly<Record<string, TextKey>> = {
  Title: 'questEdit.list.title',
  Text: 'questEdit.text',
  Help: 'questEdit.help',
  Type: 'questEdit.type',
  Model: 'questEdit.model',
  Condition: 'questEdit.condition',
  Validate: 'questEdit.validate',
  Required: 'questEdit.required',
  Options: 'questEdit.options.choices',
  Other: 'questEdit.other',
  Rows: 'questEdit.rows.rows',
  DefaultValue: 'questEdit.default',
  TrueValue: 'questEdit.trueValue',
  FalseValue: 'questEdit.falseValue',
  Parametric: 'questEdit.parametric',
  Spreadsheets: 'questEdit.type.26',
  dontShow: 'questEdit.dontShow',
  Duration: 'questEdit.time.seconds',
  Window: 'questEdit.window.seconds',
  OnFinish: 'questEdit.onFinish',
  WorksOffline: 'questEdit.worksOffline',
  name: 'questEdit.scale.name',
  method: 'questEdit.scale.method',
  items: 'questEdit.scale.items',
  parts: 'questEdit.scale.parts',
  minAnswered: 'questEdit.scale.minAnswered',
  bands: 'questEdit.bands',
  Min: 'questEdit.data.Min',
  Max: 'questEdit.data.Max',
  Step: 'questEdit.data.Step',
  Total: 'questEdit.data.Total',
  Top: 'questEdit.data.Top',
  Lines: 'questEdit.data.Lines',
  MinLength: 'questEdit.data.MinLength',
  MaxLength: 'questEdit.data.MaxLength',
  Pattern: 'questEdit.data.Pattern',
  Multiple: 'questEdit.data.Multiple',
  MustBeTrue: 'questEdit.data.MustBeTrue',
  Expression: 'questEdit.data.Expression',
  Image: 'questEdit.data.Image',
  Alt: 'questEdit.data.Alt',
  LowText: 'questEdit.data.LowText',
  HighText: 'questEdit.data.HighText',
  Accept: 'questEdit.data.Accept',
  MaxBytes: 'questEdit.bytes',
}

/** What a field of a draft is called in the forms. */
export function fieldName(field: string, t: Texts['t']): string {
  const key = NAMES[field]
  return key ? t(key) : field
}
