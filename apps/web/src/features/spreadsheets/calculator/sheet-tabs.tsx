import { layOutSheet } from '@telemachos/spreadsheet/layout/sheet-layout'
import { useMemo, useState } from 'react'
import { useTexts } from '#shared'
import { Tabs } from '#ui'
import type { CalculatorFields } from './fields.ts'
import { SheetCharts } from './sheet-charts.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { useOpenCalculator } from './use-calculator.ts'

/** The sheets that people see, one at a time, each with its charts below it. */
export function SheetTabs({ fields }: { readonly fields: CalculatorFields }) {
  const { t } = useTexts()
  const { model, source } = useOpenCalculator()
  const { Views } = source.Settings
  const shown = useMemo(() => {
    const usual = model.sheets
      .filter(({ visibility }) => visibility === 'visible')
      .map(({ name }) => ({ Sheet: name, Area: '' }))
    return (Views.length > 0 ? Views : usual).flatMap(({ Sheet, Area }) => {
      const index = model.sheets.findIndex(({ name }) => name === Sheet)
      const sheet = model.sheets[index]
      if (!sheet) return []
      return [{ name: Sheet, index, layout: layOutSheet(sheet, { sheet: Sheet, area: Area }) }]
    })
  }, [model, Views])
  const [current, setCurrent] = useState(shown[0]?.name ?? '')
  const sheet = shown.find(({ name }) => name === current) ?? shown[0]
  if (!sheet) return null
  const drawn = (
    <>
      <SheetGrid key={sheet.name} sheet={sheet.index} layout={sheet.layout} fields={fields} />
      <SheetCharts sheet={sheet.index} />
    </>
  )
  if (shown.length === 1) return drawn
  return (
    <Tabs
      label={t('calc.sheets')}
      tabs={shown.map(({ name }) => ({ key: name, label: source.SheetNames[name] ?? name }))}
      current={sheet.name}
      onChange={setCurrent}
    >
      {drawn}
    </Tabs>
  )
}
