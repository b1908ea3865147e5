import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { IconButton, MissingMark } from '#ui'
import projectClasses from '../projects.module.css'
import { textsAt } from '../texts-at.ts'
import { answerTypeName, answerTypeOf } from './answer-type.ts'
import { problemsOfQuestion, readableOf } from './question-problems.ts'
import { namesOf, questionsOf } from './form-draft.ts'
import { QuestionForm } from './question-form.tsx'
import type { QuestionRowProps } from './part-props.ts'

/** A question in a line; opened, with everything that is set about it. */
export function QuestionRow(props: QuestionRowProps) {
  const { sections, one, title, isOpen, onOpen } = props
  const { t, language } = useTexts()
  const { name, question } = one
  const all = sections.flatMap(questionsOf)
  const earlier = all.slice(0, namesOf(sections).indexOf(name))
  const readable = readableOf(earlier, one, language)
  const problems = problemsOfQuestion(question, readable, t)
  const isWrong = Object.values(problems).some(Boolean)
  const facts = [
    answerTypeName(answerTypeOf(one), t),
    ...(question['Required'] === true ? [t('projects.application.required')] : []),
    ...(question['Show'] ? [t('projects.application.conditional')] : []),
    name,
  ]
  return (
    <div>
      <div className={projectClasses.fieldLine}>
        <strong>
          {title} <MissingMark value={textsAt(question, { path: ['Label'] })} />
        </strong>
        <Text as="span" tone="faint" size="medium">
          {isWrong ? (
            <span className={projectClasses.error}>{t('projects.application.wrong')}</span>
          ) : (
            facts.join(' · ')
          )}
        </Text>
        <IconButton
          label={t(isOpen ? 'projects.application.close' : 'projects.application.open', {
            name: title,
          })}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? undefined : name)}
        >
          {isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </IconButton>
      </div>
      {isOpen && <QuestionForm {...props} readable={readable} problems={problems} />}
    </div>
  )
}
