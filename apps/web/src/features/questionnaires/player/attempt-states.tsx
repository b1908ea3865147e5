import { formatDateTime } from '@telemachos/rules/dates'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { errorText, useTexts } from '#shared'
import { Button } from '#ui'
import { formatRemaining } from '@telemachos/rules/remaining'
import classes from './player.module.css'
import type { Questionnaire } from './quest-source.ts'
import { openFor, timeFor } from './time-words.ts'

interface MoveProps {
  readonly questionnaire: Questionnaire
  /** Makes the attempt run; its refusal is said here. */
  readonly onGo: () => Promise<void>
}

/** Before the start: what awaits one. The clock begins with the button. */
export function Intro({ questionnaire, onGo }: MoveProps) {
  const { t } = useTexts()
  const { Section, Duration, Window, Epoch } = questionnaire
  const count = Section.flatMap(({ Questions }) => Questions).filter(
    ({ TypeId }) => TypeId !== INFORMATION && TypeId !== CALCULATED,
  ).length
  return (
    <section className={classes.card}>
      {Epoch > 0 && <p className={classes.lead}>{t('quest.intro.cleared')}</p>}
      <p className={classes.lead}>{t('quest.intro.lead')}</p>
      <ul className={classes.facts}>
        <li>{t('quest.intro.questions', { count })}</li>
        {Duration !== null && <li>{timeFor(Duration, t)}</li>}
        {Window !== null && <li>{openFor(Window, t)}</li>}
        {Duration === null && Window === null && <li>{t('quest.intro.noLimit')}</li>}
      </ul>
      <Go label={t('quest.start')} onGo={onGo} />
    </section>
  )
}

const INFORMATION = 22
const CALCULATED = 23

/** In a pause: what is there already, and until when one may go on. */
export function Paused({ questionnaire, onGo }: MoveProps) {
  const { t } = useTexts()
  const { Duration, Remaining, Deadline } = questionnaire
  const asked = questionnaire.Section.flatMap(({ Questions }) => Questions).filter(
    ({ TypeId }) => TypeId !== INFORMATION && TypeId !== CALCULATED,
  )
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('quest.paused.title')}</h2>
      <p className={classes.lead}>
        {t('quest.paused.text', {
          answered: asked.filter(({ Answer }) => Answer).length,
          total: asked.length,
        })}
      </p>
      <ul className={classes.facts}>
        {Duration !== null && Remaining !== null && (
          <li>{t('quest.paused.left', { time: formatRemaining(Remaining * 1_000) })}</li>
        )}
        {Deadline && <li>{t('quest.paused.until', { date: formatDateTime(Deadline) })}</li>}
      </ul>
      <Go label={t('quest.continue')} onGo={onGo} />
    </section>
  )
}

function Go({ label, onGo }: { readonly label: string; readonly onGo: () => Promise<void> }) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const go = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await onGo()
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="md" loading={isBusy} onClick={() => void go()}>
        {label}
      </Button>
      <p role="alert" className={problem ? classes.problem : undefined}>
        {problem}
      </p>
    </>
  )
}

interface MessageProps {
  readonly title: string
  readonly text: string
  /** Whether it came in the place of what somebody was at: it takes the focus, and is read out. */
  readonly isNews?: boolean
  readonly children?: ReactNode
}

/** How an attempt stands, in a word and a sentence. */
export function Message({ title, text, isNews = false, children }: MessageProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <section className={classes.card}>
      <h2 ref={heading} tabIndex={-1} aria-describedby={id} className={classes.heading}>
        {title}
      </h2>
      <p id={id} className={classes.lead}>
        {text}
      </p>
      {children}
    </section>
  )
}
