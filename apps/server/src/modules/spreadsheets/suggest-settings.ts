import { MAX_INPUTS, MAX_OUTPUTS } from '@telemachos/contract/spreadsheets/limits'
import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import { suggestInputs, suggestOutputs } from '@telemachos/spreadsheet/inputs/suggest-inputs'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'

/** Before anything is said of a spreadsheet. */
const NO_SETTINGS: CalculatorSettings = {
  Inputs: [],
  Outputs: [],
  Views: [],
  Charts: [],
  Preprocess: [],
  Postprocess: [],
}

const inGreek = (el: string) => ({ el, en: '' })

/** What a new file tells of how people calculate with it; its authors go on from there. */
export function suggestSettings(model: WorkbookModel): CalculatorSettings {
  const inputs = suggestInputs(model, MAX_INPUTS)
  const outputs = suggestOutputs(model, MAX_OUTPUTS)
  return {
    ...NO_SETTINGS,
    Inputs: inputs.map(({ name, sheet, cell, kind, label, unit, min, max, choices }) => ({
      Name: name,
      Sheet: sheet,
      Cell: cell,
      Kind: kind,
      Label: inGreek(label),
      Unit: inGreek(unit),
      Help: inGreek(''),
      Required: false,
      Min: min,
      Max: max,
      Choices: [...choices],
    })),
    Outputs: outputs.map(({ name, sheet, cell, label }) => ({
      Name: name,
      Sheet: sheet,
      Cell: cell,
      Label: inGreek(label),
    })),
  }
}
