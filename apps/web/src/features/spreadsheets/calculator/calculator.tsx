import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '#shared'
import { Button, KEPT, lazyWindow, usePhone } from '#ui'
import { CalculatorNotice } from './calculator-notice.tsx'
import { CalculatorToolbar } from './calculator-toolbar.tsx'
import classes from './calculator.module.css'
import { ExplainContext } from './explain-context.ts'
import { InputForm } from './input-form.tsx'
import { OutputStrip } from './output-strip.tsx'
import { SheetTabs } from './sheet-tabs.tsx'
import { typedOf, valuesOf, type TypedValues } from './typed-values.ts'
import { CalculatorContext, useCalculator, type CalculatorSource } from './use-calculator.ts'
import { useSteps } from './use-steps.ts'

const ExplainDialog = lazyWindow(() => import('./explain-dialog.tsx'))

interface Props {
  readonly source: CalculatorSource
  /** What is stored of the inputs, by name. */
  readonly saved: InputValues
  /** What stands in the fields; without it they hold what is stored. */
  readonly typed: TypedValues
  readonly onType: (name: string, value: string | boolean) => void
  readonly isReadOnly?: boolean
  /** Inputs that hold results of questionnaires: nobody types in them. */
  readonly bound?: readonly string[]
  /** One of several on a page: without what is about the whole page. */
  readonly isPart?: boolean
  /** How saving goes. */
  readonly status?: ReactNode
}

type View = 'form' | 'sheet'

const NONE: readonly string[] = []

/**
 * A calculator: the sheets as their author laid them out, with the inputs in their cells, or the inputs
 * as a form; what comes out is held in sight, and changes at once.
 */
export default function Calculator(props: Props) {
  const { source, saved, typed, onType, isReadOnly, isPart, bound = NONE, status } = props
  const { t, language } = useTexts()
  const isPhone = usePhone()
  const { Inputs } = source.Settings
  const [chosen, setChosen] = useState<View>()
  const view: View = chosen ?? (isPhone && Inputs.length > 0 ? 'form' : 'sheet')
  const values = useMemo(
    () => ({ ...saved, ...valuesOf(Inputs, typed, saved, language) }),
    [Inputs, typed, saved, language],
  )
  const calculator = useCalculator(source, values)
  const steps = useSteps(onType)
  const [explained, setExplained] = useState<CellAddress | null>(null)
  const isBound = useMemo(() => new Set(bound), [bound])
  const shown = (name: string): string | boolean => {
    const input = Inputs.find((one) => one.Name === name)
    const stored = values[name] ?? calculator.originals[name]
    return typed[name] ?? (input ? typedOf(input, stored, language) : '')
  }
  const setAll = (texts: TypedValues): void => {
    const open = Object.entries(texts).filter(([name]) => !isReadOnly && !isBound.has(name))
    steps.note(
      Object.fromEntries(open.map(([name]) => [name, shown(name)])),
      Object.fromEntries(open),
    )
    for (const [name, value] of open) onType(name, value)
  }
  const set = (name: string, value: string | boolean): void => setAll({ [name]: value })
  const fields = { typed, values, set, setAll, isReadOnly: isReadOnly ?? false, bound: isBound }
  return (
    <CalculatorContext value={calculator}>
      <ExplainContext value={setExplained}>
        <div className={classes.calculator} data-view={view} {...KEPT}>
          <CalculatorToolbar {...{ steps, fields }} isPart={isPart ?? false}>
            {Inputs.length > 0 && (
              <div role="group" aria-label={t('calc.view')} className={classes.views}>
                {(['form', 'sheet'] as const).map((one) => (
                  <Button
                    key={one}
                    size="compact-md"
                    variant={view === one ? 'filled' : 'default'}
                    aria-pressed={view === one}
                    onClick={() => setChosen(one)}
                  >
                    {t(one === 'form' ? 'calc.asForm' : 'calc.asSheet')}
                  </Button>
                ))}
              </div>
            )}
          </CalculatorToolbar>
          <CalculatorNotice />
          <OutputStrip />
          {view === 'form' && <InputForm fields={fields} />}
          {view === 'sheet' && <SheetTabs fields={fields} />}
          {status}
        </div>
        {explained && <ExplainDialog cell={explained} onClose={() => setExplained(null)} />}
      </ExplainContext>
    </CalculatorContext>
  )
}
