import { Row } from '#layout'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { builtInOf, isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import { formatDateTime } from '@telemachos/rules/dates'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { ApiError, call, errorText, safeReturnUrl, useOpenedTitle, useTexts } from '#shared'
import { Dialogs, EmptyState, lazyPart, Loadable, toast, Toasts, showSystemMessage } from '#ui'
import type { AttemptListener } from './attempt-listener.tsx'
import { Intro, Message, Paused } from './attempt-states.tsx'
import { ClosedAnswers } from './closed-answers.tsx'
import classes from './player.module.css'
import {
  givenQuestionnaire,
  loadQuestionnaire,
  type Questionnaire,
  type QuestSource,
  type WireClock,
} from './quest-source.ts'
import { QuestLanguages } from './quest-languages.tsx'
import { Running } from './running.tsx'
import { useStaysTrue } from './use-stays-true.ts'
import { UnsentAnswers } from './unsent-answers.tsx'

const AttemptActs = lazyPart(() => import('./attempt-acts.tsx'), 'AttemptActs')

interface Props {
  /** Undefined for an address that can be nobody's. */
  readonly source: QuestSource | undefined
  /** The questionnaire's language at first; Greek without it (spec §9). */
  readonly lang?: Language
  /** The project's home; undefined for whom there is none. */
  readonly homeHref: string | undefined
  /** Goes to another page of this site; without it, or without a home, one stays here after finishing. */
  readonly onLeave?: (href: string) => void
  /** True for who may give others more time, and clear their answers. */
  readonly canManage?: boolean
  /** Hears what becomes of the attempt elsewhere; without it, for whom nothing is heard. */
  readonly Listener?: typeof AttemptListener
  /** Outside the shell the page has margins of its own. */
  readonly isAlone?: boolean
  /** What chooses the language of the whole page, and with it `lang`; otherwise there is a choice here. */
  readonly languageSwitch?: ReactNode
}

/** A questionnaire, however it stands: to begin, to answer, paused, over, or to read. */
export function QuestPage({ source, homeHref, isAlone, canManage, Listener, ...props }: Props) {
  const { languageSwitch } = props
  const { t, language } = useTexts()
  // Who reads in a language that was added reads what is translated into it, where English would be.
  const [chosen, setChosen] = useState(
    builtInOf(props.lang ?? (isBuiltIn(language) ? 'el' : language)),
  )
  const wanted = languageSwitch === undefined ? chosen : builtInOf(props.lang ?? 'el')
  const query = useQuery<Questionnaire>({
    queryKey: ['questionnaire', source, wanted],
    queryFn: source ? () => loadQuestionnaire(source, wanted) : skipToken,
    initialData: () => givenQuestionnaire(source, wanted),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const { refetch } = query
  const reload = useCallback(async () => (await refetch()).data, [refetch])
  useStaysTrue(query.data, reload)
  useOpenedTitle(query.data?.Title)
  const languages = query.data?.Languages ?? []
  // What is not written in the language that was asked for comes in the one that it has.
  const lang = languages.includes(wanted) ? wanted : (languages[0] ?? 'el')
  // What is translated stands where the English is.
  const worded = lang === 'en' && !isBuiltIn(language) ? language : lang
  const Frame = isAlone ? 'main' : 'div'
  return (
    <Frame className={isAlone ? `${classes.page} ${classes.alone}` : classes.page}>
      <Row as="header" gap={3} align="center" justify="between">
        <h1 className={classes.title} lang={query.data && worded} dir="auto">
          {query.data?.Title ?? t('route.root.quest.title')}
        </h1>
        {languageSwitch ?? (
          <QuestLanguages languages={languages} current={lang} onChoose={setChosen} />
        )}
      </Row>
      {source === undefined || isRefused(query.error) ? (
        <Refused error={query.error} homeHref={homeHref} />
      ) : (
        <Loadable query={query}>
          {(questionnaire) => (
            <>
              <Standing
                {...props}
                questionnaire={questionnaire}
                lang={worded}
                reload={reload}
                homeHref={homeHref}
              />
              {Listener && <Listener questionnaire={questionnaire} onChanged={reload} />}
              {canManage && questionnaire.AnswerSetId && (
                <Suspense fallback={null}>
                  <AttemptActs
                    questionnaire={questionnaire}
                    answerSetId={questionnaire.AnswerSetId}
                    onChanged={reload}
                  />
                </Suspense>
              )}
            </>
          )}
        </Loadable>
      )}
      {isAlone && (
        <>
          <Toasts />
          <Dialogs />
        </>
      )}
    </Frame>
  )
}

interface StandingProps extends Pick<Props, 'homeHref' | 'onLeave'> {
  readonly questionnaire: Questionnaire
  readonly lang: Language
  readonly reload: () => Promise<Questionnaire | undefined>
}

function Standing(props: StandingProps) {
  const { questionnaire, lang, reload, homeHref, onLeave } = props
  const { t } = useTexts()
  const { State, Status, AnswerSetId, CanAnswer, Epoch } = questionnaire
  const stands = `${State} ${Status}`
  const [before] = useState(stands)
  const isNews = stands !== before
  const answers = (
    <>
      <UnsentAnswers questionnaire={questionnaire} />
      <ClosedAnswers questionnaire={questionnaire} lang={lang} />
    </>
  )
  const home = homeHref !== undefined && <a href={homeHref}>{t('quest.toHome')}</a>
  const move = async (name: 'questionnaires.pause' | 'questionnaires.resume'): Promise<void> => {
    try {
      if (AnswerSetId !== null) await call(name, { AnswerSetId })
    } finally {
      // What hinders it may be that it stands differently by now.
      await reload()
    }
  }
  if (State === 'finished') {
    const date = questionnaire.Completion ? formatDateTime(questionnaire.Completion) : ''
    return (
      <>
        <Message
          title={t('quest.finished.title')}
          text={t('quest.finished.text', { date })}
          isNews={isNews}
        >
          {home}
        </Message>
        {answers}
      </>
    )
  }
  // The server still takes what was on its way for a moment; for people it is over.
  if (State === 'expired' || Status === 'Expired') {
    return (
      <>
        <Message title={t('quest.expired.title')} text={t('quest.expired.text')} isNews={isNews}>
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
    return <Paused questionnaire={questionnaire} onGo={() => move('questionnaires.resume')} />
  }
  if (State === 'notStarted' || AnswerSetId === null) {
    return <Intro questionnaire={questionnaire} onGo={() => start(questionnaire, reload)} />
  }
  const onClock = async (clock: WireClock): Promise<void> => {
    const isOver = clock.Status === 'Expired'
    if (isOver || clock.State !== State || clock.Epoch !== Epoch) await reload()
  }
  return (
    <Running
      key={`${AnswerSetId} ${Epoch}`}
      questionnaire={questionnaire}
      answerSetId={AnswerSetId}
      lang={lang}
      reload={reload}
      onClock={onClock}
      onPause={async () => {
        await move('questionnaires.pause').catch((error: unknown) => showSystemMessage(error, t))
      }}
      onFinished={() => {
        toast(t('quest.finished.toast'))
        const { OnFinish } = questionnaire.Extra
        const next = OnFinish === '' ? homeHref : safeReturnUrl(OnFinish)
        if (!onLeave || next === undefined) void reload()
        else onLeave(next)
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

interface RefusedProps {
  /** Without one, the address itself leads nowhere. */
  readonly error: Error | null
  readonly homeHref: string | undefined
}

function Refused({ error, homeHref }: RefusedProps) {
  const { t } = useTexts()
  const refusal = isRefused(error) ? error : undefined
  const isMissing = !refusal || refusal.code === 'not_found' || refusal.code === 'forbidden'
  return (
    <EmptyState
      title={t(isMissing ? 'quest.notFound.title' : 'quest.refused.title')}
      text={isMissing ? t('quest.notFound.text') : errorText(refusal, t)}
      action={homeHref !== undefined && <a href={homeHref}>{t('quest.toHome')}</a>}
    />
  )
}
