import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import type { Opened, Settings, SheetValues } from './sheet-draft.ts'

/** What a tab of the editor is given. */
export interface SheetTabProps {
  readonly opened: Opened
  readonly model: WorkbookModel
  readonly values: SheetValues
  readonly set: (change: Partial<SheetValues>) => void
  readonly setSettings: (change: Partial<Settings>) => void
  /** What was refused of a part of the settings, as `Settings.Inputs.0.Cell`. */
  readonly errorOf: (field: string) => string | undefined
}
