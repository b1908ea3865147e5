import { inLanguage } from './in-language.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { shownCell } from './cell-text.ts'
import classes from './calculator.module.css'
import { ExplainButton } from './explain-button.tsx'
import { useCellValue, useOpenCalculator } from './use-calculator.ts'
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
  useCellValue(cell)
  const { text } = shownCell(calculator, cell, calculator.output(name), language)
  const isMarked = useMark(text)
  return (
    <div data-changed={isMarked || undefined}>
      <dt>
        {inLanguage(label, language)}
        <ExplainButton cell={cell} />
      </dt>
      <dd>
        <span role="status">
          {text}
          {isMarked && <span className={classes.unseen}> {t('calc.changed')}</span>}
        </span>
      </dd>
    </div>
  )
}

/** Whether a text has changed a moment ago. */
function useMark(text: string): boolean {
  const [isMarked, setMarked] = useState(false)
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    setMarked(true)
    const timer = setTimeout(() => setMarked(false), MARKED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return isMarked
}
