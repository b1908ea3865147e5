import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'

/** The workbook that an answer holds: the engine on the server wrote it, and the contract says nothing of its form. */
export const workbookOf = ({ Model }: { readonly Model: object }): WorkbookModel =>
  Model as unknown as WorkbookModel
