import { Row, Text } from '#layout'
import { type BuiltInLanguage, builtInOf, LANGUAGES } from '@telemachos/contract/core/define-texts'
import type { Answer, Answers } from '@telemachos/questionnaire/answers'
import { compileDraft } from '@telemachos/questionnaire/author/compile-draft'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { fromWire } from '@telemachos/questionnaire/from-wire'
import { toWire } from '@telemachos/questionnaire/to-wire'
import { useMemo, useState } from 'react'
import { useTexts } from '#shared'
import { Button, EmptyState } from '#ui'
import playerClasses from '../../player/player.module.css'
import classes from '../editor.module.css'
import { PreviewQuestions } from './preview-questions.tsx'

const NAMES: Readonly<Record<BuiltInLanguage, string>> = { el: 'ΕΛ', en: 'EN' }
const NO_ANSWERS: Answers = new Map()

/** The draft as a person answers it, with the player's own questions; nothing leaves the page. */
export function Preview({ draft }: { readonly draft: Draft }) {
  const { t, language } = useTexts()
  const [lang, setLang] = useState(builtInOf(language))
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const [round, setRound] = useState(0)
  const [now] = useState(() => new Date().toISOString())
  // By way of the wire, so that it is what the player gets.
  const definition = useMemo(
    () => fromWire(toWire(compileDraft(draft), NO_ANSWERS, lang)),
    [draft, lang],
  )
  const evaluation = useMemo(
    () => new Evaluation(definition, answers, now),
    [definition, answers, now],
  )
  const answer = (groupId: number, given: Answer): void =>
    setAnswers((before) => new Map(before).set(groupId, given))
  return (
    <div className={classes.preview}>
      <Row gap={4} lineGap={2} align="center" justify="between">
        <Text tone="faint">{t('questEdit.preview.note')}</Text>
        <Row gap={2} align="center">
          <Button
            variant="default"
            onClick={() => {
              setAnswers(NO_ANSWERS)
              setRound(round + 1)
            }}
          >
            {t('questEdit.preview.again')}
          </Button>
          <div role="group" aria-label={t('quest.language')} className={playerClasses.languages}>
            {LANGUAGES.map((name) => (
              <button
                key={name}
                type="button"
                lang={name}
                aria-pressed={name === lang}
                onClick={() => setLang(name)}
              >
                {NAMES[name]}
              </button>
            ))}
          </div>
        </Row>
      </Row>
      {evaluation.visible.length === 0 ? (
        <EmptyState title={t('questEdit.preview.none')} text={t('questEdit.preview.noneText')} />
      ) : (
        <PreviewQuestions key={round} evaluation={evaluation} lang={lang} onAnswer={answer} />
      )}
    </div>
  )
}
