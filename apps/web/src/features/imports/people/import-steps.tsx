import { Row } from '#layout'
import { useEffect, useRef } from 'react'
import { useTexts } from '#shared'
import { Button } from '#ui'
import { STEPS, type Step } from './import-job.ts'

interface ImportStepsProps {
  readonly step: Step
  readonly disabled: boolean
  readonly onStep: (step: Step) => void
}

/** Where in the import somebody is, and the way to its other steps. */
export function ImportSteps({ step, disabled, onStep }: ImportStepsProps) {
  const { t } = useTexts()
  const steps = useRef<HTMLElement>(null)
  const before = useRef(step)
  useEffect(() => {
    // The button that led here is gone: the next step begins below these.
    if (before.current !== step) steps.current?.focus()
    before.current = step
  }, [step])
  return (
    <Row as="nav" ref={steps} tabIndex={-1} gap={2} aria-label={t('imports.steps')}>
      {STEPS.map((one) => (
        <Button
          key={one}
          variant={one === step ? 'light' : 'subtle'}
          aria-current={one === step ? 'step' : undefined}
          disabled={disabled}
          onClick={() => onStep(one)}
        >
          {t(`imports.step.${one}`)}
        </Button>
      ))}
    </Row>
  )
}
