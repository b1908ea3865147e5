import { FailureNotice, Row, Stack, Text } from '#layout'
import { useQueryClient } from '@tanstack/react-query'
import {
  errorText,
  isConflict,
  otherWriter,
  refusalOf,
  useIdentity,
  useTexts,
  useWrite,
  type CallOutput,
} from '#shared'
import { askToConfirm, Button, ConflictNote, ProjectLink, toast } from '#ui'
import { PersonLink } from '#features/people'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { pathOf } from '@telemachos/contract/paths'
import { askedMicrodata } from '@telemachos/rules/microdata-form'
import classes from './microdata.module.css'
import { QuestionField } from './question-field.tsx'
import { shownForm, typeAnswer, type Typed } from './typed-answers.ts'

interface Props {
  readonly form: CallOutput<'microdata.getStart'>
  readonly userId: number
  readonly phase: Phase
  /** Whether it is the person themself who fills it in. */
  readonly isOwn: boolean
  /** Whether the questions are those that the project asks now, in place of the form's own. */
  readonly isNewForm: boolean
  /** What is typed and not saved. */
  readonly typed: Typed | undefined
  readonly onTyped: (typed: Typed | undefined) => void
}

/** A form that is not final: its questions as far as they are asked, as a draft or for good. */
export function FormFields(props: Props) {
  const { form, userId, phase, isOwn, isNewForm, typed, onTyped } = props
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite(phase === 'start' ? 'microdata.setStart' : 'microdata.setEnd')
  const queries = useQueryClient()
  const { questions, version, answers } = shownForm(form, typed)
  const asked = askedMicrodata(questions, answers)

  async function save(final: boolean, Version = version): Promise<void> {
    const isSure = !final || (await askToConfirm({ title: t('microdata.form.final.confirm') }))
    if (!isSure) return
    const Data = asked.map(({ Id }) => ({ id: Id, Answer: answers[Id] ?? '' }))
    await write.mutateAsync({
      ProjectId,
      UserId: userId,
      Data,
      Final: final,
      Version,
      NewForm: isNewForm,
    })
    onTyped(undefined)
    toast(t(`microdata.form.saved.${final ? 'final' : 'draft'}`))
  }
  /** What somebody else saved meanwhile, in place of what is typed here. */
  async function takeTheirs(): Promise<void> {
    await queries.invalidateQueries()
    onTyped(undefined)
    write.reset()
  }
  return (
    <Stack gap={4}>
      {form.Faults.length > 0 && (
        <div className={classes.blocked}>
          <p>{t(isOwn ? 'microdata.own.faults' : 'microdata.form.blocked')}</p>
          <ul>
            {form.Faults.map((fault) => (
              <li key={fault}>{t(`microdata.fault.${fault}`)}</li>
            ))}
          </ul>
          {isOwn && (
            <ProjectLink to={pathOf('userinfo')}>{t('microdata.own.toDetails')}</ProjectLink>
          )}
          {!isOwn && form.HasLeft && <p>{t('microdata.form.hasLeft')}</p>}
          {!isOwn && !form.HasLeft && (
            <PersonLink id={userId}>{t('microdata.form.toPerson')}</PersonLink>
          )}
        </div>
      )}
      <fieldset
        key={`${version} ${isNewForm}`}
        disabled={write.isPending}
        role="presentation"
        className={classes.held}
      >
        {asked.map((question) => (
          <div key={question.Id} className={question.Child ? classes.child : undefined}>
            <QuestionField
              question={question}
              value={answers[question.Id] ?? ''}
              error={refusalOf(write.error, `Data.${question.Id}`)}
              onChange={(answer) => onTyped(typeAnswer(form, typed, [question.Id, answer]))}
            />
          </div>
        ))}
      </fieldset>
      {isConflict(write.error) ? (
        <ConflictNote
          {...otherWriter(write.error)}
          isBusy={write.isPending}
          onMine={() => {
            // Whoever keeps their own has seen what there is now.
            const seen = Number(write.error?.details['Version'] ?? 0)
            void save(write.variables?.Final ?? false, seen).catch(() => {})
          }}
          onTheirs={() => void takeTheirs()}
        />
      ) : (
        write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>
      )}
      <Row gap={3}>
        <Button
          size="md"
          variant="default"
          loading={write.isPending}
          onClick={() => void save(false).catch(() => {})}
        >
          {t('microdata.form.draft')}
        </Button>
        <Button
          size="md"
          disabled={form.Faults.length > 0}
          held={write.isPending}
          onClick={() => void save(true).catch(() => {})}
        >
          {t('microdata.form.final')}
        </Button>
      </Row>
      {form.Version === 0 && form.Data.length > 0 && !isOwn && (
        <Text tone="soft">{t('microdata.form.proposed')}</Text>
      )}
    </Stack>
  )
}
