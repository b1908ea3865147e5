import { inLanguage } from './in-language.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#shared'
import { shownCell } from './cell-text.ts'
import classes from './calculator.module.css'
import { ExplainButton } from './explain-button.tsx'
import { useCalculatorState, useOpenCalculator } from './use-calculator.ts'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'

/** So long a changed result is marked. */
const MARKED_MS = 2_000

/** What comes out, held in sight; what has just changed is marked and said. */
export function OutputStrip() {
  const { t } = useTexts()
  const { source, places } = useOpenCalculator()
  const { Outputs } = source.Settings
  if (Outputs.length === 0) return null
  return (
    <section className={classes.outputs} data-held aria-label={t('calc.results')}>
      <dl>
        {Outputs.map((output) => {
          const cell = places.get(output.Name)
          return (
            cell && <Output key={output.Name} name={output.Name} cell={cell} label={output.Label} />
          )
        })}
      </dl>
    </section>
  )
}

interface OutputProps {
  readonly name: string
  readonly cell: CellAddress
  readonly label: { readonly el: string; readonly en: string }
}

function Output({ name, cell, label }: OutputProps) {
  const { t, language } = useTexts()
  const calculator = useOpenCalculator()
  const { revision } = useCalculatorState()
  const value = calculator.remote.outputs.get(name) ?? null
  const { text } = shownCell(calculator, cell, value, language)
  const isMarked = useMark(revision === 0 ? undefined : text)
  return (
    <div data-changed={isMarked || undefined}>
      <dt>
        {inLanguage(label, language)}
        <ExplainButton cell={cell} />
      </dt>
      <dd>
        <span role="status">
          {text || '\u00a0'}
          {isMarked && <span className={classes.unseen}> {t('calc.changed')}</span>}
        </span>
      </dd>
    </div>
  )
}

/** Whether a text has changed a moment ago; the first one has not. */
function useMark(text: string | undefined): boolean {
  const [isMarked, setMarked] = useState(false)
  const before = useRef(text)
  useEffect(() => {
    const last = before.current
    before.current = text
    if (last === text || last === undefined) return
    setMarked(true)
    const timer = setTimeout(() => setMarked(false), MARKED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return isMarked
}
