import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LANGUAGES, type Language } from '@telemachos/contract/core/define-texts'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { safeReturnUrl } from '../../../shared/navigation/return-url.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Loadable } from '../../../shared/ui/loadable.tsx'
import { toast } from '../../../shared/ui/toast-store.ts'
import { Intro, Message, Paused } from './attempt-states.tsx'
import { ClosedAnswers } from './closed-answers.tsx'
import classes from './player.module.css'
import {
  loadQuestionnaire,
  type Questionnaire,
  type QuestSource,
  type WireClock,
} from './quest-source.ts'
import { Running } from './running.tsx'

interface Props {
  readonly source: QuestSource
  readonly userId: number
  /** The questionnaire's language at first; Greek without it (spec §9). */
  readonly lang?: Language
  /** The project's home. */
  readonly homeHref: string
  /** Goes to another page of this site. */
  readonly onLeave: (href: string) => void
  /** Outside the shell the page has margins of its own. */
  readonly isAlone?: boolean
}

const NAMES: Readonly<Record<Language, string>> = { el: 'ΕΛ', en: 'EN' }

/** A questionnaire, however it stands: to begin, to answer, paused, over, or to read. */
export function QuestPage({ source, userId, homeHref, onLeave, isAlone, ...props }: Props) {
  const { t } = useTexts()
  const [lang, setLang] = useState<Language>(props.lang ?? 'el')
  const query = useQuery<Questionnaire>({
    queryKey: ['questionnaire', source, lang],
    queryFn: () => loadQuestionnaire(source, lang),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const reload = async () => (await query.refetch()).data
  const Frame = isAlone ? 'main' : 'div'
  return (
    <Frame className={isAlone ? `${classes.page} ${classes.alone}` : classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title} lang={lang} dir="auto">
          {query.data?.Title ?? t('route.root.quest.title')}
        </h1>
        <div role="group" aria-label={t('quest.language')} className={classes.languages}>
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
      </header>
      {isRefused(query.error) ? (
        <Refused error={query.error} homeHref={homeHref} />
      ) : (
        <Loadable query={query}>
          {(questionnaire) => (
            <Standing
              questionnaire={questionnaire}
              source={source}
              userId={userId}
              lang={lang}
              reload={reload}
              homeHref={homeHref}
              onLeave={onLeave}
            />
          )}
        </Loadable>
      )}
    </Frame>
  )
}

interface StandingProps extends Pick<Props, 'source' | 'userId' | 'homeHref' | 'onLeave'> {
  readonly questionnaire: Questionnaire
  readonly lang: Language
  readonly reload: () => Promise<Questionnaire | undefined>
}

function Standing(props: StandingProps) {
  const { questionnaire, lang, userId, reload, homeHref, onLeave } = props
  const { t } = useTexts()
  const { State, AnswerSetId, CanAnswer, Epoch } = questionnaire
  const answers = <ClosedAnswers questionnaire={questionnaire} lang={lang} />
  const home = <a href={homeHref}>{t('quest.toHome')}</a>
  const move = async (name: 'pause' | 'resume'): Promise<void> => {
    if (AnswerSetId !== null) await call(`questionnaires.${name}`, { AnswerSetId })
    await reload()
  }
  if (State === 'finished') {
    const date = questionnaire.Completion ? formatDateTime(questionnaire.Completion) : ''
    return (
      <>
        <Message title={t('quest.finished.title')} text={t('quest.finished.text', { date })}>
          {home}
        </Message>
        {answers}
      </>
    )
  }
  if (State === 'expired') {
    return (
      <>
        <Message title={t('quest.expired.title')} text={t('quest.expired.text')}>
          {home}
        </Message>
        {answers}
      </>
    )
  }
  if (!CanAnswer) {
    return State === 'notStarted' ? (
      <Message title={t('quest.notStarted.title')} text={t('quest.notStarted.text')}>
        {home}
      </Message>
    ) : (
      <>
        <Message title={t('quest.reading.title')} text={t('quest.reading.text')}>
          {home}
        </Message>
        {answers}
      </>
    )
  }
  if (State === 'paused') {
    return <Paused questionnaire={questionnaire} onGo={() => move('resume')} />
  }
  if (State === 'notStarted' || AnswerSetId === null) {
    return <Intro questionnaire={questionnaire} onGo={() => start(questionnaire, reload)} />
  }
  const onClock = (clock: WireClock): void => {
    if (clock.State !== State || clock.Epoch !== Epoch) void reload()
  }
  return (
    <Running
      key={`${AnswerSetId} ${Epoch}`}
      userId={userId}
      questionnaire={questionnaire}
      answerSetId={AnswerSetId}
      lang={lang}
      reload={reload}
      onClock={onClock}
      onPause={async () => {
        await move('pause').catch((error: unknown) =>
          toast(errorText(error, t), { kind: 'failed' }),
        )
      }}
      onFinished={() => {
        toast(t('quest.finished.toast'))
        const { OnFinish } = questionnaire.Extra
        onLeave(OnFinish === '' ? homeHref : safeReturnUrl(OnFinish))
      }}
    />
  )
}

/** Starts the clock; where another version has been published meanwhile, that one is shown. */
async function start(
  { AnswerSetId, ActionId, MenteeId, VersionId }: Questionnaire,
  reload: () => Promise<unknown>,
): Promise<void> {
  const which = AnswerSetId === null ? { ActionId, MenteeId } : { AnswerSetId }
  try {
    await call('questionnaires.start', { ...which, VersionId })
  } finally {
    await reload()
  }
}

/** A refusal that trying again does not change. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function Refused({ error, homeHref }: { readonly error: ApiError; readonly homeHref: string }) {
  const { t } = useTexts()
  const isMissing = error.code === 'not_found' || error.code === 'forbidden'
  return (
    <EmptyState
      title={t(isMissing ? 'quest.notFound.title' : 'quest.refused.title')}
      text={isMissing ? t('quest.notFound.text') : errorText(error, t)}
      action={<a href={homeHref}>{t('quest.toHome')}</a>}
    />
  )
}
