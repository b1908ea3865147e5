import { builtInOf } from '@telemachos/contract/core/define-texts'
import { Heading, Row, Stack, Text } from '#layout'
import { BrandMark, Button, LanguageSwitch, Loadable } from '#ui'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import { useState, type ReactNode } from 'react'
import {
  callAddress,
  call,
  signOff,
  useCall,
  useTexts,
  type Identity,
  type Texts,
  errorText,
  isConflict,
} from '#shared'
import { ConsentBlocks } from './consent-blocks.tsx'
import classes from './consent-page.module.css'

type Consent = OutputOf<typeof contract.identity.calls.getConsent>

interface Props {
  readonly identity: Identity
  readonly projectId: number
  /** Where the person wanted to go. */
  readonly returnUrl: string
  readonly onTexts: (texts: Texts) => void
  /** The person has agreed: the project is open. */
  readonly onAgreed: () => Promise<void>
}

/** What the project does with personal data, and the person's consent to it (spec §2.1, /gdpr). */
export function ConsentPage(props: Props) {
  const { t } = useTexts()
  const { identity, projectId } = props
  const consent = useCall('identity.getConsent', { ProjectId: projectId })
  const project = identity.Projects.find(({ Id }) => Id === projectId)
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <BrandMark />
        <LanguageSwitch onTexts={props.onTexts} />
      </header>
      <main className={classes.card}>
        <p className={classes.over}>{project?.Descr}</p>
        <Heading as="h1" size="profile" className={classes.title}>
          {t('consent.title')}
        </Heading>
        <Loadable query={consent}>
          {(found) => (
            <Content {...props} consent={found} onChanged={() => void consent.refetch()} />
          )}
        </Loadable>
      </main>
    </div>
  )
}

interface ContentProps extends Props {
  readonly consent: Consent
  /** A newer text is there. */
  readonly onChanged: () => void
}

function Content({ consent, ...props }: ContentProps) {
  const { t, language } = useTexts()
  const { Asked, Required, Current } = consent
  if (!Asked) return <Message text={t('consent.notAsked')} link={<Back {...props} />} />
  if (!Current) {
    return (
      <Message
        text={t('consent.noText')}
        link={Required ? <SignOff text={t('consent.signOff')} /> : <Back {...props} />}
      />
    )
  }
  return (
    <>
      <p className={classes.lead}>{leadOf(consent, t)}</p>
      {Current.Translation ? (
        <>
          <div lang={Current.Translation.Language}>
            <ConsentBlocks text={Current.Translation.Text} />
          </div>
          <Text tone="soft" size="small">
            {t('consent.translated')}
          </Text>
          <details>
            <summary>{t('consent.original')}</summary>
            <ConsentBlocks text={Current.Text[builtInOf(language)]} />
          </details>
        </>
      ) : (
        <ConsentBlocks text={Current.Text[builtInOf(language)]} />
      )}
      <Text tone="faint" size="small">
        {t('consent.version', {
          version: Current.Version,
          from: formatDate(Current.ValidFrom),
        })}
      </Text>
      {Required ? (
        <Decision {...props} version={Current.Version} translation={Current.Translation?.Version} />
      ) : (
        <Stack gap={3} align="start">
          <Back {...props} />
        </Stack>
      )}
    </>
  )
}

function leadOf({ Required, Last }: Consent, t: Texts['t']): string {
  if (Required && Last) return t(Last.Kind === 'given' ? 'consent.newer' : 'consent.again')
  if (Required || !Last) return t('consent.lead')
  return t('consent.given', { at: formatDateTime(Last.At), version: Last.Version })
}

function Decision({
  identity,
  projectId,
  version,
  translation,
  onAgreed,
  onChanged,
}: Omit<ContentProps, 'consent'> & {
  readonly version: number
  readonly translation: number | undefined
}) {
  const { t, language } = useTexts()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  if (identity.StandIn) return <p className={classes.notOwn}>{t('consent.notOwn')}</p>

  async function agree(): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      const input = {
        ProjectId: projectId,
        Version: version,
        Language: builtInOf(language),
        ...(translation !== undefined && { Translation: translation }),
      }
      await call('identity.giveConsent', input)
      await onAgreed()
    } catch (error) {
      setSending(false)
      if (isConflict(error)) onChanged()
      setProblem(isConflict(error) ? t('consent.changed') : errorText(error, t))
    }
  }

  return (
    <Stack gap={3} align="start" data-decision="">
      <Text tone="faint" size="small">
        {t('consent.voluntary')}
      </Text>
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
      <Row gap={5} lineGap={3} align="center" className={classes.buttons}>
        <Button size="md" loading={sending} onClick={() => void agree()}>
          {t('consent.agree')}
        </Button>
        <SignOff text={t('consent.notNow')} />
      </Row>
    </Stack>
  )
}

function Message({ text, link }: { readonly text: string; readonly link: ReactNode }) {
  return (
    <>
      <p className={classes.lead}>{text}</p>
      <Stack gap={3} align="start">
        {link}
      </Stack>
    </>
  )
}

function Back({ returnUrl }: Pick<Props, 'returnUrl'>) {
  const { t } = useTexts()
  return (
    <a className={classes.second} href={returnUrl}>
      {t('consent.back')}
    </a>
  )
}

function SignOff({ text }: { readonly text: string }) {
  return (
    <a className={classes.second} href={callAddress('identity.signOff', {})} onClick={signOff}>
      {text}
    </a>
  )
}
