import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import type { CellModel, WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { isError } from '@telemachos/spreadsheet/values/value'
import { openWorkbook } from '@telemachos/spreadsheet/workbook'
import { businessPlan } from './business-plan.ts'
import { householdBudget } from './household-budget.ts'
import { jobOffers } from './job-offers.ts'
import { loan } from './loan.ts'
import { netSalary } from './net-salary.ts'
import { savings } from './savings.ts'

/** A calculator of the demonstration: its file is made when it is loaded. */
export interface DemoCalculator {
  readonly name: string
  /** The name that its file has. */
  readonly file: string
  readonly model: () => WorkbookModel
}

/** The calculators of the demonstration. */
export const DEMO_CALCULATORS: readonly DemoCalculator[] = [
  {
    name: 'Οικογενειακός προϋπολογισμός',
    file: 'oikogeneiakos-proypologismos.xlsx',
    model: householdBudget,
  },
  { name: 'Καθαρός μισθός από μεικτό', file: 'katharos-misthos.xlsx', model: netSalary },
  { name: 'Δάνειο', file: 'daneio.xlsx', model: loan },
  { name: 'Σχέδιο μικρής επιχείρησης', file: 'epicheirimatiko-schedio.xlsx', model: businessPlan },
  { name: 'Σύγκριση προσφορών εργασίας', file: 'sygkrisi-prosforon.xlsx', model: jobOffers },
  { name: 'Αποταμίευση σαράντα ετών', file: 'apotamieysi.xlsx', model: savings },
]

/** None of the calculators asks for the time or for chance. */
const SOURCES = { now: () => 0, random: () => 0 } as const

/** The .xlsx file of a calculator, with the values that its formulas have. The same each time. */
export function calculatorFile({ model }: DemoCalculator): Uint8Array {
  const workbook = openWorkbook(model(), SOURCES)
  return writeWorkbook(workbook.model, {
    value(sheet, row, column): CellModel['value'] {
      const value = workbook.value({ sheet, row, column })
      if (value === null) return undefined
      return isError(value) ? { error: value.code } : value
    },
  })
}
